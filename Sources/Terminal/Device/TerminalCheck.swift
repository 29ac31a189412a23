import Glibc

/// Whether a full screen can be drawn at all.
public enum TerminalCheck {
  /// What is in the way, for the caller to print and end with; nil when nothing is.
  public static func problem(environment: [String: String]) -> TerminalProblem? {
    problem(
      environment: environment, isInputTerminal: isatty(STDIN_FILENO) == 1,
      isOutputTerminal: isatty(STDOUT_FILENO) == 1)
  }

  static func problem(
    environment: [String: String], isInputTerminal: Bool, isOutputTerminal: Bool
  ) -> TerminalProblem? {
    guard isOutputTerminal else {
      return TerminalProblem("The output is not a terminal, so the dashboard cannot be drawn.")
    }
    guard isInputTerminal else {
      return TerminalProblem("The input is not a terminal, so no key could be read.")
    }
    let term = environment["TERM"] ?? ""
    if term.isEmpty {
      return TerminalProblem("TERM is not set, so the kind of terminal is not known.")
    }
    if term == "dumb" || term == "unknown" {
      return TerminalProblem("This terminal (TERM=\(term)) cannot draw a full screen.")
    }
    guard TerminalNames.knows(term, environment: environment) else {
      let name = String(term.unicodeScalars.filter { ("!"..."~").contains($0) }.map(Character.init))
      return TerminalProblem("The terminal named by TERM=\(name) is not known.")
    }
    return nil
  }
}
