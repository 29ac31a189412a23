import Core
import Foundation
import StatsData
import TestSupport
import Testing

struct ConfigFileTests {
  private let folder = TemporaryFolder()

  private func load(_ text: String?, _ environment: [String: String] = [:]) -> ServerConfig {
    if let text { folder.write(text, to: "config.json") }
    chmod(folder.path + "/config.json", 0o600)
    return ConfigFile(path: folder.path + "/config.json").load(environment: environment)
  }

  @Test func theFileNamesTheServer() {
    let config = load("{\"supabaseUrl\":\" https://x.supabase.co \",\"supabaseKey\":\"k\"}")
    #expect([config.url, config.key] == ["https://x.supabase.co", "k"])
    #expect(config.warnings.isEmpty)
  }

  @Test(arguments: [
    (["SUPABASE_KEY": "a", "SUPABASE_PUBLISHABLE_KEY": "b", "SUPABASE_ANON_KEY": "c"], "a"),
    (["SUPABASE_KEY": "", "SUPABASE_PUBLISHABLE_KEY": "b", "SUPABASE_ANON_KEY": "c"], "b"),
    (["SUPABASE_KEY": " ", "SUPABASE_ANON_KEY": "c"], "c"), (["SUPABASE_URL": "u"], "file"),
  ])
  func theEnvironmentBeatsTheFile(_ environment: [String: String], _ key: String) {
    let config = load("{\"supabaseUrl\":\"\",\"supabaseKey\":\"file\"}", environment)
    #expect(config.key == key)
    #expect(config.url == environment["SUPABASE_URL"])
  }

  @Test(arguments: [
    ("{\n\"supabaseUrl\": \"u\",\n}", "line 3"), ("[]", "JSON object"), ("", "line 1"),
    ("{\"supabaseKey\": 5}", "supabaseKey"),
  ])
  func whatIsWrongIsSaid(_ text: String, _ words: String) {
    let config = load(text)
    #expect(config.warnings.map { $0.message.contains(words) } == [true])
    #expect(config.key == nil)
  }

  @Test func noFileIsNothing() {
    #expect(load(nil) == ServerConfig())
  }

  @Test func aKeyThatOthersCanReadIsAWarning() {
    _ = load("{\"supabaseKey\":\"very-secret\"}")
    chmod(folder.path + "/config.json", 0o644)
    let config = ConfigFile(path: folder.path + "/config.json").load(environment: [:])
    #expect(config.warnings.map { $0.message.contains("chmod 600") } == [true])
    #expect(!config.warnings.contains { $0.message.contains("very-secret") })
  }
}
