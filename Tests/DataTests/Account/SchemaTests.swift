import Foundation
import StatsData
import TestSupport
import Testing

@Suite struct SchemaTests {
  @Test func theDocumentIsACopy() throws {
    let folder = Fixtures.folder.deletingLastPathComponent().appendingPathComponent("Docs")
    let text = try String(contentsOf: folder.appendingPathComponent("Schema.sql"), encoding: .utf8)
    #expect(text == SchemaSQL.text + "\n")
  }

  @Test(arguments: [
    ("https://a.supabase.co/auth/v1/verify?token=abc&type=magiclink&redirect_to=x", "magiclink"),
    (" https://a.b/?token_hash=abc ", "email"),
  ])
  func linksAreTaken(text: String, type: String) {
    let link = SignInLink(text)
    #expect(link?.tokenHash == "abc" && link?.type == type)
    #expect(SignInLink("123456") == nil && SignInLink("https://a.b/?x=1") == nil)
  }
}
