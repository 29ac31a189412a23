import Core
import Foundation
import StatsData

/// `codingfit doctor`: looks at everything a figure on the screen depends on, and says what to do.
struct DoctorCommand {
  let options: DoctorOptions
  let output: CommandOutput
  var clock = WallClock.system

  /// The exit status: 0 where nothing fails, 1 otherwise. A warning is no failure.
  func run(environment: [String: String]) async -> Int32 {
    let findings = await findings(environment)
    let hasFailed = findings.contains { $0.level == .fail }
    if options.isJSON {
      output.json(["findings": findings])
    } else {
      output.answer(findings.map(\.line).joined())
    }
    return hasFailed ? 1 : 0
  }

  private func findings(_ environment: [String: String]) async -> [DoctorFinding] {
    var findings: [DoctorFinding] = []
    do throws(AppError) {
      let folders = try DataFolders(environment: environment)
      let config = ConfigFile(path: folders.configFile).load(environment: environment)
      findings += DoctorConfiguration.findings(config, folders)
      var server: SupabaseConfiguration?
      do throws(AppError) {
        server = try HistoryPlace.server(config)
      } catch {
        findings.append(
          .init(
            .fail, "configuration", error.message,
            advice: DoctorServer.advice(for: error, config: folders.configFile)))
      }
      let place = HistoryPlace(
        folders, config, server: server, clock: clock, sleeper: QuietClock())
      let report = await place.repository.report()
      if let client = place.client, let server {
        let check = DoctorServer(
          server: server, client: client, transport: place.transport, clock: clock,
          account: place.account?.account)
        findings += await check.findings(report)
      }
      findings += DoctorCache.findings(
        report, problems: await place.repository.problems(), hasServer: config.url != nil)
    } catch {
      findings.append(.init(.fail, "folders", error.message, advice: "Set HOME."))
    }
    return findings + DoctorTerminal.findings(environment, zone: clock.systemZone)
  }
}
