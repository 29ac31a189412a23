/// The name of an object's member, still in the text: comparing it allocates nothing.
package struct JSONKey: Sendable, Equatable {
  /// The bytes between the quotes.
  let range: Range<Int>
  /// Whether the bytes hold no escape and so are the name itself.
  let isPlain: Bool
}
