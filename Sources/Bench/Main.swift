/// `codingfit-bench`: prints figures, asserts nothing.
@main
@MainActor
struct Main {
  static func main() {
    switch CommandLine.arguments.dropFirst().first {
    case "rules": RulesBench.run()
    default: print("codingfit-bench rules | equalwork | diff")
    }
  }
}
