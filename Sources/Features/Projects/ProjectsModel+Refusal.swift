extension ProjectsModel {
  /// Why a command would do nothing just now; nil where it would do something.
  public func refusal(of command: ProjectsCommand) -> String? {
    guard let content = state.value, !content.isEmpty else {
      return command == .back ? nil : Refusal.noData
    }
    if let open = cursor.open {
      switch command {
      case .previousFigure, .nextFigure, .back: return nil
      case .enter: return open.explanation.days.isEmpty ? Refusal.noDaysBehind : nil
      default: return Refusal.explanationOpen
      }
    }
    switch command {
    case .thisMonth: return content.isCurrent ? "This month is shown already." : nil
    case .later: return content.isCurrent ? "Nothing comes after this month." : nil
    case .toggle, .editRate:
      let isProject = content.rows.contains { .project($0.name) == cursor.selected }
      return isProject ? nil : "Select a project first: ↑↓."
    case .toggleAll:
      if content.rows.isEmpty { return "No project has time in these days." }
      return content.rows.contains(where: \.hasRate)
        ? nil : "No project has a rate yet: set one in Settings."
    default: return nil
    }
  }
}
