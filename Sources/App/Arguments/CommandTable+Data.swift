/// The commands that bring data in, give it back and bill it.
extension CommandTable {
  static let sync = CommandSpec(
    name: "sync", summary: "read what is new from the server",
    options: [
      OptionSpec("--deep", meaning: "read everything again, settled days too"),
      OptionSpec("--since", value: .date, meaning: "also read every month from that date on again"),
      .quiet, .json,
    ],
    examples: [
      .init("codingfit sync", "once"), .init("codingfit sync --quiet", "from cron"),
      .init("codingfit sync --since 2026-03-01", "after the tables were mended"),
    ])

  static let doctor = CommandSpec(
    name: "doctor", summary: "check everything and say what to do",
    options: [.json],
    examples: [.init("codingfit doctor", "when a number is missing or old")],
    statuses: [
      "0  nothing fails; there may be warnings", "1  a finding fails",
      "2  a command line that means nothing",
    ])

  static let importing = CommandSpec(
    name: "import", summary: "take in WakaTime's data dump, saved answers or an export",
    operand: .init(
      value: ValueSpec(label: "FILE", what: "a file or a folder", offer: .files),
      isNeeded: true, isMany: true),
    details: ["After -- every word is a file."],
    examples: [.init("codingfit import wakatime-dump.json", "a file, or a folder of them")])

  static let export = CommandSpec(
    name: "export", summary: "give the history back",
    options: [
      OptionSpec("--json", meaning: "the rows as they came; importing them gives the same history"),
      OptionSpec("--csv", meaning: "a line for each project of a day"),
      OptionSpec("--from", value: .date, meaning: "the first day"),
      OptionSpec("--to", value: .date, meaning: "the last day"),
      OptionSpec("--out", value: .file, meaning: "write to a file, not to the standard output"),
    ],
    examples: [.init("codingfit export --csv --from 2026-01-01 --out 2026.csv", "a spreadsheet")])

  static let invoice = CommandSpec(
    name: "invoice", summary: "draft an invoice, or finalise it",
    options: [
      OptionSpec("--project", value: .project, meaning: "may be repeated; else all with a rate"),
      OptionSpec(
        "--month", value: ValueSpec(label: "MONTH", what: "a month, like 2026-10"),
        meaning: "that month; else this one up to yesterday"),
      OptionSpec("--from", value: .date, meaning: "the first day, with --to"),
      OptionSpec("--to", value: .date, meaning: "the last day, with --from"),
      OptionSpec(
        "--out",
        value: ValueSpec(label: "FILE", what: "a file, like draft.pdf", offer: .files),
        meaning: "a new file: .pdf, .json, .xml or .txt"),
      OptionSpec("--finalise", "--finalize", meaning: "give it a number and write its files"),
      OptionSpec("--yes", meaning: "finalise without asking"),
      OptionSpec("--list", meaning: "what was issued"),
      OptionSpec(
        "--paid", value: ValueSpec(label: "NUMBER", what: "a number"), meaning: "mark it paid"),
      OptionSpec(
        "--cancel", value: ValueSpec(label: "NUMBER", what: "a number"), meaning: "cancel it"),
      .json, .demo,
    ],
    examples: [
      .init("codingfit invoice --project acme --month 2026-10", "look at a draft"),
      .init("codingfit invoice --project acme --month 2026-10 --finalise", "issue it"),
    ])

  static let collect = CommandSpec(
    name: "collect", summary: "copy the last days from WakaTime into your own tables",
    options: [
      OptionSpec(
        "--days", value: ValueSpec(label: "N", what: CollectOptions.range),
        meaning: "how many days, today among them; 14 unless said otherwise"),
      .quiet, .json,
    ],
    examples: [.init("codingfit collect --quiet", "from cron, every hour")],
    statuses: [
      "0  everything was read and written", "1  something failed that may work later",
      "2  a command line that means nothing", "3  something has to be set up first",
    ])

  static let login = CommandSpec(
    name: "login", summary: "sign in",
    options: [
      OptionSpec(
        "--email", value: ValueSpec(label: "NAME", what: "an e-mail address"),
        meaning: "else it is asked for"),
      OptionSpec("--code", meaning: "have a code mailed in place of a password"),
      OptionSpec("--password-stdin", meaning: "read the password from a pipe"),
    ],
    details: ["A password never stands on the command line: others could read it there."],
    examples: [.init("codingfit login --email me@example.com", "asks for the password")])

  static let logout = CommandSpec(
    name: "logout", summary: "forget the session on this machine",
    details: ["The history and the settings stay; other machines stay signed in."],
    examples: [.init("codingfit logout", "this machine only")])
}
