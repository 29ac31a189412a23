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
      case .version: output.answer(Version.line + "\n")
      case .stats(let options):
        let environment = ProcessInfo.processInfo.environment
        let command = StatsCommand(
          options: options, environment: environment, clock: .system, remark: output.remark)
        output.answer(try command.run() + "\n")
      case .command(let command): run(command)
      case .dashboard(let options):
        dashboard(options, environment: ProcessInfo.processInfo.environment)
      }
    } catch {
      fail(error.message, status: 2)
    }
  }

  /// Runs a subcommand that waits for something, and ends with its status.
  private static func run(_ command: Command) {
    let environment = ProcessInfo.processInfo.environment
    Task { exit(await command.run(environment: environment)) }
    RunLoop.main.run()
  }

  private static func dashboard(_ options: Arguments.Options, environment: [String: String]) {
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

  private static func fail(_ message: String, status: Int32) -> Never {
    CommandOutput.standard.remark("codingfit: \(message)\n")
    exit(status)
  }
}
