/// How somebody who never lived works.
public enum Persona: String, Sendable, CaseIterable {
  case steady
  case crunch
  case owl
  case parttime

  /// Hour of the day the work starts.
  var startHour: Double {
    switch self {
    case .steady: 9.2
    case .crunch: 9
    case .owl: 13.5
    case .parttime: 8.6
    }
  }

  /// Hours coded on a usual work day, and how far they spread.
  var hours: (usual: Double, spread: Double) {
    switch self {
    case .steady: (4.6, 0.9)
    case .crunch: (5.2, 1.2)
    case .owl: (4.8, 1.3)
    case .parttime: (2.6, 0.8)
    }
  }

  /// Share of the weekend days with work.
  var weekendShare: Double {
    switch self {
    case .steady: 0.08
    case .crunch: 0.25
    case .owl: 0.3
    case .parttime: 0.03
    }
  }

  /// Share of the evenings with work.
  var eveningShare: Double {
    switch self {
    case .steady: 0.1
    case .crunch: 0.3
    case .owl: 0.75
    case .parttime: 0.05
    }
  }
}
