import Foundation
import TestSupport
import Testing

/// The real program as scripts run it, with a home of its own.
struct BuiltProgram {
  struct Outcome {
    let status: Int32
    let answer: String
    let remark: String
    var all: String { answer + remark }
  }

  /// A run that has begun.
  struct Running {
    let process: Process
    fileprivate let files: TemporaryFolder

    func wait() -> Outcome {
      process.waitUntilExit()
      let status =
        process.terminationReason == .exit
        ? process.terminationStatus : -process.terminationStatus
      func text(_ name: String) -> String {
        String(decoding: files.bytes(name) ?? [], as: UTF8.self)
      }
      return Outcome(status: status, answer: text("out"), remark: text("err"))
    }
  }

  /// Stands beside the test bundle.
  static var path: String? {
    let bundle = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    let file = bundle.deletingLastPathComponent().appendingPathComponent("codingfit").path
    return FileManager.default.isExecutableFile(atPath: file) ? file : nil
  }

  var environment: [String: String]

  init(home: String?, server: LoopbackServer? = nil) {
    environment = ["TZ": "UTC", "LANG": "C.UTF-8", "SWIFT_BACKTRACE": "enable=no"]
    environment["HOME"] = home
    environment["SUPABASE_URL"] = server?.url
    if server != nil { environment["SUPABASE_KEY"] = "sb_publishable_test" }
  }

  /// `prefix` is a program that runs ours; `input` is what is piped in.
  func start(
    _ words: [String], prefix: [String] = [], input: String = ""
  ) throws -> Running {
    let program = try #require(Self.path, "build the product codingfit first")
    return try launch(prefix + [program] + words, input: input)
  }

  private func launch(_ line: [String], input: String) throws -> Running {
    let files = TemporaryFolder()
    for (name, text) in [("in", input), ("out", ""), ("err", "")] { files.write(text, to: name) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: line[0])
    process.arguments = Array(line.dropFirst())
    process.environment = environment
    process.standardInput = FileHandle(forReadingAtPath: files.path + "/in")
    process.standardOutput = FileHandle(forWritingAtPath: files.path + "/out")
    process.standardError = FileHandle(forWritingAtPath: files.path + "/err")
    try process.run()
    return Running(process: process, files: files)
  }

  func run(_ words: [String], prefix: [String] = [], input: String = "") throws -> Outcome {
    try start(words, prefix: prefix, input: input).wait()
  }

  /// Runs a script, to which the program is `$PROGRAM`; `prefix` is what runs the shell.
  func script(_ text: String, prefix: [String] = []) throws -> Outcome {
    var copy = self
    copy.environment["PROGRAM"] = Self.path
    copy.environment["PATH"] = "/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin"
    return try copy.launch(prefix + ["/bin/bash", "-c", text], input: "").wait()
  }
}
