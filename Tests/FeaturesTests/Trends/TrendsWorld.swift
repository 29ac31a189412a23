import Core
import Features
import Foundation
import StatsData
import Terminal

/// One synthetic history at one moment, the same in every test of Trends and Projects.
enum TrendsWorld {
  /// Thu 25 Jun 2026, 14:30 in Berlin.
  static let now = Instant(milliseconds: 1_782_390_600_000)
  static let today = DateOnly(dayNumber: 20_629)

  static let history = made(persona: .crunch, seed: 7)
  static let empty = History(
    days: [], sessions: [], settings: Settings(), systemZone: "Europe/Berlin")

  static func made(persona: Persona, seed: UInt64, days: Int = 800) -> History {
    let made = HistoryGenerator(
      seed: seed, firstDate: today.advanced(by: 1 - days), dayCount: days, persona: persona,
      until: now
    ).generate()
    var settings = Settings()
    settings.daysOff = made.daysOff
    let from = DateOnly(dayNumber: 0)
    settings.rates = [
      "atlas": [Rate(from: from, hourly: Decimal(95))],
      "beacon": [Rate(from: from, hourly: Decimal(80))],
      "fjord": [Rate(from: from, hourly: Decimal(0))],
    ]
    return History(
      days: made.days, sessions: made.sessions, settings: settings, systemZone: "Europe/Berlin")
  }

  @MainActor
  static func model(_ history: History = history, now: Instant = now) -> TrendsModel {
    let model = TrendsModel()
    model.show(history, now: now)
    return model
  }

  /// A whole screen: the frame and the pane in it.
  static func buffer(
    _ screen: TrendsScreen, size: Size, banner: Banner.Kind? = nil, theme: Theme = .dark
  ) -> Buffer {
    var buffer = Buffer(size: size, style: theme.base)
    let frame = PaneFrame(
      active: .trends, status: banner == nil ? "as of 14:30  ● online" : "as of 12:41  ○ offline",
      banner: banner, hints: HintBar.hints(of: TrendsKeys.keymap), theme: theme)
    frame.draw(in: buffer.area, on: &buffer)
    TrendsPane(screen, theme: theme).draw(in: frame.content(of: buffer.area), on: &buffer)
    return buffer
  }
}
