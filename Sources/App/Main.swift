import Core
import Foundation
import Glibc
import StatsData
import Terminal

/// The way in. Synchronous on purpose: only under `RunLoop.main.run()` is the main actor on the
/// first thread, where a stack overflow still gives the terminal back.
@main
@MainActor
struct Main {
  static func main() {
    StandardStreams.hold()
    if let problem = OpenFiles.problem() { fail(problem, status: 1) }
    let output = CommandOutput.standard
    do throws(UsageError) {
      switch try Arguments.parse(Array(CommandLine.arguments.dropFirst())) {
      case .help: output.answer(HelpText.text + "\n")
      case .commandHelp(let spec): output.answer(CommandHelp(spec: spec).text + "\n")
      case .man: output.answer(ManPage.text)
      case .version: output.answer(Version.line + "\n")
      case .status(let options):
        exit(StatusCommand(options: options, environment: environment, output: output).run())
      case .days(let options):
        exit(try DaysCommand(options: options, environment: environment, output: output).run())
      case .completions(let kind):
        exit(CompletionsCommand(kind: kind, environment: environment, output: output).run())
      case .stats(let options):
        let command = StatsCommand(
          options: options, environment: environment, clock: .system,
          remark: { output.remark("codingfit: \($0)\n") })
        output.answer(try command.run() + "\n")
      case .command(let command): run(command)
      case .dashboard(let options): dashboard(options, environment: environment)
      }
    } catch {
      fail(error.message, status: 2)
    }
  }

  /// Runs a subcommand that waits for something, and ends with its status.
  private static func run(_ command: Command) {
    let environment = environment
    Task { exit(await command.run(environment: environment)) }
    RunLoop.main.run()
  }

  private static func dashboard(_ options: Arguments.Options, environment: [String: String]) {
    ProgramMemory.shareHeap()
    let modes = TerminalModes(title: "codingfit", asksBackground: options.theme == nil)
    let device: TerminalDevice
    do throws(TerminalProblem) {
      device = try TerminalDevice.open(environment: environment, modes: modes)
    } catch {
      fail(error.message, status: 2)
    }
    let start: AppEnvironment
    do throws(AppError) {
      start = try AppEnvironment.start(options, environment: environment)
    } catch {
      fail(error.message, status: 1)
    }
    let loop = EventLoop(app: AppModel(start), device: device)
    loop.start(log: start.openLog())
    withExtendedLifetime(loop) { RunLoop.main.run() }
  }

  private static var environment: [String: String] { ProcessEnvironment.read() }

  private static func fail(_ message: String, status: Int32) -> Never {
    CommandOutput.standard.remark("codingfit: \(message)\n")
    exit(status)
  }
}
