import Terminal

/// A buffer as readable text: its characters, a grid with one letter a style, and the legend.
public enum ScreenText {
  public static func describe(_ buffer: Buffer) -> String {
    var letters: [Style: Character] = [:]
    var legend: [String] = []
    var grid: [String] = []
    for y in 0..<buffer.size.height {
      var line = ""
      for x in 0..<buffer.size.width {
        let style = buffer[x, y].style
        if letters[style] == nil {
          let letter = letter(letters.count)
          letters[style] = letter
          legend.append("\(letter) \(describe(style))")
        }
        line.append(letters[style] ?? "?")
      }
      grid.append(line)
    }
    let text = (0..<buffer.size.height).map(buffer.row)
    let head = "\(buffer.size.width)x\(buffer.size.height)"
    return ([head] + text + ["--"] + grid + ["--"] + legend).joined(separator: "\n") + "\n"
  }

  private static func letter(_ index: Int) -> Character {
    let letters = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789")
    return index < letters.count ? letters[index] : "?"
  }

  private static func describe(_ style: Style) -> String {
    let names: [(Attributes, String)] = [
      (.bold, "bold"), (.dim, "dim"), (.italic, "italic"), (.underline, "underline"),
      (.reverse, "reverse"),
    ]
    let attributes = names.filter { style.attributes.contains($0.0) }.map(\.1)
    return (["\(describe(style.foreground)) on \(describe(style.background))"] + attributes)
      .joined(separator: " ")
  }

  private static func describe(_ color: Color) -> String {
    switch color {
    case .terminal: return "terminal"
    case .rgb(let red, let green, let blue):
      return "#" + [red, green, blue].map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
  }
}
