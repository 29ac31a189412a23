import Foundation
import Glibc

/// `codingfit-bench`: prints figures, asserts nothing.
@main
@MainActor
struct Main {
  static func main() {
    switch CommandLine.arguments.dropFirst().first {
    case "rules": RulesBench.run()
    case "equalwork": EqualWork.run()
    case "diff": EqualWorkDiff.run()
    case "cache": finish { await CacheBench.run() }
    case "requests":
      let count = CommandLine.arguments.dropFirst(2).first.flatMap { Int($0) }
      finish { await RequestsBench.run(count ?? 5000) }
    default: print("usage: codingfit-bench rules | equalwork | diff | cache | requests")
    }
  }

  private static func finish(_ work: @escaping @MainActor () async -> Void) -> Never {
    Task {
      await work()
      exit(0)
    }
    while true { RunLoop.main.run() }
  }
}
