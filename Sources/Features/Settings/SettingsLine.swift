import Core
import Terminal

/// One line of the settings screen: headings, labels and fields, and a note behind them.
struct SettingsLine: Hashable {
  private(set) var segments: [SettingsSegment] = []
  private(set) var width = 0
  /// What stands behind the fields when none of them has a problem or a notice.
  var hint = ""

  /// Columns of the labels, so that all fields stand below each other.
  static let labelColumns = 17

  static func heading(_ text: String) -> SettingsLine {
    var line = SettingsLine()
    line.add(" " + text, .heading)
    return line
  }

  init() {}

  init(label: String) {
    add(Ellipsis.pad("   " + label, columns: Self.labelColumns), .text)
  }

  var fields: [SettingsField] { segments.compactMap(\.field) }

  mutating func add(_ text: String, _ role: Role = .muted, for field: SettingsField? = nil) {
    append(text, .text(role), field, TextWidth.columns(of: text))
  }

  mutating func add(_ field: FormField?, width: Int) {
    guard let field else { return }
    append("", .input(field.text, width: width), field.id, width + 4)
  }

  /// `[ Sign in ]`: Enter does it.
  mutating func addButton(_ text: String, for field: SettingsField) {
    let text = "[ \(text) ]"
    append(text, .option(isOn: true), field, TextWidth.columns(of: text))
  }

  /// `Mo[x]`: a label and its box.
  mutating func addBox(_ label: String, isOn: Bool, for field: SettingsField) {
    let text = "\(label)[\(isOn ? "x" : " ")]"
    append(text, .option(isOn: isOn), field, TextWidth.columns(of: text))
  }

  /// `(•) nearest ( ) up`: all options of one field.
  mutating func addChoice(_ options: [(label: String, isOn: Bool)], for field: SettingsField) {
    for (index, option) in options.enumerated() {
      let text = "\(option.isOn ? "(•)" : "( )") \(option.label)"
      append(text, .option(isOn: option.isOn), field, TextWidth.columns(of: text))
      if index < options.count - 1 { add(" ") }
    }
  }

  private mutating func append(
    _ text: String, _ kind: SettingsSegment.Kind, _ field: SettingsField?, _ columns: Int
  ) {
    segments.append(
      SettingsSegment(text: text, kind: kind, field: field, x: width, width: columns))
    width += columns
  }
}
