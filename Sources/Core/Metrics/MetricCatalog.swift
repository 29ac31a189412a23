/// Every number by its name (`domain.md` section 6): what `stats --json` prints and vectors check.
public enum MetricCatalog {
  private static let metrics: [Metric] =
    Metric.goals + Metric.sessions + Metric.burnout + Metric.shares + Metric.money + Metric.pure

  /// All names, in the table's order.
  public static var names: [String] { metrics.map(\.name) }

  /// Functions of their arguments alone: they answer only when asked by name.
  public static var needsArguments: [String] { metrics.filter(\.isPure).map(\.name) }

  /// The arguments a metric knows; nil for a name that is not in the catalogue.
  public static func arguments(of name: String) -> [String]? {
    metrics.first { $0.name == name }?.arguments
  }

  /// Computes a metric. `arguments` is an object, or null for none.
  public static func evaluate(
    _ name: String, arguments: MetricValue = .object([:]), history: History, now: Instant
  ) throws(MetricError) -> MetricValue {
    guard let metric = metrics.first(where: { $0.name == name }) else {
      throw MetricError(
        .unknownMetric,
        "There is no metric \"\(name)\"; known are \(names.joined(separator: ", ")).")
    }
    let fields = try MetricFields(
      arguments == .null ? .object([:]) : arguments, allowed: metric.arguments, owner: name)
    return try metric.answer(MetricInput(fields: fields, history: history, now: now))
  }

  /// The same over a world; pure functions need none.
  public static func evaluate(
    _ name: String, arguments: MetricValue = .object([:]), world: World?
  ) throws(MetricError) -> MetricValue {
    if let world {
      return try evaluate(name, arguments: arguments, history: world.history, now: world.now)
    }
    if names.contains(name), !needsArguments.contains(name) {
      throw MetricError(.badWorld, "\(name) needs a world.")
    }
    let nothing = History(days: [], sessions: [], settings: Settings(), systemZone: "UTC")
    return try evaluate(
      name, arguments: arguments, history: nothing, now: Instant(milliseconds: 0))
  }
}
