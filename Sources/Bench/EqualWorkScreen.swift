import Terminal

/// The dashboard that other toolkits draw as well, so that start, keys, bytes and memory can be
/// compared on the same work: numbers and places are those of the common specification.
struct EqualWorkScreen: View {
  var tab = 1
  var refreshed = 0
  var clock = "12:41"

  private static let names = ["Today", "Trends", "Projects", "Settings"]
  private static let titles = ["Daily goal", "Weekly goal", "Working window"]
  private static let green = Color.hex(0x87D787)
  private static let yellow = Color.hex(0xFFD75F)
  private static let red = Color.hex(0xFF5F5F)
  private static let blue = Color.hex(0x5FAFFF)
  private static let grey = Style(foreground: .hex(0x8A8A8A))
  private static let bold = Style(attributes: .bold)
  private static let rising = Array(" ▁▂▃▄▅▆▇█").map(String.init)
  private static let growing = Array(" ▏▎▍▌▋▊▉█").map(String.init)

  func draw(in area: Rect, on buffer: inout Buffer) {
    tabs(area, &buffer)
    for gauge in 0..<3 { self.gauge(gauge, area, &buffer) }
    bars(area, &buffer)
    table(area, &buffer)
    let foot = area.height - 1
    buffer.write(" 1-4 tabs  r refresh  q quit", x: 0, y: foot, style: Self.grey)
    let state = "refreshed \(refreshed)  TAB \(tab) READY"
    buffer.write(state, x: area.width - state.count - 1, y: foot, style: Self.grey)
  }

  private func tabs(_ area: Rect, _ buffer: inout Buffer) {
    var x = 0
    for (index, name) in Self.names.enumerated() {
      let style = index + 1 == tab ? Style(attributes: [.bold, .reverse]) : .plain
      x = buffer.write(" \(index + 1) \(name) ", x: x, y: 0, style: style)
    }
    let time = "as of \(clock)"
    buffer.write(time, x: area.width - time.count, y: 0, style: Self.grey)
  }

  private func box(_ area: Rect, _ title: String, _ buffer: inout Buffer) {
    guard area.width > 1 else { return }
    let line = String(repeating: "─", count: area.width - 2)
    buffer.write("┌\(line)┐", x: area.x, y: area.y, style: Self.grey)
    for y in (area.y + 1)..<(area.maxY - 1) {
      buffer.write("│", x: area.x, y: y, style: Self.grey)
      buffer.write("│", x: area.maxX - 1, y: y, style: Self.grey)
    }
    buffer.write("└\(line)┘", x: area.x, y: area.maxY - 1, style: Self.grey)
    buffer.write(title, x: area.x + 2, y: area.y, style: Self.bold)
  }

  private func gauge(_ index: Int, _ area: Rect, _ buffer: inout Buffer) {
    let width = area.width / 3
    let percent = (37 * tab + 23 * index + 11) % 101
    let goal = 200 + 60 * index
    let x = index * width + 1
    box(Rect(x: x - 1, y: 1, width: width, height: 4), Self.titles[index], &buffer)
    let length = max(0, width - 7)
    let full = length * percent / 100
    let color = percent >= 80 ? Self.green : percent >= 40 ? Self.yellow : Self.red
    buffer.write(String(repeating: "█", count: full), x: x, y: 2, style: Style(foreground: color))
    buffer.write(
      String(repeating: "░", count: length - full), x: x + full, y: 2, style: Self.grey)
    buffer.write(
      " \(right(percent, 3))%", x: x + length, y: 2,
      style: Style(foreground: color, attributes: .bold))
    buffer.write("\(goal * percent / 100) of \(goal) min", x: x, y: 3)
  }

  private func bars(_ area: Rect, _ buffer: inout Buffer) {
    box(Rect(x: 0, y: 5, width: area.width, height: 15), "Last 30 days", &buffer)
    for row in stride(from: 0, to: 12, by: 4) {
      buffer.write("\(right(9 - row * 9 / 12, 3))h", x: 1, y: 6 + row, style: Self.grey)
    }
    for index in 0..<30 {
      let minutes = (7 * index * index + 53 * index + 131 * tab) % 541
      let color = minutes >= 360 ? Self.red : minutes >= 180 ? Self.green : Self.blue
      for row in 0..<12 {
        let eighths = min(8, minutes * 96 / 540 - (11 - row) * 8)
        guard eighths > 0 else { continue }
        let glyph = Self.rising[eighths]
        buffer.write(
          glyph + glyph, x: 7 + index * 3, y: 6 + row, style: Style(foreground: color))
      }
      buffer.write(right(index + 1, 2), x: 7 + index * 3, y: 18, style: Self.grey)
    }
  }

  private func table(_ area: Rect, _ buffer: inout Buffer) {
    box(Rect(x: 0, y: 20, width: area.width, height: 14), "Projects", &buffer)
    let head = "project".padded(20) + "     hours      rate      amount"
    buffer.write(head, x: 1, y: 21, style: Self.bold)
    for row in 0..<10 {
      let minutes = (97 * tab + 53 * (10 - row)) % 600 + 5
      let rate = 50 + 5 * row
      let cents = (minutes * rate * 100 + 30) / 60
      let name = "project-" + twoDigits(3 * row + tab)
      let amount = right("\(cents / 100).\(twoDigits(cents % 100))", 12)
      let hours = right(minutes / 60, 7) + "h" + twoDigits(minutes % 60)
      buffer.write(name.padded(20) + hours + right(rate, 10) + amount, x: 1, y: 22 + row)
      let eighths = min(320, minutes * 320 / 600)
      let bar = String(repeating: "█", count: eighths / 8)
      let rest = eighths % 8 == 0 ? "" : Self.growing[eighths % 8]
      buffer.write(bar + rest, x: 55, y: 22 + row, style: Style(foreground: Self.blue))
    }
  }

  private func right(_ value: Int, _ width: Int) -> String { right(String(value), width) }

  private func right(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.utf8.count)) + text
  }

  private func twoDigits(_ value: Int) -> String { value < 10 ? "0\(value)" : "\(value)" }
}

extension String {
  /// This text, which is ASCII, filled with blanks to a width.
  fileprivate func padded(_ width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - utf8.count))
  }
}
