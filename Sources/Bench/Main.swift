@main
struct Main {
  static func main() {
    switch CommandLine.arguments.dropFirst().first {
    case "equalwork": MainActor.assumeIsolated { EqualWork.run() }
    case "diff": EqualWorkDiff.run()
    default: print("usage: codingfit-bench equalwork | diff")
    }
  }
}
