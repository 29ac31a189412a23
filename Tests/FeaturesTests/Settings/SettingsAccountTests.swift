import Core
import Synchronization
import Terminal
import Testing

@testable import Features

@MainActor
@Suite struct SettingsAccountTests {
  final class Gateway: AccountGateway {
    let current = Mutex(AccountState.signedOut)
    let refusal: AppError?

    init(refusal: AppError? = nil) { self.refusal = refusal }

    func state() async -> AccountState { current.withLock { $0 } }

    func signIn(email: String, password: String) async throws(AppError) {
      if let refusal { throw refusal }
      current.withLock {
        $0 = .signedIn(email: email, pending: password == "pw" ? 2 : 0, problem: nil)
      }
    }

    func sendCode(email: String) async throws(AppError) {}
    func signIn(email: String, code: String) async throws(AppError) {}

    func signOut() async throws(AppError) { current.withLock { $0 = .signedOut } }
  }

  private func model(_ gateway: Gateway?) async -> SettingsModel {
    let model = SettingsModel(account: gateway) { (_: Settings) throws(AppError) in }
    model.show(SettingsSample.history(), today: SettingsSample.today)
    await model.readAccount()
    return model
  }

  private func typeIn(_ model: SettingsModel) async {
    model.perform(.focus(.accountEmail))
    model.perform(.enter)
    model.perform(.insert("a@example.com"))
    model.perform(.enter)
    model.perform(.insert("pw"))
  }

  private func settle(_ model: SettingsModel) async {
    for _ in 0..<2000 where model.accountOutcome == .working {
      try? await Task.sleep(for: .milliseconds(1))
    }
  }

  private func lines(_ model: SettingsModel) -> [String] {
    var buffer = Buffer(size: Size(width: 100, height: 60))
    SettingsPane(model, theme: .dark)?.draw(in: buffer.area, on: &buffer)
    return (0..<60).map { buffer.row($0) }
  }

  private func shows(_ model: SettingsModel, _ text: String) -> Bool {
    lines(model).contains { $0.contains(text) }
  }

  @Test func thereIsNoSectionWithoutAServer() async {
    let model = await model(nil)
    #expect(!shows(model, "ACCOUNT"))
    #expect(model.form?.order.contains(.accountAction) == false)
  }

  @Test func thePasswordIsMaskedAndNoUnsavedChange() async {
    let model = await model(Gateway())
    await typeIn(model)
    #expect(shows(model, "Not signed in") && shows(model, "[ ••") && !shows(model, "pw"))
    #expect(!model.hasUnsavedChanges)
  }

  @Test func enterSignsInAndForgetsThePassword() async {
    let model = await model(Gateway())
    await typeIn(model)
    model.perform(.enter)
    await settle(model)
    #expect(shows(model, "Signed in as a@example.com"))
    #expect(shows(model, "2 changes saved here, not yet sent"))
    #expect(model.form?.text(.accountPassword) == "" && model.focus == .accountAction)
  }

  @Test func aRefusalIsSaidBelow() async {
    let model = await model(Gateway(refusal: AppError(.unauthorised, "Wrong password.")))
    await typeIn(model)
    model.perform(.enter)
    await settle(model)
    #expect(shows(model, "✗ Wrong password.") && shows(model, "Not signed in"))
  }

  @Test func signingOutAsks() async {
    let gateway = Gateway()
    gateway.current.withLock { $0 = .signedIn(email: "a", pending: 0, problem: nil) }
    let model = await model(gateway)
    model.perform(.focus(.accountAction))
    model.perform(.enter)
    #expect(model.asksToSignOut && shows(model, "Sign out? "))
    model.perform(.keepEditing)
    #expect(gateway.current.withLock { $0 } != .signedOut)
    model.perform(.enter)
    model.perform(.confirmDiscard)
    await settle(model)
    #expect(shows(model, "Not signed in"))
  }
}
