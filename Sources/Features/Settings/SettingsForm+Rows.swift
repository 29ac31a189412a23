import Core

extension SettingsForm {
  /// The fields as they stand on the screen, row by row: what up and down walk over.
  public var rows: [[SettingsField]] {
    var rows: [[SettingsField]] = [[.dailyGoal], [.weeklyGoal], [.validFrom]]
    rows.append(windowOn ? [.windowOn, .windowStart, .windowEnd] : [.windowOn])
    rows.append(Self.weekdays.map { .restDay($0) })
    rows += daysOff.map { [.dayOff($0)] }
    rows.append([.newDayOffFirst, .newDayOffLast])
    rows += [[.weekStart], [.zone], [.lateFrom], [.currency, .rounding], [.increment]]
    rows.append([.mode, .granularity])
    rows += projects.map { [.rate($0), .rateFrom($0)] }
    rows += invoiceBlocks.flatMap { $0.rows.map { $0.map { .invoice($0) } } }
    rows += [[.theme], [.motion, .bell], [.ambiguous]]
    return rows + accountRows
  }

  private var accountRows: [[SettingsField]] {
    switch account {
    case .notPossible: []
    case .signedOut: [[.accountEmail], [.accountPassword], [.accountAction]]
    case .ended: [[.accountEmail], [.accountPassword], [.accountAction]]
    case .signedIn: [[.accountAction]]
    }
  }

  /// Every field that can have the focus, as the eye meets them.
  public var order: [SettingsField] { rows.flatMap { $0 } }

  /// Monday first, whatever the week starts on: the row never moves.
  static let weekdays = [2, 3, 4, 5, 6, 7, 1]

  /// The field `step` places on, around the ends.
  func field(after field: SettingsField, by step: Int) -> SettingsField {
    let order = order
    guard let index = order.firstIndex(of: field) else { return .dailyGoal }
    return order[(index + step + order.count) % order.count]
  }

  /// The field `step` rows down, in the same place of its row as far as that has one.
  func field(below field: SettingsField, by step: Int) -> SettingsField {
    let rows = rows
    guard let row = rows.firstIndex(where: { $0.contains(field) }),
      let place = rows[row].firstIndex(of: field)
    else { return .dailyGoal }
    let target = rows[min(max(0, row + step), rows.count - 1)]
    return target[min(place, target.count - 1)]
  }
}
