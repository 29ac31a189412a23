import Core

/// Which project is read, and with which key.
package struct SupabaseConfiguration: Sendable, Hashable {
  package let url: ProjectURL
  package let key: APIKey

  /// Checks both texts as a person pasted them; the error says what to paste instead.
  package init(url: String, key: String) throws(AppError) {
    self.url = try ProjectURL(url)
    self.key = try APIKey(key)
  }
}
