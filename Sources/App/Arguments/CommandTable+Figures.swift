import Core

/// The commands that print figures from the cache.
extension CommandTable {
  static let status = CommandSpec(
    name: "status", summary: "print one line for a status bar, from the cache alone",
    options: [
      OptionSpec(
        "--format", value: ValueSpec(label: "TEXT", what: "a text, like \"{today} {percent}\""),
        meaning: "what to print; {names} in braces become figures"),
      OptionSpec("--json", meaning: "one line of JSON: text, tooltip, class, percentage, figures"),
      .demo,
    ],
    details: [
      "Reads the cache and the settings, and nothing else: no server, no lock, no writing. The "
        + "figures are those of the Today pane. A figure that is not known is – and never a number.",
      "{{ and }} print a brace, %% prints one percent sign. There are no colour codes; what your "
        + "bar understands in the text, such as #[fg=green] in tmux, is passed on.",
    ],
    terms: StatusPlaceholder.allCases.map { ("{\($0.rawValue)}", $0.meaning) },
    examples: [
      .init("codingfit status", "◑ 2h 13m of 4h 00m, 55 %"),
      .init(
        "codingfit status --format \"{ring} {today} · {left} left · {streak} d\"",
        "your own line"),
      .init("codingfit status --json", "for waybar's custom module"),
    ],
    statuses: [
      "0  a figure or a state was printed",
      "1  there is no history yet; the line printed says so",
      "2  a command line that means nothing, an unknown {name} among them",
    ])

  static let days = CommandSpec(
    name: "days", summary: "print a line for each day: 2026-07-05 — 5h 39m",
    options: [
      OptionSpec(
        "--last",
        value: ValueSpec(label: "N", what: "a whole number from 1 to \(DaysOptions.limit)"),
        meaning: "so many days up to today or --to; 14 unless said otherwise"),
      OptionSpec("--from", value: .date, meaning: "the first day"),
      OptionSpec("--to", value: .date, meaning: "the last day; today unless said otherwise"),
      OptionSpec("--states", meaning: "also say how final each day is and what became of its goal"),
      .json, .demo,
    ],
    details: [
      "Oldest first. A day without a row is \"no data\", which is not 0m. With --states a day is "
        + "\"running\" (today), \"open\" (may still grow), \"settled\" or \"zero\"."
    ],
    examples: [
      .init("codingfit days --last 7", "the last week, today included"),
      .init("codingfit days --from 2026-07-01 --to 2026-07-31 --states", "a month, with states"),
    ])

  static let stats = CommandSpec(
    name: "stats", summary: "print every number by its name, as JSON",
    operand: .init(
      value: ValueSpec(
        label: "METRIC", what: "a metric", offer: .words(MetricCatalog.names)), isMany: true),
    options: [
      OptionSpec("--json", meaning: "the output is JSON in any case; the flag says so"),
      OptionSpec(
        "--as-of", value: ValueSpec(label: "TIME", what: "a time"),
        meaning: "compute as if it were that moment, 2026-07-08T14:30:00+02:00"),
      OptionSpec(
        "--zone", value: ValueSpec(label: "ZONE", what: "a time zone, like Europe/Berlin"),
        meaning: "the zone of rows that name none, and of today"),
      OptionSpec("--world", value: .file, meaning: "read a world instead of the cache; - is stdin"),
      OptionSpec(
        "--args", value: ValueSpec(label: "JSON", what: "a JSON object"),
        meaning: "arguments; each metric takes those it knows"),
      .demo,
    ],
    details: ["Docs/Stats.md lists the metrics, their arguments and their keys."],
    examples: [
      .init("codingfit stats ring streak", "two numbers"),
      .init("codingfit stats --args '{\"date\":\"2026-07-07\"}' ring", "another day's ring"),
    ],
    statuses: ["0  printed", "2  bad input, in one sentence"])

  static let print = CommandSpec(
    name: "--print", summary: "print a pane in words, for a screen reader or a pipe",
    operand: .init(value: .oneOf("PANE", PrintOptions.Pane.allCases.map(\.rawValue))),
    options: [.demo],
    examples: [.init("codingfit --print projects", "this month's projects as plain lines")],
    statuses: ["0  printed", "1  there is no history yet", "2  an unknown pane"])
}
