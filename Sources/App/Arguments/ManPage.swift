/// The manual page: commands and options from the table, the rest by hand. `Docs/codingfit.1` is a
/// copy, held equal by a test.
enum ManPage {
  static var text: String {
    let head = [
      ".TH CODINGFIT 1 \"\(Version.date)\" \"\(escaped(Version.line))\"",
      ".SH NAME", "codingfit \\- your WakaTime coding time in the terminal",
      ".SH SYNOPSIS", ".B codingfit", "[\\fIoptions\\fR]", ".br", ".B codingfit",
      "\\fIcommand\\fR [\\fIoptions\\fR]",
      ".SH DESCRIPTION",
    ]
    let lines =
      head + body(description) + [".SH OPTIONS"] + CommandTable.dashboard.options.flatMap(tag)
      + [".SH COMMANDS"] + CommandTable.commands.flatMap(section)
      + [".SH ENVIRONMENT"] + environment.flatMap(entry) + [".SH FILES"] + files.flatMap(entry)
      + [".SH EXIT STATUS"] + body(statuses)
    return lines.map { $0 + "\n" }.joined()
  }

  private static let description = [
    "codingfit turns the hours that WakaTime has counted into rings, streaks and trends, and into "
      + "invoices. It reads the tables summaries and durations of your own Supabase project, or "
      + "files that were imported, and opens from its cache, also without a network.",
    "Without a command it opens the dashboard; ? lists the keys of the pane you are on.",
  ]

  private static let statuses = [
    "0: fine. 1: it failed, and a sentence on the standard error says why. 2: a command line that "
      + "means nothing. Where a command differs it says so above."
  ]

  private static let environment = [
    ("SUPABASE_URL, SUPABASE_KEY", "the project's address and its publishable key"),
    ("WAKATIME_API_KEY", "the key of WakaTime, for collect"),
    ("NO_COLOR", "no colours"), ("NO_MOTION", "nothing moves"),
    ("XDG_DATA_HOME, XDG_CONFIG_HOME, XDG_STATE_HOME", "where the files below lie instead"),
  ]

  private static let files = [
    ("~/.config/codingfit/config.json", "address and key, where the environment has none"),
    ("~/.config/codingfit/settings.json", "goals, days off, rates"),
    ("~/.local/share/codingfit", "the history, and the ledger of invoice numbers"),
    ("~/.local/state/codingfit", "the log, the session, the open pane"),
    ("~/Documents/codingfit", "finalised invoices"),
  ]

  private static func section(_ spec: CommandSpec) -> [String] {
    let operand = spec.operand.map { " " + $0.usage } ?? ""
    var lines = [".SS \"\(escaped(spec.call + operand))\""]
    lines += body([sentence(spec.summary)] + spec.details)
    lines += spec.options.flatMap(tag)
    lines += spec.terms.flatMap { entry($0.term, $0.meaning) }
    if !spec.examples.isEmpty { lines.append(".PP") }
    for (index, example) in spec.examples.enumerated() {
      if index > 0 { lines.append(".PP") }
      lines += filled(sentence(example.meaning)) + [".PP", ".nf", ".RS"]
      lines += [line(escaped(example.line)), ".RE", ".fi"]
    }
    guard spec.statuses != CommandSpec.usualStatuses else { return lines }
    return lines + [".PP"] + filled("Exit status: " + spec.statuses.joined(separator: "; ") + ".")
  }

  private static func sentence(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst() + (text.hasSuffix(".") ? "" : ".")
  }

  private static func tag(_ option: OptionSpec) -> [String] { entry(option.usage, option.meaning) }

  private static func entry(_ term: String, _ meaning: String) -> [String] {
    [".TP", "\\fB\(escaped(term))\\fR"] + filled(meaning)
  }

  /// Paragraphs, the first right under its heading.
  private static func body(_ texts: [String]) -> [String] {
    Array(texts.map(filled).joined(separator: [".PP"]))
  }

  /// Words that are filled anyway, in lines that fit.
  private static func filled(_ text: String) -> [String] {
    CommandHelp.wrap(escaped(text), width: 76).map(line)
  }

  /// A line of text that is no request.
  private static func line(_ text: String) -> String {
    text.hasPrefix(".") ? "\\&" + text : text
  }

  /// Backslashes and dashes as they are typed, and what is not ASCII by its number.
  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "\\": "\\e"
      case "-": "\\-"
      case "\"": "\\(dq"
      case "'": "\\(aq"
      case "~": "\\(ti"
      case "^": "\\(ha"
      case "`": "\\(ga"
      case _ where scalar.isASCII: String(scalar)
      default: "\\[u\(hex(scalar.value))]"
      }
    }.joined()
  }

  private static func hex(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
