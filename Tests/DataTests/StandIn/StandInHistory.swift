import Core
import StatsData
import TestSupport

/// A repository over the stand-in, in a folder of its own.
struct StandInHistory {
  private let folder: TemporaryFolder
  let repository: CachedStatsRepository

  init(
    _ client: any RemoteSource, clock: WallClock = StandIn.clock,
    folder: TemporaryFolder = TemporaryFolder()
  ) {
    self.folder = folder
    repository = CachedStatsRepository(
      folder: folder.path + "/history",
      settingsFile: SettingsFile(path: folder.path + "/settings.json"), remote: client, clock: clock
    )
  }

  /// The same files, as another process finds them.
  func reopened(_ client: any RemoteSource) -> StandInHistory {
    StandInHistory(client, folder: folder)
  }

  /// Nil for a sync that went well.
  func sync(_ scope: SyncScope = .recent) async -> AppError? {
    do throws(AppError) {
      _ = try await repository.sync(scope) { _ in }
      return nil
    } catch {
      return error
    }
  }

  func history() async throws -> History { try await repository.history() }
}
