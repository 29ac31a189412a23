/// Why a text is not the JSON it should be, and at which byte.
package struct JSONFault: Error, Equatable, Sendable {
  package let reason: Reason
  /// Offset from the start of the whole text.
  package let offset: Int

  package enum Reason: String, Sendable {
    /// The text ends before the value does.
    case truncated
    case unexpectedByte
    /// Something other than white space after the value.
    case trailingBytes
    case badString
    case badNumber
    /// A number that no Double can hold.
    case numberTooLarge
    case tooDeep
    /// A value of another kind than was asked for.
    case wrongKind
  }
}
