import Core

/// The parts of a day that only the raw row holds. An array that is missing, null or empty although
/// the day has time is one the source lacks.
enum BreakdownPayload {
  static func read(_ row: CachedRow) -> DayBreakdown? {
    var parts: [String: [NamedTime]] = [:]
    var scanner = JSONScanner(row.source, in: row.range)
    do throws(JSONFault) {
      guard try scanner.peekKind() == .object else { return nil }
      try scanner.forEachMember { scanner, key throws(JSONFault) in
        let name = scanner.text(of: key)
        guard ["editors", "languages", "machines"].contains(name) else { return }
        var isUnnamed = false
        parts[name] = try scanner.parts(
          PayloadNames.category, unnamed: "Unknown", found: &isUnnamed)
      }
    } catch {
      return nil
    }
    let hasTime = (SummaryPayload(row).seconds ?? 0) > 0
    func list(_ name: String) -> [NamedTime]? {
      guard let found = parts[name], !(found.isEmpty && hasTime) else { return nil }
      return found.sorted { ($1.milliseconds, $0.name) < ($0.milliseconds, $1.name) }
    }
    return DayBreakdown(
      editors: list("editors"), languages: list("languages"), machines: list("machines"),
      earlier: row.earlier)
  }
}
