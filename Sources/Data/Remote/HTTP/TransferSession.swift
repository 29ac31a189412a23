import Foundation
import FoundationNetworking
import Synchronization

/// A URLSession of Linux with its traps closed.
///
/// The async `data(for:)` hangs for ever on a Basic challenge, follows redirects with the key in
/// the headers, keeps cookies and ignores the total timeout. So each exchange is a delegate's,
/// and ends with whichever comes first: completion, deadline, cancellation or a refusal.
final class TransferSession: NSObject, URLSessionDataDelegate {
  private let transfers = Mutex<[Int: Transfer]>([:])
  private let session = Mutex<URLSession?>(nil)
  private let queue = DispatchQueue(label: "codingfit.transfers")

  /// Not called before the first request: a session costs milliseconds that a first frame has not.
  private func urlSession() -> URLSession {
    session.withLock { session in
      if let session { return session }
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
      return made
    }
  }

  func run(
    _ request: URLRequest, deadline: Duration, byteLimit: Int, clock: any Clock<Duration>
  ) async throws(HTTPFailure) -> HTTPResponse {
    let task = urlSession().dataTask(with: request)
    let id = task.taskIdentifier
    async let _: Void = expire(id, after: deadline, clock: clock)
    let result = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let transfer = Transfer(task: task, byteLimit: byteLimit, continuation: continuation)
        transfers.withLock { $0[id] = transfer }
        if Task.isCancelled {
          finish(id, .failure(HTTPFailure(.cancelled)))
        } else {
          task.resume()
        }
      }
    } onCancel: {
      finish(id, .failure(HTTPFailure(.cancelled)))
    }
    return try result.get()
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
    guard let transfer = transfers.withLock({ $0.removeValue(forKey: id) }) else { return }
    if case .failure = result { transfer.task.cancel() }
    transfer.continuation.resume(returning: result)
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
  ) {
    transfers.withLock {
      $0[dataTask.taskIdentifier]?.response = response as? HTTPURLResponse
    }
    completionHandler(.allow)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    let id = dataTask.taskIdentifier
    let isTooLarge = transfers.withLock { transfers in
      guard let limit = transfers[id]?.byteLimit else { return false }
      transfers[id]?.body.append(contentsOf: data)
      return transfers[id]?.body.count ?? 0 > limit
    }
    if isTooLarge { finish(id, .failure(HTTPFailure(.tooLarge))) }
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    let id = task.taskIdentifier
    if let error { return finish(id, .failure(HTTPFailure(error))) }
    let answer = transfers.withLock { transfers in
      transfers[id].map { HTTPResponse($0.response ?? task.response, body: $0.body) }
    }
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
