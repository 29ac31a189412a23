import Core
import StatsData
import Testing

struct DataFoldersTests {
  @Test func defaultsLieBelowHome() throws {
    let folders = try DataFolders(environment: ["HOME": "/home/a", "XDG_DATA_HOME": ""])
    #expect(
      folders
        == DataFolders(
          data: "/home/a/.local/share/codingfit", config: "/home/a/.config/codingfit",
          state: "/home/a/.local/state/codingfit"))
  }

  @Test func relativePathsAreIgnored() throws {
    let folders = try DataFolders(environment: [
      "HOME": "/h", "XDG_DATA_HOME": "data", "XDG_CONFIG_HOME": "/c", "XDG_STATE_HOME": "./s",
    ])
    #expect(folders.data == "/h/.local/share/codingfit")
    #expect(folders.config == "/c/codingfit")
    #expect(folders.state == "/h/.local/state/codingfit")
  }

  @Test(arguments: [[:], ["HOME": "relative"], ["XDG_DATA_HOME": "/d", "XDG_STATE_HOME": "/s"]])
  func withoutHomeThereIsASentence(_ environment: [String: String]) {
    let error = #expect(throws: AppError.self) { try DataFolders(environment: environment) }
    #expect(error?.message.contains("HOME is not set") == true)
  }

  @Test(arguments: [
    ("https://abc.supabase.co", "abc.supabase.co"),
    ("http://127.0.0.1:54321/x?y", "127.0.0.1_54321"),
    ("https://u:p@Host/../..", "host"), ("../../etc", "local"), ("", "local"), (nil, "local"),
  ])
  func everyServerHasAFolder(_ server: String?, _ name: String) throws {
    let folders = DataFolders(data: "/d", config: "/c", state: "/s")
    #expect(folders.history(server: server) == "/d/history/\(name)")
  }
}
