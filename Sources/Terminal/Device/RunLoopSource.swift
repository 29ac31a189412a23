import CoreFoundation

/// Calls on the thread that made it whenever a descriptor has something new to read.
///
/// A dispatch source would go through a thread of dispatch's own: that one wakes up, wakes us up,
/// and is woken up again to go on listening. Each of the three waits for a processor on a busy
/// machine; here a key wakes one thread.
@MainActor
final class RunLoopSource {
  private let descriptor: Int32
  private let isReadable: () -> Void
  private var source: CFRunLoopSource?

  /// Watches a descriptor that is open for writing only: the run loop reads eight bytes from what
  /// woke it, as from an event counter, and must not get those of a key. It tells of what is new
  /// once, so whoever is called must read all there is.
  init(_ descriptor: Int32, isReadable: @escaping () -> Void) {
    self.descriptor = descriptor
    self.isReadable = isReadable
    var context = Self.context
    context.info = Unmanaged.passUnretained(self).toOpaque()
    // The two kinds of context begin alike; the version says which one it is.
    source = withUnsafeMutablePointer(to: &context) { context in
      context.withMemoryRebound(to: CFRunLoopSourceContext.self, capacity: 1) {
        CFRunLoopSourceCreate(nil, 0, $0)
      }
    }
    CFRunLoopAddSource(CFRunLoopGetCurrent(), source, kCFRunLoopDefaultMode)
  }

  /// Of no actor: a run loop goes away with its thread, and asks for the port and releases there.
  nonisolated static var context: CFRunLoopSourceContext1 {
    var context = CFRunLoopSourceContext1()
    context.version = 1
    context.retain = { info in
      if let info { _ = Unmanaged<RunLoopSource>.fromOpaque(info).retain() }
      return info
    }
    context.release = { info in
      if let info { Unmanaged<RunLoopSource>.fromOpaque(info).release() }
    }
    context.getPort = { info in
      info.map { Unmanaged<RunLoopSource>.fromOpaque($0).takeUnretainedValue().descriptor } ?? -1
    }
    context.perform = { info in
      guard let info else { return }
      let source = Unmanaged<RunLoopSource>.fromOpaque(info).takeUnretainedValue()
      MainActor.assumeIsolated { source.isReadable() }
    }
    return context
  }

  func stop() {
    if let source { CFRunLoopSourceInvalidate(source) }
    source = nil
  }
}
