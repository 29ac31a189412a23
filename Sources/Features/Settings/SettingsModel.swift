import Core
import Observation

/// The settings being looked at and edited. The draft is the only state that is not on disk.
@MainActor
@Observable
public final class SettingsModel {
  /// Nil until a history has been shown.
  public private(set) var form: SettingsForm?
  public private(set) var review = SettingsReview()
  public private(set) var focus = SettingsField.dailyGoal
  /// Whether letters go into the focused text field.
  public private(set) var isEditing = false
  /// Whether the focused field was just typed into: its problem waits until the user is done.
  public private(set) var isTyping = false
  /// Whether "Discard the changes?" is asked.
  public private(set) var asksToDiscard = false
  /// Whether "Sign out?" is asked.
  public private(set) var asksToSignOut = false
  /// What became of the last sign-in or sign-out.
  public private(set) var accountOutcome = AccountOutcome.none
  public private(set) var outcome = SettingsOutcome.none
  /// Names of the fields that differ from what is saved.
  public private(set) var unsaved: [String] = []
  /// Whether the last paste or key held characters that no field takes.
  public private(set) var leftOut = false

  /// Why there is no form: nothing could be read, so there is nothing to edit.
  public private(set) var failure: AppError?

  private var saved: SettingsForm?
  private let store: @MainActor (Settings) async throws(AppError) -> Void
  private let gateway: (any AccountGateway)?
  private let accountChanged: @MainActor () async -> Void
  private var accountWork: Task<Void, Never>?
  private var inFlight: (form: SettingsForm, settings: Settings)?
  private var saving: Task<Void, Never>?
  /// Where the parts of our tasks run that leave the main actor; nil: the runtime's pool.
  @ObservationIgnored private let executor: (any TaskExecutor)?

  /// `store` saves the settings and has the new history shown before it returns.
  /// `accountChanged` has the history of whoever is signed in now shown.
  public init(
    account: (any AccountGateway)? = nil,
    accountChanged: @escaping @MainActor () async -> Void = {},
    executor: (any TaskExecutor)? = nil,
    store: @escaping @MainActor (Settings) async throws(AppError) -> Void
  ) {
    self.executor = executor
    gateway = account
    self.accountChanged = accountChanged
    self.store = store
  }

  /// Notes that the settings could not be read; a form that is there stays.
  public func fail(_ error: AppError) { failure = error }

  public var hasUnsavedChanges: Bool { !unsaved.isEmpty }

  /// Takes a newer history in. What has been typed and not saved stays.
  public func show(_ history: History, today: DateOnly) {
    let fresh = SettingsForm(history: history, today: today)
    // Once the draft that is being saved is what was read back, only later typing is a draft.
    let isStored = inFlight?.settings == history.settings
    if let form, let reference = isStored ? inFlight?.form : saved {
      self.form = form.carried(onto: fresh, from: reference)
    } else {
      form = fresh
    }
    saved = fresh
    failure = nil
    refresh()
    if gateway != nil {
      _ = Task.main(preferring: executor) { [self] in await readAccount() }
    }
  }

  /// Does a command; false where it meant nothing, so that the key may mean something elsewhere.
  @discardableResult
  public func perform(_ command: SettingsCommand) -> Bool {
    guard form != nil else { return false }
    if case .saved = outcome { outcome = .none }
    leftOut = false
    switch command {
    case .nextField, .previousField, .rowDown, .rowUp, .focus: move(command)
    case .enter: enter()
    case .toggle: turn(by: 1)
    case .remove: return remove()
    case .left where !isEditing: focus.isChoice ? turn(by: -1) : move(.previousField)
    case .right where !isEditing: focus.isChoice ? turn(by: 1) : move(.nextField)
    case .save: save()
    case .discard: return stepBack()
    case .confirmDiscard: asksToSignOut ? signOut() : discard()
    case .keepEditing:
      asksToDiscard = false
      asksToSignOut = false
    default: edit(command)
    }
    return true
  }

  /// Forgets what has not been saved.
  public func discard() {
    asksToDiscard = false
    isEditing = false
    let account = form?.account ?? .notPossible
    form = saved
    form?.account = account
    outcome = .none
    refresh()
  }

  private func move(_ command: SettingsCommand) {
    guard let form else { return }
    switch command {
    case .nextField: focus = form.field(after: focus, by: 1)
    case .previousField: focus = form.field(after: focus, by: -1)
    case .rowDown: focus = form.field(below: focus, by: 1)
    case .rowUp: focus = form.field(below: focus, by: -1)
    case .focus(let field): focus = field
    default: break
    }
    isTyping = false
    // Tab through a form goes on typing; a toggle ends it.
    isEditing = isEditing && focus.isText
    if isEditing { self.form?.edit(focus) { $0.moveToEnd() } }
  }

  private func enter() {
    if focus == .accountAction || (focus == .accountPassword && isEditing) { return actOnAccount() }
    guard focus.isText else { return turn(by: 1) }
    isTyping = false
    if focus == .accountEmail, isEditing { return move(.nextField) }
    isEditing.toggle()
    if isEditing {
      form?.edit(focus) { $0.moveToEnd() }
    } else if focus == .newDayOffFirst || focus == .newDayOffLast {
      form?.addDayOff()
      refresh()
    }
  }

  private func turn(by step: Int) {
    form?.turn(focus, by: step)
    refresh()
  }

  private func remove() -> Bool {
    guard case .dayOff(let range) = focus, let form else { return false }
    focus = form.field(after: focus, by: 1)
    self.form?.daysOff.removeAll { $0 == range }
    refresh()
    return true
  }

  private func edit(_ command: SettingsCommand) {
    guard isEditing || command == .undo else { return }
    form?.edit(focus) { text in leftOut = text.apply(command) }
    isTyping = isEditing
    refresh()
  }

  private func stepBack() -> Bool {
    if asksToDiscard || asksToSignOut {
      asksToDiscard = false
      asksToSignOut = false
    } else if isEditing {
      isEditing = false
      isTyping = false
    } else if hasUnsavedChanges {
      asksToDiscard = true
    } else {
      return false
    }
    return true
  }

  private func save() {
    isTyping = false
    guard outcome != .saving, let form else { return }
    guard let settings = review.settings else {
      outcome = .refused
      if let first = form.firstProblem(in: review) {
        focus = first
        isEditing = first.isText
      }
      return
    }
    isEditing = false
    guard hasUnsavedChanges else { return }
    outcome = .saving
    inFlight = (form, settings)
    saving = Task.main(preferring: executor) { [self] in await finish(settings) }
  }

  private func finish(_ settings: Settings) async {
    do throws(AppError) {
      try await store(settings)
      outcome = .saved
    } catch {
      outcome = .failed(error)
    }
    inFlight = nil
  }

  /// Shows how the account stands on disk.
  public func readAccount() async {
    guard let gateway else { return }
    let state = await gateway.state()
    guard form?.account != state else { return }
    form?.account = state
    refresh()
  }

  private func actOnAccount() {
    guard let form, accountOutcome != .working else { return }
    if case .signedIn = form.account {
      asksToSignOut = true
      return
    }
    let email = Trimmed.text(form.text(.accountEmail))
    let password = form.text(.accountPassword)
    guard !email.isEmpty, !password.isEmpty else {
      accountOutcome = .failed(AppError(.invalidInput, "Give the e-mail address and the password."))
      return
    }
    isEditing = false
    isTyping = false
    self.form?.edit(.accountPassword) { $0 = EditableText() }
    work { gateway throws(AppError) in
      try await gateway.signIn(email: String(email), password: password)
    }
  }

  private func signOut() {
    asksToSignOut = false
    work { gateway throws(AppError) in try await gateway.signOut() }
  }

  private func work(
    _ body: @escaping @Sendable (any AccountGateway) async throws(AppError) -> Void
  ) {
    guard let gateway else { return }
    accountOutcome = .working
    accountWork = Task.main(preferring: executor) { [self] in
      var outcome = AccountOutcome.none
      do throws(AppError) {
        try await body(gateway)
      } catch {
        outcome = .failed(error)
      }
      await readAccount()
      accountOutcome = outcome
      await accountChanged()
    }
  }

  private func refresh() {
    guard let form, let saved else { return }
    review = form.review()
    unsaved = form.changes(from: saved)
    if !form.order.contains(focus) {
      focus = focus.isAccount && form.account != .notPossible ? .accountAction : .dailyGoal
    }
  }
}
