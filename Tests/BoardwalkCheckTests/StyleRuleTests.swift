import BoardwalkCheck
import Testing

/// Rules of style hold for teams that ask for them.
@Suite("Style rules")
struct StyleRuleTests {
  @Test("are not applied to a team that asks for nothing")
  func off() throws {
    let scene = Snippet.controller("a", "customClass=\"A\" storyboardIdentifier=\"B\"")
    let document = try #require(Snippet.storyboard(scene, Snippet.controller("b")).document)
    #expect(!Rule.severalScenes.messages(in: .document(document)).isEmpty)
    #expect(!Rule.identifierNamesClass.messages(in: .document(document)).isEmpty)
    let style = Set(Rule.all.filter { $0.category == .style }.map(\.id))
    #expect(style.isDisjoint(with: Checker().check(document).map(\.rule)))
  }

  @Test("count scenes that are screens, and no containers")
  func scenes() {
    let rule = Rule.severalScenes
    let (one, two) = (Snippet.controller("a"), Snippet.controller("b"))
    let container = "<navigationController id=\"n\"/>"
    #expect(rule.messages(in: Snippet.storyboard(container, one)).isEmpty)
    #expect(rule.messages(in: Snippet.storyboard(one, container, two)).count == 1)
    #expect(rule.messages(in: Snippet.storyboard("<customObject id=\"c\"/>", one)).isEmpty)
  }

  @Test(
    "compare names of files, identifiers and classes where there are both",
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

  @Test("want the bottom bar hidden once for each controller that is pushed")
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

  @Test("go by what most documents are drawn on, and by the first name of several")
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

  @Test("look for a stack view's own color, not for those inside")
  func stacks() {
    let rule = Rule.stackViewBackground
    let color = "<color key=\"backgroundColor\" white=\"1\" alpha=\"1\"/>"
    let inner = Snippet.subviews("<view id=\"v\">\(color)</view>")
    #expect(rule.messages(in: Snippet.xib("<stackView id=\"s\">\(inner)</stackView>")).isEmpty)
    #expect(rule.messages(in: Snippet.xib("<stackView id=\"s\">\(color)</stackView>")).count == 1)
  }

  @Test(
    "take YES for on, and all else for off",
    arguments: [("useAutolayout", Rule.autoLayoutOff), ("useTraitCollections", .sizeClassesOff)])
  func switches(_ attribute: String, _ rule: Rule) {
    #expect(rule.messages(in: Snippet.xib("", root: "\(attribute)=\"YES\"")).isEmpty)
    #expect(rule.messages(in: Snippet.xib("", root: "\(attribute)=\"NO\"")).count == 1)
    #expect(rule.messages(in: Snippet.xib("")).count == 1)
  }
}
