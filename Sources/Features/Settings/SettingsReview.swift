import Core

/// What a form comes to: the settings it stands for, or what keeps it from being saved.
public struct SettingsReview: Hashable, Sendable {
  /// Nil as long as there is a problem: save is all or nothing.
  public var settings: Settings?
  /// What must be mended, by field.
  public var problems: [SettingsField: String] = [:]
  /// What the user should know, but may want.
  public var notices: [SettingsField: String] = [:]
}
