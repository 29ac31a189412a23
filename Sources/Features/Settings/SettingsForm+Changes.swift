import Core

extension SettingsForm {
  /// The range typed as a new day off; nil while both fields are empty.
  func newDayOff() throws(FieldProblem) -> DayRange? {
    let (firstText, lastText) = (text(.newDayOffFirst), text(.newDayOffLast))
    if Trimmed.text(firstText).isEmpty, Trimmed.text(lastText).isEmpty { return nil }
    let first = try date(firstText, of: .newDayOffFirst)
    let last =
      Trimmed.text(lastText).isEmpty ? first : try date(lastText, of: .newDayOffLast)
    guard let range = DayRange(first: first, last: last) else {
      throw FieldProblem(field: .newDayOffLast, message: "End is before start.")
    }
    guard range.count <= 90 else {
      throw FieldProblem(field: .newDayOffLast, message: "At most 90 days at once.")
    }
    if let other = daysOff.first(where: { $0.first <= range.last && range.first <= $0.last }) {
      throw FieldProblem(
        field: .newDayOffFirst, message: "Overlaps \(DateText.short(other)).")
    }
    return range
  }

  /// Moves the typed range into the list; leaves a refused one where it is, to be mended.
  mutating func addDayOff() {
    guard let range = try? newDayOff() else { return }
    daysOff = (daysOff + [range]).sorted { $0.first < $1.first }
    edit(.newDayOffFirst) { $0 = EditableText() }
    edit(.newDayOffLast) { $0 = EditableText() }
  }

  /// Switches a toggle, or goes to the next (`step` 1) or previous (-1) of a choice.
  mutating func turn(_ field: SettingsField, by step: Int) {
    switch field {
    case .windowOn: windowOn.toggle()
    case .restDay(let day): restDays.formSymmetricDifference([day])
    case .weekStart: weekStart = weekStarts.next(after: weekStart, by: step)
    case .rounding:
      invoice.rounding = MoneyRounding.allCases.next(after: invoice.rounding, by: step)
    case .increment:
      invoice.increment = HourIncrement.allCases.next(after: invoice.increment, by: step)
    case .mode: invoice.mode = RoundingMode.allCases.next(after: invoice.mode, by: step)
    case .granularity:
      invoice.granularity = Granularity.allCases.next(after: invoice.granularity, by: step)
    case .theme: look.theme = ThemeChoice.allCases.next(after: look.theme, by: step)
    case .motion: look.hasMotion.toggle()
    case .bell: look.ringsBell.toggle()
    case .ambiguous: look.hasWideLetters.toggle()
    case .invoice(let field): turn(field, by: step)
    default: break
    }
  }

  /// Sunday, Monday, Saturday, and whatever else the file says.
  var weekStarts: [Int] {
    [1, 2, 7] + ([1, 2, 7].contains(base.weekStart) ? [] : [base.weekStart])
  }

  /// Fields that differ from `saved`, by name, each name once.
  func changes(from saved: SettingsForm) -> [String] {
    var changed = fields.map(\.id).filter { !$0.isAccount && saved.text($0) != text($0) }
    if windowOn != saved.windowOn { changed.append(.windowOn) }
    if restDays != saved.restDays { changed.append(.restDay(1)) }
    if daysOff != saved.daysOff { changed.append(.newDayOffFirst) }
    if weekStart != saved.weekStart { changed.append(.weekStart) }
    if invoice.rounding != saved.invoice.rounding { changed.append(.rounding) }
    if invoice.increment != saved.invoice.increment { changed.append(.increment) }
    if invoice.mode != saved.invoice.mode { changed.append(.mode) }
    if invoice.granularity != saved.invoice.granularity { changed.append(.granularity) }
    if look.theme != saved.look.theme { changed.append(.theme) }
    if look.hasMotion != saved.look.hasMotion { changed.append(.motion) }
    if look.ringsBell != saved.look.ringsBell { changed.append(.bell) }
    if look.hasWideLetters != saved.look.hasWideLetters { changed.append(.ambiguous) }
    changed += changedChoices(from: saved)
    var names: [String] = []
    for name in changed.map(\.name) where !names.contains(name) { names.append(name) }
    return names
  }

  /// The same edits upon newer settings: what a sync or midnight brings must not undo typing.
  func carried(onto fresh: SettingsForm, from saved: SettingsForm) -> SettingsForm {
    var result = fresh
    for field in fields where saved.text(field.id) != field.text.text {
      result.edit(field.id) { $0 = field.text }
    }
    result.account = account
    if windowOn != saved.windowOn { result.windowOn = windowOn }
    if restDays != saved.restDays { result.restDays = restDays }
    if daysOff != saved.daysOff { result.daysOff = daysOff }
    if weekStart != saved.weekStart { result.weekStart = weekStart }
    if invoice != saved.invoice { result.invoice = invoice }
    if look != saved.look { result.look = look }
    return result
  }

  private func date(_ text: String, of field: SettingsField) throws(FieldProblem) -> DateOnly {
    do {
      return try TypedDate.date(text)
    } catch {
      throw FieldProblem(field: field, message: error.message)
    }
  }
}

extension Array where Element: Equatable {
  /// The element `step` places on, around the end; the first where `value` is not in the array.
  func next(after value: Element, by step: Int) -> Element {
    guard let index = firstIndex(of: value) else { return self[0] }
    return self[(index + step + count) % count]
  }
}
