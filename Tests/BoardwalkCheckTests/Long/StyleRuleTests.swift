import BoardwalkCheck
import Testing

/// Rules of style hold for teams that ask for them.
@Suite("Style rules")
struct StyleRuleTests {
  @Test("style rules are off by default")
  func off() throws {
    let scene = Snippet.controller("a", "customClass=\"A\" storyboardIdentifier=\"B\"")
    let document = try #require(Snippet.storyboard(scene, Snippet.controller("b")).document)
    #expect(!Rule.severalScenes.messages(in: .document(document)).isEmpty)
    #expect(!Rule.identifierNamesClass.messages(in: .document(document)).isEmpty)
    let style = Set(Rule.all.filter { $0.category == .style }.map(\.id))
    #expect(style.isDisjoint(with: Checker().check(document).map(\.rule)))
  }

  @Test("only screens are counted as scenes, not containers")
  func scenes() {
    let rule = Rule.severalScenes
    let (one, two) = (Snippet.controller("a"), Snippet.controller("b"))
    let container = "<navigationController id=\"n\"/>"
    #expect(rule.messages(in: Snippet.storyboard(container, one)).isEmpty)
    #expect(rule.messages(in: Snippet.storyboard(one, container, two)).count == 1)
    #expect(rule.messages(in: Snippet.storyboard("<customObject id=\"c\"/>", one)).isEmpty)
  }

  @Test(
    "file names, identifiers and classes are compared if present",
    arguments: [
      ("", [0, 0]), ("customClass=\"Main\"", [0, 0]), ("customClass=\"MainController\"", [0, 0]),
      ("customClass=\"Other\"", [1, 0]), ("storyboardIdentifier=\"Main\"", [0, 0]),
      ("customClass=\"Main\" storyboardIdentifier=\"Main\"", [0, 0]),
      ("customClass=\"Main\" storyboardIdentifier=\"main\"", [0, 1]),
    ])
  func names(_ attributes: String, _ counts: [Int]) {
    let file = Snippet.storyboard(Snippet.controller("con", attributes))
    let found = [Rule.fileNamesClass, .identifierNamesClass].map { $0.messages(in: file).count }
    #expect(found == counts)
  }

  @Test("a pushed controller that shows the bottom bar is reported once")
  func bottomBar() {
    let rule = Rule.shownBottomBar
    func file(_ kind: String, _ attributes: String = "") -> [String] {
      let segues = (1...2).map {
        "<segue destination=\"detail\" kind=\"\(kind)\" id=\"s\($0)\"/>"
      }
      return rule.messages(
        in: Snippet.storyboard(
          Snippet.controller("con", view: "", Snippet.connections(segues.joined())),
          Snippet.controller("detail", attributes)))
    }
    #expect(file("show").count == 1 && file("push").count == 1)
    #expect(file("show", "hidesBottomBarWhenPushed=\"YES\"").isEmpty)
    #expect(file("presentation").isEmpty && file("embed").isEmpty)
  }

  @Test("the most common canvas device and the first of equal names are expected")
  func devices() {
    let rule = Rule.otherDevice
    func xib(_ device: String?) -> String {
      let element = device.map { "<device id=\"\($0)\" orientation=\"portrait\"/>" } ?? ""
      return "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"3.0\">"
        + "\(element)<objects/></document>"
    }
    func count(_ devices: String?...) -> Int {
      let files = devices.enumerated().map { Snippet.file("\($0).xib", xib($1)) }
      return rule.messages(in: files).count
    }
    #expect(count("retina4_7", "retina4_7", "retina6_1") == 1)
    #expect(count("retina4_7", nil, nil) == 0)
    #expect(count("retina6_1", "retina4_7") == 1)
    #expect(count() == 0)
  }

  @Test("only a stack view's own background color is reported")
  func stacks() {
    let rule = Rule.stackViewBackground
    let color = "<color key=\"backgroundColor\" white=\"1\" alpha=\"1\"/>"
    let inner = Snippet.subviews("<view id=\"v\">\(color)</view>")
    #expect(rule.messages(in: Snippet.xib("<stackView id=\"s\">\(inner)</stackView>")).isEmpty)
    #expect(rule.messages(in: Snippet.xib("<stackView id=\"s\">\(color)</stackView>")).count == 1)
  }

  @Test(
    "YES means true, and any other value false",
    arguments: [("useAutolayout", Rule.autoLayoutOff), ("useTraitCollections", .sizeClassesOff)])
  func switches(_ attribute: String, _ rule: Rule) {
    #expect(rule.messages(in: Snippet.xib("", root: "\(attribute)=\"YES\"")).isEmpty)
    #expect(rule.messages(in: Snippet.xib("", root: "\(attribute)=\"NO\"")).count == 1)
    #expect(rule.messages(in: Snippet.xib("")).count == 1)
  }
}
