import Foundation
import FoundationNetworking
import Synchronization

/// A URLSession of Linux with its traps closed.
///
/// The async `data(for:)` hangs for ever on a Basic challenge, follows redirects with the key in
/// the headers, keeps cookies and ignores the total timeout. So each exchange is a delegate's,
/// and ends with whichever comes first: completion, deadline, cancellation or a refusal.
final class TransferSession: NSObject, URLSessionDataDelegate {
  private let exchanges = Mutex<[Int: Exchange]>([:])
  private let session = Mutex<URLSession?>(nil)
  private let queue = DispatchQueue(label: "codingfit.transfers")

  /// Not called before the first request: a session costs milliseconds that a first frame has not.
  private func urlSession() -> (session: URLSession, isNew: Bool) {
    session.withLock { session in
      if let session { return (session, false) }
      let configuration = URLSessionConfiguration.ephemeral
      configuration.httpCookieStorage = nil
      configuration.httpShouldSetCookies = false
      configuration.urlCache = nil
      // An idle timer here; the deadline of the request is ours.
      configuration.timeoutIntervalForRequest = 30
      // Its own queue would be of the pool that dispatch looks after once a second from then on.
      let answers = OperationQueue()
      answers.underlyingQueue = queue
      answers.maxConcurrentOperationCount = 1
      let made = URLSession(configuration: configuration, delegate: self, delegateQueue: answers)
      session = made
      return (made, true)
    }
  }

  func run(
    _ request: URLRequest, deadline: Duration, byteLimit: Int, clock: any Clock<Duration>
  ) async throws(HTTPFailure) -> HTTPResponse {
    let (session, isNew) = urlSession()
    let task = session.dataTask(with: request)
    let id = task.taskIdentifier
    exchanges.withLock { $0[id] = .waiting }
    async let _: Void = expire(id, after: deadline, clock: clock)
    let result = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let transfer = Transfer(task: task, byteLimit: byteLimit, continuation: continuation)
        if let failure = begin(id, transfer) {
          continuation.resume(returning: .failure(failure))
        } else {
          task.resume()
        }
      }
    } onCancel: {
      finish(id, .failure(HTTPFailure(.cancelled)))
    }
    // Making a session and its first connection takes code that nothing needs later.
    if isNew { CodePages.release() }
    return try result.get()
  }

  /// The failure of an exchange that was ended before it had begun.
  private func begin(_ id: Int, _ transfer: Transfer) -> HTTPFailure? {
    exchanges.withLock { exchanges in
      if case .endedEarly(let failure) = exchanges.removeValue(forKey: id) { return failure }
      exchanges[id] = .running(transfer)
      return nil
    }
  }

  private func expire(_ id: Int, after deadline: Duration, clock: any Clock<Duration>) async {
    guard (try? await clock.sleep(for: deadline)) != nil else { return }
    finish(id, .failure(HTTPFailure(.timedOut, "deadline of \(deadline)")))
  }

  /// Ends every exchange and lets go of the delegate, which the session otherwise keeps for ever.
  func invalidate() {
    session.withLock { session in
      session?.invalidateAndCancel()
      session = nil
    }
  }

  /// Answers the caller once; later calls for the same exchange do nothing.
  private func finish(_ id: Int, _ result: Result<HTTPResponse, HTTPFailure>) {
    let ended: Transfer? = exchanges.withLock { exchanges in
      switch exchanges.removeValue(forKey: id) {
      case .running(let transfer): return transfer
      case .waiting:
        if case .failure(let failure) = result { exchanges[id] = .endedEarly(failure) }
        return nil
      case .endedEarly, nil: return nil
      }
    }
    guard let ended else { return }
    if case .failure = result { ended.task.cancel() }
    ended.continuation.resume(returning: result)
  }

  /// Changes an exchange that runs; nil for one that has ended.
  private func update<Value>(
    _ task: URLSessionTask, _ change: (inout Transfer) -> Value
  ) -> Value? {
    exchanges.withLock { exchanges in
      guard case .running(var transfer) = exchanges.removeValue(forKey: task.taskIdentifier) else {
        return nil
      }
      defer { exchanges[task.taskIdentifier] = .running(transfer) }
      return change(&transfer)
    }
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
  ) {
    _ = update(dataTask) { $0.response = response as? HTTPURLResponse }
    completionHandler(.allow)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    let isTooLarge = update(dataTask) { transfer in
      transfer.body.append(contentsOf: data)
      return transfer.body.count > transfer.byteLimit
    }
    if isTooLarge == true { finish(dataTask.taskIdentifier, .failure(HTTPFailure(.tooLarge))) }
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    let id = task.taskIdentifier
    if let error { return finish(id, .failure(HTTPFailure(error))) }
    let answer = update(task) { HTTPResponse($0.response ?? task.response, body: $0.body) }
    guard let answer else { return }
    finish(id, answer.map { .success($0) } ?? .failure(HTTPFailure(.notHTTP)))
  }

  /// Every other answer than this one hangs or crashes.
  func urlSession(
    _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
    completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  ) {
    finish(task.taskIdentifier, .failure(HTTPFailure(.challenged)))
    completionHandler(.cancelAuthenticationChallenge, nil)
  }

  /// A followed redirect would hand the key to another host: the 3xx itself is the answer.
  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
    completionHandler: @escaping (URLRequest?) -> Void
  ) {
    completionHandler(nil)
  }
}

extension HTTPResponse {
  fileprivate init?(_ response: URLResponse?, body: [UInt8]) {
    guard let response = response as? HTTPURLResponse else { return nil }
    let fields = response.allHeaderFields.map { (name: "\($0.key)", value: "\($0.value)") }
    self.init(status: response.statusCode, headers: HTTPHeaders(fields), body: body)
  }
}
