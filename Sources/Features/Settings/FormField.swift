import Core

/// A text field: what it is and what stands in it. Problems are not stored here but follow from
/// the whole form (`SettingsReview`), since some need two fields.
public struct FormField: Hashable, Sendable {
  public let id: SettingsField
  public let label: String
  public var text: EditableText

  public init(_ id: SettingsField, label: String, text: String) {
    self.id = id
    self.label = label
    self.text = EditableText(text)
  }
}
