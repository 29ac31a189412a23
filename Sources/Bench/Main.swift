/// `codingfit-bench`: prints figures, asserts nothing.
@main
@MainActor
struct Main {
  static func main() {
    switch CommandLine.arguments.dropFirst().first {
    case "rules": RulesBench.run()
    case "equalwork": EqualWork.run()
    case "diff": EqualWorkDiff.run()
    default: print("usage: codingfit-bench rules | equalwork | diff")
    }
  }
}
