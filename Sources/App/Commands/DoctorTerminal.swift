import Foundation
import Glibc
import StatsData
import Terminal

/// What the terminal can show, and which zone counts.
enum DoctorTerminal {
  static func findings(_ environment: [String: String], zone: String) -> [DoctorFinding] {
    let profile = TerminalProfile(environment: environment)
    var findings = [terminal(environment, profile)]
    if profile.glyphs == .ascii {
      findings.append(
        .init(
          .warn, "characters", "the locale is not UTF-8, so bars and rings are drawn in ASCII",
          advice: "export LANG=C.UTF-8"))
    } else {
      findings.append(.init(.ok, "characters", "UTF-8"))
    }
    if let size = size() { findings.append(size) }
    findings.append(timeZone(zone, environment))
    return findings
  }

  private static func terminal(
    _ environment: [String: String], _ profile: TerminalProfile
  ) -> DoctorFinding {
    let colours =
      switch profile.depth {
      case .none: "no colours"
      case .sixteen: "16 colours"
      case .indexed: "256 colours"
      case .truecolor: "all colours"
      }
    let tmux = environment["TMUX"]?.isEmpty == false ? ", inside tmux" : ""
    if let problem = TerminalCheck.problem(environment: environment) {
      return .init(
        .warn, "terminal", problem.message,
        advice: "This is fine for cron; the dashboard needs a terminal.")
    }
    return .init(
      .ok, "terminal", "\(SafeText.oneLine(environment["TERM"] ?? "")), \(colours)\(tmux)")
  }

  private static func size() -> DoctorFinding? {
    var window = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &window) == 0, window.ws_col > 0 else {
      return nil
    }
    let text = "\(window.ws_col) x \(window.ws_row)"
    guard window.ws_col < 80 || window.ws_row < 24 else { return .init(.ok, "size", text) }
    return .init(.warn, "size", text, advice: "From 80 x 24 on every pane is whole.")
  }

  private static func timeZone(
    _ zone: String, _ environment: [String: String]
  ) -> DoctorFinding {
    if let name = environment["TZ"], !name.isEmpty, TimeZone(identifier: name) == nil {
      return .init(
        .warn, "time zone", "TZ=\(SafeText.oneLine(name)) is no zone this system knows",
        advice: "Use a name like Europe/Berlin.")
    }
    return .init(.ok, "time zone", zone)
  }
}
