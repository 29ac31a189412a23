/// What `codingfit help NAME` and `codingfit NAME --help` print, made from the table.
struct CommandHelp {
  let spec: CommandSpec

  var text: String {
    var blocks = ["\(usage): \(spec.summary)."]
    blocks += spec.details.map { Self.wrap($0).joined(separator: "\n") }
    let options = spec.options + (spec.options.contains(.help) ? [] : [.help])
    blocks.append(Self.table("OPTIONS", options.map { ($0.usage, $0.meaning) }))
    if !spec.terms.isEmpty { blocks.append(Self.table("NAMES", spec.terms)) }
    if !spec.examples.isEmpty {
      let lines = spec.examples.flatMap { ["  # \($0.meaning)", "  \($0.line)"] }
      blocks.append((["EXAMPLES"] + lines).joined(separator: "\n"))
    }
    blocks.append((["EXIT STATUS"] + spec.statuses.map { "  \($0)" }).joined(separator: "\n"))
    return blocks.joined(separator: "\n\n")
  }

  /// `codingfit import FILE... [OPTIONS]`.
  private var usage: String {
    let operand = spec.operand.map { " " + $0.usage } ?? ""
    return spec.call + operand + (spec.options.isEmpty ? "" : " [OPTIONS]")
  }

  /// Two columns under a heading.
  static func table(_ title: String, _ rows: [(String, String)]) -> String {
    let width = rows.map(\.0.count).max() ?? 0
    let lines = rows.flatMap { row in
      let pad = String(repeating: " ", count: width - row.0.count + 2)
      return wrap(row.1, width: 86 - width).enumerated().map { index, line in
        index == 0 ? "  \(row.0)\(pad)\(line)" : String(repeating: " ", count: width + 4) + line
      }
    }
    return ([title] + lines).joined(separator: "\n")
  }

  static func wrap(_ text: String, width: Int = 86) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, last.count + word.count < width {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}
