import Features
import Terminal

/// The first start, before any server is configured: what to set, and a way to look around.
struct WelcomeView: View, Sendable {
  let configFile: String
  /// What is wrong with what is configured, if anything is.
  let problem: String?
  let theme: Theme

  static let title = "codingfit shows your WakaTime coding time."

  func draw(in area: Rect, on buffer: inout Buffer) {
    let width = min(72, max(1, area.width - 4))
    let lines = lines(width: width)
    let x = area.x + max(0, (area.width - width) / 2)
    var y = area.y + max(0, (area.height - lines.count) / 3)
    for (text, role) in lines {
      buffer.write(text, x: x, y: y, style: theme.style(role), clip: area)
      y += 1
    }
  }

  private func lines(width: Int) -> [(text: String, role: Role)] {
    var lines: [(text: String, role: Role)] = [(Self.title, .strong), ("", .text)]
    func add(_ text: String, _ role: Role) {
      lines += Paragraph.lines(of: text, width: width).map { ($0, role) }
    }
    if let problem {
      add("✗ " + problem, .critical)
      lines.append(("", .text))
    }
    add("It reads the tables of a Supabase project. Tell it which one:", .text)
    add("· SUPABASE_URL and SUPABASE_KEY in the environment, or", .text)
    add("· supabaseUrl and supabaseKey in \(configFile)", .text)
    lines.append(("", .text))
    add("d  look around with a made-up history", .key)
    add("q  quit", .key)
    return lines
  }
}
