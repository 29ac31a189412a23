import Testing

@testable import App

@Suite struct LoginOptionsTests {
  @Test func wordsAreRead() throws {
    #expect(
      try Arguments.parse(["login", "--email=a@b.c", "--code"])
        == .command(.login(LoginOptions(email: "a@b.c", usesCode: true))))
    #expect(try Arguments.parse(["logout"]) == .command(.logout))
    #expect(try Arguments.parse(["schema"]) == .command(.schema))
  }

  @Test(arguments: [
    ["login", "--password", "geheim"], ["login", "--password=geheim"], ["login", "geheim"],
    ["login", "--code", "--password-stdin"], ["login", "--password-stdin"], ["logout", "now"],
  ])
  func whatMeansNothingIsRefused(words: [String]) {
    #expect(throws: UsageError.self) { _ = try Arguments.parse(words) }
  }
}
