import Core
import Glibc

/// `config.json` and the environment, which beats it. Empty texts count as unset.
public struct ConfigFile: Sendable {
  public let path: String

  public init(path: String) {
    self.path = path
  }

  private static let urlVariables = ["SUPABASE_URL"]
  private static let wakaTimeVariables = ["WAKATIME_API_KEY"]
  private static let keyVariables = [
    "SUPABASE_KEY", "SUPABASE_PUBLISHABLE_KEY", "SUPABASE_ANON_KEY",
  ]

  public func load(environment: [String: String]) -> ServerConfig {
    var config = ServerConfig()
    let tree = tree(&config)
    (config.url, config.urlOrigin) = value(
      Self.urlVariables, in: environment, else: tree, "supabaseUrl", &config)
    (config.key, config.keyOrigin) = value(
      Self.keyVariables, in: environment, else: tree, "supabaseKey", &config)
    (config.wakaTimeKey, config.wakaTimeKeyOrigin) = value(
      Self.wakaTimeVariables, in: environment, else: tree, "wakatimeApiKey", &config)
    let keys = ["supabaseKey", "wakatimeApiKey"]
    if keys.contains(where: { Self.text(tree?[$0]) != nil }), isReadableByOthers {
      config.warnings.append(
        AppError(
          .configuration,
          "\(path) holds a key that other users of this machine can read: chmod 600 \(path)"))
    }
    return config
  }

  private func value(
    _ variables: [String], in environment: [String: String], else tree: JSONTree?, _ name: String,
    _ config: inout ServerConfig
  ) -> (String?, String?) {
    for variable in variables {
      if let text = Self.trimmed(environment[variable]) { return (text, variable) }
    }
    guard let value = tree?[name], value != .null else { return (nil, nil) }
    guard value.string != nil else {
      config.warnings.append(
        AppError(.configuration, "\(path): \(name) is not a text in quotes."))
      return (nil, nil)
    }
    guard let text = Self.text(value) else { return (nil, nil) }
    return (text, path)
  }

  private func tree(_ config: inout ServerConfig) -> JSONTree? {
    let bytes: [UInt8]
    do throws(AppError) {
      guard let read = try StoredFile.read(path) else { return nil }
      bytes = read
    } catch {
      config.warnings.append(error)
      return nil
    }
    do throws(JSONFault) {
      let tree = try JSONTree(parsing: bytes)
      if tree.members != nil { return tree }
      config.warnings.append(AppError(.configuration, "\(path) does not hold a JSON object."))
    } catch {
      let line = bytes.prefix(error.offset).count { $0 == 0x0A } + 1
      config.warnings.append(
        AppError(.configuration, "\(path) cannot be read: line \(line) is not valid JSON."))
    }
    return nil
  }

  private var isReadableByOthers: Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & 0o077 != 0
  }

  private static func text(_ value: JSONTree?) -> String? { trimmed(value?.string) }

  private static func trimmed(_ text: String?) -> String? {
    guard let text else { return nil }
    let words = text.split { $0.isWhitespace }
    return words.isEmpty ? nil : words.joined(separator: " ")
  }
}
