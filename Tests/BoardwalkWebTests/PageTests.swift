import Foundation
import Testing

@testable import BoardwalkWeb

@Suite("Page safety")
struct PageTests {
  private let page = Page("Test", styles: [], scripts: [])

  @Test("page data cannot close its script element, begin a comment or add a tag")
  func hostileData() throws {
    let hostile = "</script><script>alert(1)</script><!-- <img src=x onerror=alert(1)> & \u{2028}"
    let text = try page.text(showing: [hostile])
    let start = try #require(text.range(of: "id=\"data\">"))
    let json = text[start.upperBound...].prefix { $0 != "<" }
    #expect(text[json.endIndex...].hasPrefix("</script>\n<script type=\"module\">"))
    #expect(!json.contains(">"))
    #expect(!json.contains("&"))
    #expect(!json.contains("\u{2028}"))
    #expect(try JSONDecoder().decode([String].self, from: Data(json.utf8)) == [hostile])
  }

  @Test("the policy allows the page's own style and script by digest, and nothing inline")
  func policy() throws {
    let text = try page.text(showing: ["data"])
    let style = try #require(between("<style>", "</style>", in: text))
    let script = try #require(between("<script type=\"module\">", "</script>", in: text))
    let policy = try #require(between("Content-Security-Policy\" content=\"", "\"", in: text))
    #expect(policy.hasPrefix("default-src 'none'; "))
    #expect(policy.contains("style-src '\(source(style))'; "))
    #expect(policy.contains("script-src '\(source(script))'; "))
    #expect(!policy.contains("unsafe"))
  }

  @Test("no page refers to an external address")
  func addresses() throws {
    let map = WebSample(scenes: WebSample.scene("c1")).map
    let text = try MapPage(map, findings: []).text()
    let addresses = text.matches(of: /https?:\/\/[^"'\\ )]+/).map { String($0.output) }
    #expect(Set(addresses).isSubset(of: ["http://www.w3.org/2000/svg"]))
  }

  private func between(_ start: String, _ end: String, in text: String) -> String? {
    guard let from = text.range(of: start)?.upperBound,
      let to = text[from...].range(of: end)?.lowerBound
    else { return nil }
    return String(text[from..<to])
  }

  private func source(_ text: String) -> String {
    "sha256-" + Data(SHA256(of: Array(text.utf8)).digest).base64EncodedString()
  }
}
