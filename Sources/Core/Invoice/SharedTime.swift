/// Wall clock that is on two projects at once.
enum SharedTime {
  /// Milliseconds at which at least two of the projects were worked on.
  static func milliseconds(
    _ history: History, projects: Set<String>, in range: ClosedRange<DateOnly>, today: DateOnly
  ) -> Int {
    var edges: [(at: Int, project: String, change: Int)] = []
    for row in history.rows(in: range, upTo: today) {
      for session in history.index.sessions[row.sessions] where session.milliseconds > 0 {
        guard let project = session.project, projects.contains(project) else { continue }
        edges.append((session.start.milliseconds, project, 1))
        edges.append((session.end.milliseconds, project, -1))
      }
    }
    edges.sort { $0.at < $1.at }
    var open: [String: Int] = [:]
    var shared = 0
    var previous = 0
    for edge in edges {
      if open.count > 1 { shared += edge.at - previous }
      previous = edge.at
      let count = open[edge.project, default: 0] + edge.change
      open[edge.project] = count == 0 ? nil : count
    }
    return shared
  }
}
