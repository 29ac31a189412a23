import Core

extension RemoteProblem {
  /// A success that is not JSON: a log-in page of the network, or another web server.
  static func notJSON(_ response: HTTPResponse) -> RemoteProblem {
    let type = SafeText.oneLine(response.headers["Content-Type"] ?? "none", limit: 60)
    return RemoteProblem(
      AppError(
        .badAnswer,
        "Something other than Supabase answered. Does this network want you to log in first?"),
      cause: "HTTP \(response.status) with the type \(type)")
  }

  /// A success whose body is not the rows it should be.
  static func unreadable(_ fault: JSONFault) -> RemoteProblem {
    RemoteProblem(
      AppError(.badAnswer, "The server's answer could not be read. Try again."),
      cause: "JSON \(fault.reason.rawValue) at byte \(fault.offset)")
  }
}
