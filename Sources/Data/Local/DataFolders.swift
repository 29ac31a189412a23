import Core
import Foundation

/// Where files live, by the XDG base directory rules.
public struct DataFolders: Sendable, Equatable {
  /// The history: `$XDG_DATA_HOME/codingfit`, by default `~/.local/share/codingfit`.
  public let data: String
  /// Settings and the server's address: `$XDG_CONFIG_HOME/codingfit`, by default `~/.config/…`.
  public let config: String
  /// The log and what the screen looked like: `$XDG_STATE_HOME/codingfit`, `~/.local/state/…`.
  public let state: String

  public init(data: String, config: String, state: String) {
    self.data = data
    self.config = config
    self.state = state
  }

  /// Relative paths in the environment are ignored, as the rules ask.
  public init(environment: [String: String]) throws(AppError) {
    func folder(_ variable: String, _ fallback: String) throws(AppError) -> String {
      if let path = environment[variable], path.hasPrefix("/") { return path + "/codingfit" }
      guard let home = environment["HOME"], home.hasPrefix("/") else {
        throw AppError(
          .configuration,
          "HOME is not set, so there is no place for files. Set HOME or \(variable).")
      }
      return (home == "/" ? "" : home) + "/" + fallback + "/codingfit"
    }
    data = try folder("XDG_DATA_HOME", ".local/share")
    config = try folder("XDG_CONFIG_HOME", ".config")
    state = try folder("XDG_STATE_HOME", ".local/state")
  }

  /// The folder of the history that comes from a server; each has its own, because the figures of
  /// two sources never mix. Nil: files that were imported.
  ///
  /// A signed-in user's history has a folder of its own too: another user's rows are other figures.
  public func history(server: String?, user: String? = nil) -> String {
    guard let server, let host = Self.host(of: server) else { return data + "/history/local" }
    let name = user.flatMap { Self.host(of: $0) }.map { "+" + $0 } ?? ""
    return data + "/history/" + host + name
  }

  public var settingsFile: String { config + "/settings.json" }
  public var configFile: String { config + "/config.json" }
  public var stateFile: String { state + "/state.json" }
  public var sessionFile: String { state + "/session.json" }
  public var logFile: String { state + "/codingfit.log" }

  /// Host and port, made safe as a file name.
  private static func host(of server: String) -> String? {
    let rest = server.range(of: "://").map { server[$0.upperBound...] } ?? server[...]
    let authority = rest.prefix { !"/?#".contains($0) }.split(separator: "@").last ?? ""
    let name = authority.lowercased().map { character in
      character.isASCII && (character.isLetter || character.isNumber || ".-".contains(character))
        ? character : "_"
    }
    let text = String(name.drop { $0 == "." }.prefix(100))
    return text.isEmpty ? nil : text
  }
}
