/// What `codingfit doctor` is asked for.
struct DoctorOptions: Hashable {
  var isJSON = false

  /// Reads the words after `doctor`.
  static func parse(_ words: ArraySlice<String>) throws(UsageError) -> DoctorOptions {
    var options = DoctorOptions()
    options.isJSON = try !CommandTable.doctor.read(words).isEmpty
    return options
  }
}
