import FoundationNetworking

/// One exchange in flight.
struct Transfer {
  let task: URLSessionDataTask
  let byteLimit: Int
  let continuation: CheckedContinuation<Result<HTTPResponse, HTTPFailure>, Never>
  var response: HTTPURLResponse?
  var body: [UInt8] = []
}
