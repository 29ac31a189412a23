import Dispatch
import Glibc

/// The terminal: draws screens, tells what happens, and is left as it was found however we end.
///
/// Used on the main thread, under `RunLoop.main.run()`: only there the main actor has the stack on
/// which the crash guard survives an overflow.
@MainActor
public final class TerminalDevice {
  public let profile: TerminalProfile
  /// Empty until the terminal has a size to tell.
  public private(set) var size: Size
  public private(set) var modes: TerminalModes

  private let tty: TTY
  private let output: OutputQueue
  private var encoder: ANSIEncoder
  private var input: InputReader?
  private let signals = SignalEvents()
  private var handle: ([DeviceEvent]) -> Void = { _ in }
  private var stderrRedirect: StderrRedirect?
  private var log: Int32?

  /// How long the terminal is given to answer when we leave, in milliseconds.
  private static let answerWait = 250

  private var isActive = false
  /// Bytes that go out with the next frame, before and after it.
  private var prefix: [UInt8] = []
  private var suffix: [UInt8] = []
  /// What the terminal shows once all pending bytes are out; nil when that is not known.
  private var shown: Buffer?
  /// The newest screen, when it has not been sent.
  private var waiting: Buffer?
  private var resumedAt: DispatchTime?
  private var answers = Answers()

  /// Opens the terminal without changing anything of it.
  public static func open(
    environment: [String: String], modes: TerminalModes = TerminalModes()
  ) throws(TerminalProblem) -> TerminalDevice {
    if let problem = TerminalCheck.problem(environment: environment) { throw problem }
    return TerminalDevice(
      try TTY.standard(), TerminalProfile(environment: environment), modes)
  }

  private init(_ tty: TTY, _ profile: TerminalProfile, _ modes: TerminalModes) {
    self.tty = tty
    self.profile = profile
    self.modes = modes
    if !profile.hasWindow {
      self.modes.title = nil
      self.modes.asksBackground = false
    }
    size = tty.size
    output = OutputQueue(tty.output)
    encoder = ANSIEncoder(
      depth: profile.depth, glyphs: profile.glyphs, erasesInColor: profile.erasesInColor,
      hasLinks: profile.hasWindow)
    output.drained = { [weak self] in self?.paint() }
  }

  /// Takes the screen; the bytes for that go out with the first frame. What is printed on the
  /// standard error goes to `log` from here on, if there is one.
  public func enter(log: Int32? = nil) {
    guard !isActive else { return }
    self.log = log
    signals.start([SIGWINCH, SIGTERM, SIGINT, SIGHUP, SIGQUIT, SIGTSTP, SIGCONT]) {
      [weak self] in self?.received($0)
    }
    takeScreen()
    suffix = Array(modes.questions.utf8)
  }

  /// Shows a screen. Returns at once: while the terminal is slow, the newest waits and older ones
  /// are forgotten.
  public func draw(_ buffer: Buffer) {
    waiting = buffer
    paint()
  }

  /// Starts to listen. `handler` gets all that arrived together in one call, on the main thread;
  /// events must not be handled before the first frame is drawn.
  public func start(_ handler: @escaping @MainActor ([DeviceEvent]) -> Void) {
    handle = handler
    let reader = InputReader(tty.input, watched: tty.watched) { [weak self] events in
      self?.answers.came(in: events)
      self?.handle(events.map { .input($0) })
    } ended: { [weak self] in
      self?.handle([.hangUp])
    }
    reader.start()
    input = reader
  }

  /// Turns mouse reports on or off.
  public func setMouse(_ isOn: Bool) {
    guard isOn != modes.mouse else { return }
    modes.mouse = isOn
    if isActive { output.send(Array((isOn ? TerminalModes.mouseOn : TerminalModes.mouseOff).utf8)) }
  }

  /// Changes the window's title; the terminal gives back its own at the end.
  public func setTitle(_ title: String) {
    guard modes.title != nil, modes.title != title else { return }
    modes.title = title
    send(modes.titleChange)
  }

  /// Puts a text into the clipboard, where the terminal allows that; see `TerminalModes.copy`.
  public func copy(_ text: String) {
    if let sequence = TerminalModes.copy(text) { send(sequence) }
  }

  /// Rings the bell; tmux shows it as an alert of the window.
  public func ring() { send("\u{7}") }

  /// Sends bytes that change no cell, such as a copy to the clipboard.
  public func send(_ sequence: String) {
    if isActive { output.send(Array(sequence.utf8)) }
  }

  /// Stops the job as Ctrl-Z does, with the terminal as it was; returns when it goes on, with the
  /// last frame drawn again.
  public func suspend() {
    guard isActive else { return }
    giveScreenBack()
    SignalEvents.tellJob(SIGTSTP)
    SignalEvents.take(SIGTSTP)
    tty.saveAgain()
    resume()
  }

  /// Gives the terminal back, for good, and prints `message` after it.
  public func leave(message: String? = nil) {
    input?.stop()
    if isActive { giveScreenBack() }
    input = nil
    signals.stop()
    guard let message, !message.isEmpty else { return }
    let line = Array((message + "\n").utf8)
    _ = line.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
  }

  /// Ends the process by a signal, so that whoever started it sees the cause. After `leave`.
  public static func die(of signal: Int32) -> Never {
    SignalEvents.take(signal)
    exit(128 + signal)
  }

  // MARK: - Frames

  private func paint() {
    guard isActive, output.isEmpty, let wanted = waiting else { return }
    waiting = nil
    encoder.encode(wanted, from: shown)
    shown = wanted
    let frame = prefix + encoder.take() + suffix
    if !suffix.isEmpty { answers.asked() }
    (prefix, suffix) = ([], [])
    if !frame.isEmpty { output.send(frame) }
  }

  /// Draws the newest screen from nothing, over whatever the terminal shows.
  public func repaint() {
    waiting = waiting ?? shown
    shown = nil
    paint()
  }

  // MARK: - Having the screen or not

  private func takeScreen() {
    isActive = true
    CrashGuard.arm(descriptor: tty.output, modes: tty.saved, leave: modes.leave)
    tty.enterRaw()
    stderrRedirect = log.flatMap(StderrRedirect.init)
    prefix = Array(modes.enter.utf8)
    shown = Buffer(size: size)  // `enter` leaves an empty screen
  }

  private func giveScreenBack() {
    isActive = false
    waiting = waiting ?? shown
    shown = nil
    finish()
    tty.restore()
    CrashGuard.disarm()
    stderrRedirect?.end()
    stderrRedirect = nil
  }

  /// Sends what undoes our modes. What the mouse did before the terminal has read that is still on
  /// its way: it is here once the terminal has answered one more question.
  private func finish() {
    var last = modes.leave
    if modes.mouse, answers.canAskAgain {
      last += TerminalModes.question
      answers.asked()
    }
    guard output.finish(Array(last.utf8), milliseconds: 100) else { return }
    let came = input?.skip(answers: answers.due, milliseconds: Self.answerWait)
    answers.waited(came: came ?? 0)
  }

  private func resume() {
    size = tty.size
    resumedAt = .now()
    takeScreen()
    paint()
    handle([.resumed(size)])
  }

  // MARK: - Signals

  private func received(_ signal: Int32) {
    switch signal {
    case SIGWINCH: resized()
    case SIGTSTP: suspend()
    case SIGCONT: continued()
    default: handle([.terminate(signal: signal)])
    }
  }

  private func resized() {
    let now = tty.size
    guard now.width > 0, now.height > 0 else { return }
    // Terminals drop or wrap cells while they change size, even on the way to the same one.
    guard now != size else { return repaint() }
    size = now
    shown = nil
    handle([.resize(now)])
  }

  /// After `suspend` all is done. Otherwise we were stopped by force, and whoever had the terminal
  /// meanwhile left it in some state.
  private func continued() {
    if let resumedAt, DispatchTime.now() < resumedAt + .milliseconds(100) { return }
    guard isActive else { return }
    waiting = waiting ?? shown
    stderrRedirect?.end()
    resume()
  }
}
