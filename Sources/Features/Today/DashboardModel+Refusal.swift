import Core

extension DashboardModel {
  /// Why a command would do nothing just now; nil where it would do something.
  public func refusal(of command: TodayCommand) -> String? {
    guard let history, let content = state.value, !content.isEmpty else {
      return command == .back ? nil : Refusal.noData
    }
    if let open = cursor.open {
      switch command {
      case .previousFigure, .nextFigure, .back: return nil
      case .enter:
        let isDayFigure = cursor.selected.map(FigureID.ofTheDay.contains) ?? false
        return open.explanation.days.isEmpty && !isDayFigure ? Refusal.noDaysBehind : nil
      default: return Refusal.explanationOpen
      }
    }
    let (today, date) = (history.today(at: now), content.day.date)
    switch command {
    case .today: return chosen == nil ? Refusal.todayShown : nil
    case .showDay: return kind == .day && !isDetail ? "The day is shown already." : nil
    case .later: return date >= today ? Refusal.noLaterDay : nil
    case .earlier:
      return date <= min(history.days.first?.date ?? today, today) ? Refusal.noEarlierDay : nil
    default: return nil
    }
  }
}
