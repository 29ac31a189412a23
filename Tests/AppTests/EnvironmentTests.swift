import Core
import Features
import StatsData
import TestSupport
import Testing

@testable import App

/// Which repository, theme and notices the command line, the environment and the files lead to.
@MainActor
@Suite struct EnvironmentTests {
  private let home = TemporaryFolder()

  private func start(
    _ more: [String: String] = [:], _ options: Arguments.Options = .init()
  ) throws -> AppEnvironment {
    try AppEnvironment.start(options, environment: ["HOME": home.path].merging(more) { $1 })
  }

  nonisolated private static let key = "sb_publishable_abcdefghijklmnopqrstu"

  @Test func nothingConfiguredIsTheWelcome() throws {
    let start = try start()
    #expect(start.repository == nil && start.problem == nil && start.notices.isEmpty)
    #expect(start.configFile == "~/.config/codingfit/config.json")
  }

  @Test(arguments: [
    (["SUPABASE_URL": "https://abc.supabase.co"], "set SUPABASE_KEY"),
    (["SUPABASE_KEY": key], "set SUPABASE_URL"),
    (["SUPABASE_URL": "postgres://x", "SUPABASE_KEY": key], "connection string"),
  ])
  func halfConfiguredIsTold(variables: [String: String], text: String) throws {
    let start = try start(variables)
    #expect(start.repository == nil && start.problem?.message.contains(text) == true)
  }

  @Test func theEnvironmentNamesTheServer() throws {
    let start = try start([
      "SUPABASE_URL": "https://abc.supabase.co", "SUPABASE_KEY": Self.key,
    ])
    #expect(start.repository != nil && start.hasServer && start.firstHistory == nil)
  }

  /// A file that is not asked is not complained about; `doctor` still tells.
  @Test(arguments: [(true, 0), (false, 1)])
  func theFileMattersOnlyWhereItIsAsked(isGiven: Bool, notices: Int) throws {
    home.write("{ broken", to: ".config/codingfit/config.json")
    var variables = ["SUPABASE_URL": "https://abc.supabase.co"]
    if isGiven { variables["SUPABASE_KEY"] = Self.key }
    #expect(try start(variables).notices.count == notices)
  }

  @Test func theConfigFileNamesTheServer() throws {
    home.write(
      #"{"supabaseUrl": "https://abc.supabase.co", "supabaseKey": "\#(Self.key)"}"#,
      to: ".config/codingfit/config.json")
    let start = try start()
    #expect(start.hasServer && start.repository != nil)
  }

  @Test func theDemoNeedsNothing() throws {
    let start = try AppEnvironment.start(.init(isDemo: true), environment: [:])
    #expect(start.firstHistory?.days.isEmpty == false && !start.hasServer && start.state == nil)
  }

  @Test func withoutAHomeThereIsNoPlaceForFiles() {
    #expect(throws: AppError.self) { try AppEnvironment.start(.init(), environment: [:]) }
  }

  @Test(
    arguments: [
      ([:], nil, Theme.Name.dark, true), (["NO_COLOR": "1"], nil, .monochrome, false),
      (["NO_COLOR": ""], nil, .dark, true), (["NO_COLOR": "1"], .light, .monochrome, false),
      ([:], .light, .light, false), (["TERM": "vt220"], nil, .monochrome, false),
    ] as [([String: String], Theme.Name?, Theme.Name, Bool)])
  func themes(
    variables: [String: String], asked: Theme.Name?, theme: Theme.Name, follows: Bool
  ) throws {
    let start = try start(variables, .init(isDemo: true, theme: asked))
    #expect(start.theme.name == theme && start.followsBackground == follows)
  }

  @Test func theOpenPaneIsRemembered() {
    let state = StateFile(path: home.path + "/state.json")
    let first = AppHarness { $0.state = state }
    first.press("4")
    first.app.stopped()
    #expect(AppHarness { $0.state = state }.app.destination == .settings)
  }
}
