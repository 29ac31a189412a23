/// The two tables that are read.
package enum RemoteTable: String, Sendable, CaseIterable {
  case summaries
  case durations
}
