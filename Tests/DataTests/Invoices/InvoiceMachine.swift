import Core
import Foundation
import StatsData
import TestSupport

/// One machine that issues invoices: folders, a session, and numbers from wherever they come.
struct InvoiceMachine {
  let folder = TemporaryFolder()
  let parts: AccountParts
  let numbers: AccountInvoiceNumbers
  private let folders: DataFolders
  private let url: String

  init(
    _ transport: any HTTPTransport, url: String = AccountFixture.address,
    key: String = RemoteFixture.publishable, clock: WallClock? = nil
  ) throws {
    self.url = url
    let home = folder.path
    folders = DataFolders(data: home + "/data", config: home + "/config", state: home + "/state")
    parts = AccountParts(
      configuration: try SupabaseConfiguration(url: url, key: key), folders: folders,
      transport: transport, clock: ImpatientClock(),
      wallClock: clock ?? WallClock(systemZone: "Europe/Berlin") { RemoteFixture.now })
    let store = InvoiceStore(folders: folders, home: home) { invoice, _ in
      [InvoiceFile(ending: ".pdf", bytes: Array("PDF \(invoice.number ?? "?")".utf8))]
    }
    numbers = AccountInvoiceNumbers(
      parts, store: store, settings: SettingsFile(path: folders.settingsFile))
  }

  func signIn(_ user: String = "u1") async throws {
    try await session(
      UserSession(
        accessToken: "a-\(user)", refreshToken: "r-\(user)",
        expiry: RemoteFixture.now.advanced(byMilliseconds: 3_600_000), clockOffset: 0,
        userID: user, email: "\(user)@example.com"))
  }

  func session(_ session: UserSession?) async throws {
    try await FileSessionStore(path: folders.sessionFile, server: url, clock: ContinuousClock())
      .save(session)
  }

  /// Issues a month of a project of its own; returns the number.
  @discardableResult
  func issue(_ project: String) async throws -> String {
    try await numbers.issue(Self.invoice(project), details: InvoiceSample.details).number
  }

  /// What refuses an issue, in words; nil where it went well.
  func refusal(_ project: String) async -> String? {
    do {
      try await issue(project)
      return nil
    } catch {
      return (error as? AppError)?.message ?? "\(error)"
    }
  }

  /// "2026-0001 issued", as the machine knows it without asking.
  var known: [String] {
    get async throws {
      try await numbers.ledger().entries.map { "\($0.number) \($0.state.rawValue)" }
    }
  }

  /// "2026-0001 issued", after asking the server.
  var fresh: [String] {
    get async throws {
      try await numbers.refreshed().entries.map { "\($0.number) \($0.state.rawValue)" }
    }
  }

  /// Names of the PDFs, without their ending.
  var documents: [String] {
    folder.names("Documents/codingfit").filter { $0.hasSuffix(".pdf") }
      .map { String($0.dropFirst(8).dropLast(4)) }
  }

  static func invoice(_ project: String) -> Invoice {
    var settings = InvoiceSettings()
    settings.details = InvoiceSample.details
    return InvoiceSample.invoice(
      InvoiceSample.history(
        [[project: 7200]],
        rates: [project: [Rate(from: InvoiceSample.day(0), hourly: Decimal(string: "80.1") ?? 80)]],
        settings: settings))
  }
}
