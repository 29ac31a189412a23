import Foundation
import Terminal

/// Runs the common dashboard: keys 1–4 switch tabs, r refreshes, q ends.
@MainActor
final class EqualWork {
  private let device: TerminalDevice
  private var screen = EqualWorkScreen()

  private init(_ device: TerminalDevice) {
    self.device = device
  }

  static func run() -> Never {
    do {
      let program = EqualWork(
        try TerminalDevice.open(environment: ProcessInfo.processInfo.environment))
      program.device.enter()
      program.draw()
      program.device.start { program.handle($0) }
      RunLoop.main.run()
      exit(0)
    } catch {
      FileHandle.standardError.write(Data((error.message + "\n").utf8))
      exit(2)
    }
  }

  private func draw() {
    var buffer = Buffer(size: device.size)
    screen.draw(in: buffer.area, on: &buffer)
    device.draw(buffer)
  }

  private func handle(_ events: [DeviceEvent]) {
    for event in events {
      switch event {
      case .input(.key(let key)): press(key)
      case .hangUp: end(nil)
      case .terminate(let signal): end(signal)
      default: break
      }
    }
    draw()
  }

  private func press(_ key: Key) {
    switch key {
    case Key("1"): screen.tab = 1
    case Key("2"): screen.tab = 2
    case Key("3"): screen.tab = 3
    case Key("4"): screen.tab = 4
    case Key("r"): screen.refreshed += 1
    case Key("z", .control): device.suspend()
    case Key("q"), Key("c", .control): end(nil)
    default: break
    }
  }

  private func end(_ signal: Int32?) -> Never {
    device.leave()
    if let signal { TerminalDevice.die(of: signal) }
    exit(0)
  }
}

extension Key {
  fileprivate init(_ character: Character, _ modifiers: Modifiers) {
    self.init(.character(character), modifiers)
  }
}
