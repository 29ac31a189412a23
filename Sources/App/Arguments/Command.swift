/// The subcommands that work on the history without opening the dashboard.
enum Command: Hashable {
  case sync(SyncOptions)
  case doctor(DoctorOptions)
  case importFiles(ImportOptions)
  case export(ExportOptions)
  case invoice(InvoiceOptions)

  static let names = ["sync", "doctor", "import", "export", "invoice"]

  /// Nil where the first word is none of them.
  static func parse(_ words: [String]) throws(UsageError) -> Command? {
    switch words.first {
    case "sync": .sync(try SyncOptions.parse(words.dropFirst()))
    case "doctor": .doctor(try DoctorOptions.parse(words.dropFirst()))
    case "import": .importFiles(try ImportOptions.parse(words.dropFirst()))
    case "export": .export(try ExportOptions.parse(words.dropFirst()))
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
    case .invoice(let options):
      InvoiceCommand(options: options, environment: environment, output: output).run()
    }
  }
}
