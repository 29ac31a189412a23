/// A fault of the stand-in, mild enough for a test that waits for it.
struct StandInFault: Sendable, CustomStringConvertible {
  let kind: String
  /// Further members of the fault's object.
  var more = ""

  var description: String { kind }

  /// Where it strikes: for one call, the first or a later one, or at all from the fourth on.
  static let places = [#""times":1"#, #""skip":4,"times":1"#, #""skip":3"#]

  /// `path` is a pattern of the requests it strikes.
  func json(_ place: String, path: String = "^/rest/") -> String {
    #"[{"path":"\#(path)","kind":"\#(kind)",\#(place)\#(more)}]"#
  }

  static let all = [
    StandInFault(kind: "delay", more: #","delay":0.05"#),
    StandInFault(kind: "status", more: #","status":500"#),
    StandInFault(kind: "status", more: #","status":402,"body":"{}""#),
    StandInFault(kind: "html", more: #","status":522"#),
    StandInFault(kind: "paused"), StandInFault(kind: "restoring"), StandInFault(kind: "pool"),
    StandInFault(kind: "ratelimit"), StandInFault(kind: "captive"), StandInFault(kind: "reset"),
    StandInFault(kind: "empty"), StandInFault(kind: "hang", more: #","seconds":1.5"#),
    StandInFault(kind: "garbage"), StandInFault(kind: "truncate", more: #","bytes":40"#),
    StandInFault(kind: "truncate_json"), StandInFault(kind: "bad_length"),
    StandInFault(kind: "reset_mid"),
    StandInFault(kind: "drip", more: #","bytes":4000,"gap":0.001"#), StandInFault(kind: "chunked"),
    StandInFault(kind: "close_after"), StandInFault(kind: "silent_close"),
    StandInFault(kind: "after_reset"), StandInFault(kind: "after_empty"),
  ]
}
