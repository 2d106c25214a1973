import BoardwalkBase
import Foundation
import Testing

@testable import BoardwalkScene

@Suite("Kind reference pages")
struct KindPageTests {
  @Test("a page lists defaults and attributes")
  func label() throws {
    let page = try #require(KindPage(of: "label")).text
    #expect(page.hasPrefix("label\n\nClass\n  UILabel, UIView, UIResponder, NSObject\n"))
    #expect(page.contains("\n\nText\n  text\n\nDefaults\n"))
    #expect(page.contains("opaque: no,"))
    #expect(page.contains("font: system(17)"))
    #expect(page.contains("textColor: nil"))
    #expect(page.contains("numberOfLines"))
  }

  @Test("a page lists closed values, numbers and booleans")
  func values() throws {
    let page = try #require(KindPage(of: "label")).text
    #expect(page.contains("  textAlignment: left, center, right, justified, natural\n"))
    #expect(page.contains("  numberOfLines: a number\n"))
    #expect(page.contains("  enabled: yes, no\n"))
  }

  @Test("the page of an alias names the element")
  func alias() throws {
    let page = try #require(KindPage(of: "guide")).text
    #expect(page.hasPrefix("guide (element viewLayoutGuide)\n"))
    #expect(page.contains("Role\n  safeArea\n"))
  }

  @Test("the page on variations has valid examples")
  func examples() throws {
    let page = try #require(KindPage(of: "when")).text
    let lines = try #require(page.components(separatedBy: "\nExamples\n").last)
      .split(separator: "\n").map { $0.trimmingPrefix("  ") }
    #expect(lines.contains("when width: compact, installed: no"))
    for line in lines {
      let text = "xib\n\nview {\n  stackView {\n    \(line)\n  }\n}\n"
      let file = SourceFile(path: "a.scene", text: text)
      #expect(SceneReader().read(file).findings.isEmpty, "\(line)")
      #expect(SceneReader().read(file).tree.elements.contains { $0.name == "variation" })
    }
  }

  @Test("every known kind has a page that fits its width", arguments: KindPage.kinds)
  func all(_ kind: String) throws {
    let page = try #require(KindPage(of: kind)).text
    #expect(page.split(separator: "\n").allSatisfy { $0.count <= 100 })
  }

  @Test(
    "unknown kinds have no page", arguments: ["hologram", "", "dangling-reference"])
  func unknown(_ kind: String) {
    #expect(KindPage(of: kind) == nil)
  }

  @Test(
    "defaults on a page may be omitted",
    arguments: ["label", "button", "textField", "switch", "imageView", "slider"])
  func silence(_ kind: String) throws {
    let page = try #require(KindPage(of: kind)).text
    let section = try #require(page.components(separatedBy: "Defaults\n  ").last)
    let said = try #require(section.components(separatedBy: "\n\n").first)
      .replacing("\n ", with: "").components(separatedBy: ", ")
      // What stands at the top of a xib has a mask, and no constraints.
      .filter { !$0.hasPrefix("translates") }
    #expect(said.count > 3)
    #expect(try tree("\(kind) #a") == tree("\(kind), \(said.joined(separator: ", ")) #a"))
  }

  private func tree(_ statement: String) throws -> [String] {
    let file = SourceFile(path: "a.scene", text: "xib\n\n\(statement)\n")
    let (tree, findings) = SceneReader().read(file)
    #expect(findings.isEmpty, "\(statement)")
    return tree.elements.map { "\($0.name) \(Array($0.attributes))" }
  }

  @Test("foreign names get advice only if they are unknown")
  func hint() {
    #expect(ForeignWords.hint(for: "colour", in: "label")?.hasPrefix("'textColor'") == true)
    #expect(ForeignWords.hint(for: "colour", in: "button")?.hasPrefix("'titleColor'") == true)
    #expect(
      ForeignWords.hint(for: "cornerRadius", in: "view")?.contains("layer.cornerRadius") == true)
    #expect(ForeignWords.hint(for: "direction", in: "stackView") == "'axis'")
    #expect(ForeignWords.hint(for: "direction", in: "label") == nil)
    #expect(ForeignWords.hint(for: "color", in: "activityIndicatorView") == nil)
    #expect(ForeignWords.hint(for: "colour", in: "activityIndicatorView") == "'color'")
    #expect(ForeignWords.hint(for: "opacity", in: "hologram") == nil)
    #expect(ForeignWords.hint(for: "numberOfLines", in: "label") == nil)
  }

  @Test("names declared in a text lead to its controllers")
  func names() {
    let text = "storyboard\n\nviewController home #a {\n}\nviewController form {\n}\n"
    let names = SceneReader().names(in: SourceFile(path: "a.scene", text: text))
    #expect(names["a"] == "home" && names.values.sorted() == ["form", "home"])
  }
}
