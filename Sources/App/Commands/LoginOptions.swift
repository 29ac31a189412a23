/// What `codingfit login` is asked for.
struct LoginOptions: Hashable {
  /// Nil: asked for.
  var email: String?
  /// Have a code mailed in place of asking for the password.
  var usesCode = false
  /// Read the password from a pipe.
  var readsStandardInput = false

  /// Reads the words after `login`. There is no word for a password: everybody on this machine can
  /// read command lines.
  static func parse(_ words: ArraySlice<String>) throws(UsageError) -> LoginOptions {
    var options = LoginOptions()
    if words.contains(where: { $0 == "--password" || $0.hasPrefix("--password=") }) {
      throw UsageError("A password on the command line can be seen by others; leave it out.")
    }
    for word in try CommandTable.login.read(words) {
      switch word.name {
      case "--email": options.email = word.value
      case "--code": options.usesCode = true
      default: options.readsStandardInput = true
      }
    }
    if options.usesCode, options.readsStandardInput {
      throw UsageError("--code and --password-stdin exclude each other.")
    }
    if options.readsStandardInput, options.email == nil {
      throw UsageError("--password-stdin needs --email.")
    }
    return options
  }
}
