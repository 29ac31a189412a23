/// The kinds of JSON value.
package enum JSONKind: Sendable {
  case object
  case array
  case string
  case number
  case boolean
  case null
}
