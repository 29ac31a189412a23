/// What `codingfit login` is asked for.
struct LoginOptions: Hashable {
  /// Nil: asked for.
  var email: String?
  /// Have a code mailed in place of asking for the password.
  var usesCode = false
  /// Read the password from a pipe.
  var readsStandardInput = false

  static let flags = ["--email", "--code", "--password-stdin"]

  /// Reads the words after `login`. There is no word for a password: everybody on this machine can
  /// read command lines.
  static func parse(_ words: ArraySlice<String>) throws(UsageError) -> LoginOptions {
    var options = LoginOptions()
    var reader = WordReader(words)
    while let word = reader.next() {
      switch word.flag {
      case "--email": options.email = try reader.value("an e-mail address")
      case "--code":
        try reader.refuseValue()
        options.usesCode = true
      case "--password-stdin":
        try reader.refuseValue()
        options.readsStandardInput = true
      case "--password":
        throw UsageError("A password on the command line can be seen by others; leave it out.")
      default: throw UsageError(unknown: word.text, among: flags)
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
