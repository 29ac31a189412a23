import Testing

@testable import App

@Suite struct LoginOptionsTests {
  @Test func wordsAreRead() throws {
    #expect(
      try Arguments.parse(["login", "--email=a@b.c", "--code"])
        == .login(LoginOptions(email: "a@b.c", usesCode: true)))
    #expect(try Arguments.parse(["logout"]) == .logout)
    #expect(try Arguments.parse(["schema"]) == .schema)
  }

  @Test(arguments: [
    ["login", "--password", "geheim"], ["login", "--password=geheim"], ["login", "geheim"],
    ["login", "--code", "--password-stdin"], ["login", "--password-stdin"], ["logout", "now"],
  ])
  func whatMeansNothingIsRefused(words: [String]) {
    #expect(throws: UsageError.self) { _ = try Arguments.parse(words) }
  }
}
