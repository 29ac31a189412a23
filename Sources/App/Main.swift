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
    do throws(UsageError) {
      switch try Arguments.parse(Array(CommandLine.arguments.dropFirst())) {
      case .help: print(HelpText.text)
      case .commandHelp(let spec): print(CommandHelp(spec: spec).text)
      case .man: print(ManPage.text, terminator: "")
      case .version: print(Version.line)
      case .status(let options):
        exit(StatusCommand(options: options, environment: environment, output: .standard).run())
      case .days(let options):
        exit(try DaysCommand(options: options, environment: environment, output: .standard).run())
      case .completions(let kind):
        exit(CompletionsCommand(kind: kind, environment: environment, output: .standard).run())
      case .stats(let options):
        let command = StatsCommand(
          options: options, environment: environment, clock: .system,
          remark: { CommandOutput.standard.remark("codingfit: \($0)\n") })
        print(try command.run())
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
    FileHandle.standardError.write(Data("codingfit: \(message)\n".utf8))
    exit(status)
  }
}
