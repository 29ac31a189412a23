import Core
import Features
import Testing

/// Periods, the filter and rates changed in place.
@MainActor
struct ProjectsPeriodTests {
  private func type(_ text: String, _ model: ProjectsModel) {
    model.perform(.deleteToStart)
    for character in text { model.perform(.insert(String(character))) }
    model.perform(.accept)
  }

  @Test func pGoesThroughThePeriods() {
    let model = ProjectsWorld.model()
    var kinds: [ProjectsPeriod.Kind?] = [model.state.value?.period.kind]
    for _ in 0..<2 {
      model.perform(ProjectsCommand.nextPeriod)
      kinds.append(model.state.value?.period.kind)
    }
    model.perform(ProjectsCommand.nextPeriod)
    #expect(kinds == [.month, .week, .quarter] && model.prompt?.purpose == .days)
    type("2026-06-02 2026-06-11", model)
    #expect(model.state.value?.period.range.count == 10 && model.prompt == nil)
    model.perform(ProjectsCommand.back)
    #expect(model.state.value?.period.kind == .month)
  }

  @Test(arguments: [("2026-06-11 2026-06-02", "End is before start."), ("x y", "No such date.")])
  func wrongDaysAreTold(text: String, problem: String) {
    let model = ProjectsWorld.model()
    for _ in 0..<3 { model.perform(ProjectsCommand.nextPeriod) }
    type(text, model)
    #expect(model.prompt?.problem == problem)
  }

  @Test func theFilterShowsSomeAndEscShowsAll() throws {
    let model = ProjectsWorld.model()
    let all = try #require(model.state.value?.rows.map(\.name))
    let name = try #require(all.last)
    model.perform(ProjectsCommand.filter)
    type(name.uppercased(), model)
    let shown = model.state.value?.rows.map(\.name)
    let total = model.state.value?.totals.sum
    model.perform(ProjectsCommand.back)
    #expect(shown == [name] && model.state.value?.rows.map(\.name) == all)
    #expect(model.state.value?.totals.sum == total)
  }

  @Test func aRateIsChangedFromTodayOn() throws {
    let model = ProjectsWorld.model()
    var saved: [Settings] = []
    model.store = { saved.append($0) }
    let row = try #require(model.state.value?.rows.first)
    model.click(model.state.value?.figures.first { $0.label == row.name }?.id)
    model.perform(ProjectsCommand.editRate)
    type("12,5x", model)
    #expect(model.prompt?.problem != nil && saved.isEmpty)
    type("12,5", model)
    let rates = try #require(saved.first?.rates[row.name])
    #expect(rates.last?.hourly.description == "12.5" && model.prompt == nil)
    #expect(rates.dropLast() == (row.draft.request.rates[row.name] ?? [])[...])
  }

  @Test func billedTimeShows() throws {
    let model = ProjectsWorld.model()
    let content = try #require(model.state.value)
    let request = content.billed.request
    let details = InvoiceDetails()
    let history = TrendsWorld.history
    let invoice = Invoice(
      content.billed, details: details, client: nil, history: history,
      issueDate: request.range.upperBound)
    var ledger = InvoiceLedger()
    _ = try ledger.reserve(invoice, details.numbering)
    model.show(ledger)
    let billed = model.state.value?.rows.filter { !$0.draft.alreadyInvoiced.isEmpty }.map(\.name)
    #expect(Set(billed ?? []) == Set(content.billed.lines.map(\.project)))
  }
}
