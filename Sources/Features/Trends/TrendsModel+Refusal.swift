import Core

extension TrendsModel {
  /// Why a command would do nothing just now; nil where it would do something.
  public func refusal(of command: TrendsCommand) -> String? {
    guard let history, let results, let content = state.value, !content.isEmpty else {
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
    case .today: return chosen == nil ? Refusal.todayShown : nil
    case .later: return content.chart.date >= results.today ? Refusal.noLaterDay : nil
    case .earlier:
      let first = min(history.days.first?.date ?? results.today, results.today)
      return content.chart.date <= first ? Refusal.noEarlierDay : nil
    default: return nil
    }
  }
}
