import StatsData

/// The subcommands that work on the history without opening the dashboard.
enum Command: Hashable {
  case sync(SyncOptions)
  case doctor(DoctorOptions)
  case importFiles(ImportOptions)
  case export(ExportOptions)
  case print(PrintOptions)
  case collect(CollectOptions)
  case login(LoginOptions)
  case logout
  case schema
  case invoice(InvoiceOptions)

  /// Nil where the first word is none of them.
  static func parse(_ words: [String]) throws(UsageError) -> Command? {
    if PrintOptions.isMeant(by: words) { return .print(try PrintOptions.parse(words)) }
    if let word = words.first, word == "logout" || word == "schema" {
      if words.count > 1 { throw UsageError("\(word) takes nothing after it.") }
      return word == "logout" ? .logout : .schema
    }
    return switch words.first {
    case "sync": .sync(try SyncOptions.parse(words.dropFirst()))
    case "doctor": .doctor(try DoctorOptions.parse(words.dropFirst()))
    case "import": .importFiles(try ImportOptions.parse(words.dropFirst()))
    case "export": .export(try ExportOptions.parse(words.dropFirst()))
    case "collect": .collect(try CollectOptions.parse(words.dropFirst()))
    case "login": .login(try LoginOptions.parse(words.dropFirst()))
    case "invoice": .invoice(try InvoiceOptions.parse(words.dropFirst()))
    default: nil
    }
  }

  /// The exit status.
  func run(environment: [String: String], output: CommandOutput = .standard) async -> Int32 {
    switch self {
    case .sync(let options):
      await SyncCommand(options: options, output: output).run(environment: environment)
    case .doctor(let options):
      await DoctorCommand(options: options, output: output).run(environment: environment)
    case .importFiles(let options):
      await ImportCommand(options: options, output: output).run(environment: environment)
    case .export(let options):
      await ExportCommand(options: options, output: output).run(environment: environment)
    case .print(let options):
      await PrintCommand(options: options, output: output).run(environment: environment)
    case .collect(let options):
      await CollectCommand(options: options, output: output).run(environment: environment)
    case .login(let options):
      await LoginCommand(options: options, output: output).run(environment: environment)
    case .logout: await LogoutCommand(output: output).run(environment: environment)
    case .schema: schema(output)
    case .invoice(let options):
      await InvoiceCommand(options: options, environment: environment, output: output).run()
    }
  }

  private func schema(_ output: CommandOutput) -> Int32 {
    output.answer(SchemaSQL.text + "\n")
    return 0
  }
}
