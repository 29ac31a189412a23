import Core
import Foundation
import StatsData
import Testing

@Suite struct ConfigurationTests {
  @Test(arguments: [
    ("https://abc.supabase.co", "https://abc.supabase.co"),
    (" https://abc.supabase.co/ \n", "https://abc.supabase.co"),
    ("abc.supabase.co", "https://abc.supabase.co"),
    ("HTTPS://ABC.supabase.co//", "https://abc.supabase.co"),
    ("https://abc.supabase.co/rest/v1/", "https://abc.supabase.co"),
    ("https://abc.supabase.co/rest/v1/summaries?select=*", "https://abc.supabase.co"),
    ("https://abc.supabase.co/auth/v1", "https://abc.supabase.co"),
    ("https://example.org:8443/stats/rest/v1", "https://example.org:8443/stats"),
    ("http://127.0.0.1:54321", "http://127.0.0.1:54321"),
    ("http://localhost:54321/", "http://localhost:54321"),
  ])
  func acceptsWhatPeoplePaste(text: String, url: String) throws {
    #expect(try ProjectURL(text).text == url)
  }

  @Test(arguments: [
    ("", "empty"), ("https://supabase.com/dashboard/project/abcdef", "https://abcdef.supabase.co"),
    ("https://app.supabase.com/project/abcdef/settings/api", "https://abcdef.supabase.co"),
    ("https://supabase.com/dashboard/projects", "Supabase's own site"),
    ("http://abc.supabase.co", "https://abc.supabase.co"), ("ftp://abc.supabase.co", "https://"),
    ("abcdefghijklmnopqrst", "https://abcdefghijklmnopqrst.supabase.co"),
    ("postgresql://postgres:pw@db.abc.supabase.co:5432/postgres", "connection string"),
    ("https://user:pw@abc.supabase.co", "user name"), ("https://a b.co", "not a URL"),
    ("https://", "not a URL"), ("http://127.0.0.1.evil.com", "https"),
    ("http://[::1]:54321", "localhost"), ("https://[2001:db8::1]/rest/v1", "host name"),
  ])
  func saysWhatToPasteInstead(text: String, says: String) {
    #expect {
      _ = try ProjectURL(text)
    } throws: {
      let error = $0 as? AppError
      return error?.kind == .configuration && error?.message.contains(says) == true
        && error?.message.contains("pw") == false
    }
  }

  @Test(arguments: [
    ("https://user:pw@abc.supabase.co/x", "https://…@abc.supabase.co/x"),
    ("user:p@w@abc.supabase.co", "…@abc.supabase.co"), ("https://abc.co", "https://abc.co"),
  ])
  func aPasswordInTheAddressIsNotShown(text: String, shown: String) {
    #expect(ProjectURL.shown(text) == shown)
  }

  @Test func familiesOfKeys() throws {
    #expect(try APIKey(" sb_publishable_x \n").family == .publishable)
    #expect(try APIKey(RemoteFixture.anon).family == .legacyAnon)
    #expect(try !APIKey("sb_publishable_x").isToken)
    #expect(try APIKey(RemoteFixture.anon).isToken)
  }

  @Test(arguments: [
    ("", "empty"), ("sb_secret_x", "secret key"), ("hello", "does not look like"),
    ("eyJ.x.y", "does not look like"), ("sb_publishable_a b", "space"),
    ("sb_publishable_a\r\nX: y", "space"),
    (RemoteFixture.token(#"{"role":"service_role"}"#), "service_role"),
    (RemoteFixture.token(#"{"role":"authenticated","sub":"u"}"#), "not a project's public key"),
    (RemoteFixture.token("{}"), "not a project's public key"),
  ])
  func refusesOtherKeysWithoutRepeatingThem(key: String, says: String) {
    #expect {
      _ = try APIKey(key)
    } throws: {
      let message = ($0 as? AppError)?.message ?? ""
      return message.contains(says) && (key.count < 6 || !message.contains(key))
    }
  }

  @Test func aKeyIsNeverPrinted() throws {
    let configuration = try SupabaseConfiguration(
      url: "abc.supabase.co", key: "sb_publishable_TOPSECRET")
    var dumped = ""
    dump(configuration, to: &dumped)
    #expect(
      !"\(configuration) \(String(reflecting: configuration)) \(dumped)".contains("TOPSECRET"))
  }

  @Test func foreignTextIsMadeSafe() {
    let text = "a\u{1B}[31m\r\nb\u{202E}c eyJhbGciOi.x.y sb_secret_1 \u{7}ok"
    #expect(SafeText.oneLine(text) == "a [31m b c … … ok")
    #expect(SafeText.oneLine(String(repeating: "x", count: 999), limit: 10).count == 11)
  }
}
