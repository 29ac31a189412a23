import Features

/// The four panes, in the order of the strip.
enum Destination: String, CaseIterable, Hashable, Sendable {
  case today
  case trends
  case projects
  case settings

  var title: String { "\(index + 1) \(rawValue.prefix(1).uppercased() + rawValue.dropFirst())" }

  /// Place in the strip, from 0.
  var index: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  var hue: PaneHue {
    switch self {
    case .today: .today
    case .trends: .trends
    case .projects: .projects
    case .settings: .settings
    }
  }

  /// The pane `step` places on, around the ends.
  func neighbour(_ step: Int) -> Destination {
    let all = Self.allCases
    return all[(index + step + all.count) % all.count]
  }
}
