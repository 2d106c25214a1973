import BoardwalkCheck
import Testing

/// What rules about ids and references find, and beside it what looks alike and is as it should be.
@Suite("Object rules")
struct ObjectRuleTests {
  private static let outlet = Snippet.connections(
    "<outlet property=\"p\" destination=\"target\" id=\"o\"/>")

  @Test("ids must be unique within a document only")
  func ids() {
    let rule = Rule.duplicateID
    let view = "<view id=\"a\"/>"
    #expect(rule.messages(in: Snippet.xib(view), Snippet.xib(view, path: "B.xib")).isEmpty)
    #expect(rule.messages(in: Snippet.xib(view + "<view/><view/>")).isEmpty)
    #expect(rule.messages(in: Snippet.xib(view + "<label id=\"a\"/>")).count == 1)
    let scenes = Snippet.storyboard(Snippet.controller("a"), Snippet.controller("a"))
    #expect(rule.messages(in: scenes).count == 2, "the controllers, and their views")
    let named = Snippet.storyboard(Snippet.controller("scene-0"))
    #expect(rule.messages(in: named).isEmpty, "scenes are told apart by themselves")
  }

  @Test(
    "references may lead forward, backward and to objects that are not views",
    arguments: [
      ("<view id=\"target\"/>", 0), ("<label id=\"l\"/>", 1),
      ("<viewLayoutGuide key=\"safeArea\" id=\"target\"/>", 0),
      ("<tapGestureRecognizer id=\"target\"/>", 0),
      ("<placeholder placeholderIdentifier=\"IBFilesOwner\" id=\"target\"/>", 0),
      ("<view restorationIdentifier=\"target\" id=\"other\"/>", 1), ("<view id=\"Target\"/>", 1),
    ])
  func references(_ object: String, _ count: Int) {
    let view = "<view id=\"owner\">\(Self.outlet)</view>"
    #expect(Rule.danglingReference.messages(in: Snippet.xib(view + object)).count == count)
    #expect(Rule.danglingReference.messages(in: Snippet.xib(object + view)).count == count)
  }

  @Test(
    "incomplete connections are reported",
    arguments: [
      ("<outlet property=\"p\" destination=\"v\" id=\"c\"/>", 0),
      ("<outlet destination=\"v\" id=\"c\"/>", 1), ("<outlet property=\"p\" id=\"c\"/>", 1),
      ("<outlet property=\"\" destination=\"v\" id=\"c\"/>", 1),
      ("<outlet property=\"p\" destination=\"\" id=\"c\"/>", 0),
      ("<action selector=\"save:\" destination=\"v\" id=\"c\"/>", 0),
      ("<action selector=\"save:\" id=\"c\"/>", 0), ("<action destination=\"v\" id=\"c\"/>", 1),
      ("<segue kind=\"show\" destination=\"v\" id=\"c\"/>", 0),
      ("<segue kind=\"relationship\" destination=\"v\" id=\"c\"/>", 1),
      ("<segue id=\"c\"/>", 2), ("<outletCollection property=\"p\" id=\"c\"/>", 1),
    ])
  func connections(_ connection: String, _ count: Int) {
    let rule = Rule.incompleteConnection
    let connections = Snippet.connections(connection)
    #expect(rule.messages(in: Snippet.xib("<view id=\"v\">\(connections)</view>")).count == count)
    let elsewhere = "<customObject id=\"v\"><dictionary>\(connection)</dictionary></customObject>"
    #expect(rule.messages(in: Snippet.xib(elsewhere)).isEmpty, "this is no connection")
  }

  @Test("outlets must stay within their scene, segues may leave it")
  func scenes() {
    let rule = Rule.referenceAcrossScenes
    let target = Snippet.controller("other", view: Snippet.subviews("<view id=\"target\"/>"))
    let away = Snippet.controller("con", view: "", Self.outlet)
    #expect(rule.messages(in: Snippet.storyboard(away, target)).count == 1)
    #expect(rule.messages(in: Snippet.storyboard(target, away)).count == 1)
    #expect(rule.messages(in: Snippet.storyboard(away + target)).isEmpty, "they share a scene")
    let segue = Snippet.connections("<segue destination=\"other\" kind=\"show\" id=\"s\"/>")
    let leaving = Snippet.controller("con", view: "", segue)
    #expect(rule.messages(in: Snippet.storyboard(leaving, target)).isEmpty)
    #expect(rule.messages(in: Snippet.xib(away + target)).isEmpty)
  }

  @Test("deprecated classes are reported by element, not by name")
  func deprecated() {
    let rule = Rule.deprecatedClass
    #expect(rule.messages(in: Snippet.xib("<webView id=\"w\"/>")).count == 1)
    #expect(rule.messages(in: Snippet.xib("<wkWebView id=\"w\"/>")).isEmpty)
    #expect(rule.messages(in: Snippet.xib("<view customClass=\"UIWebView\" id=\"w\"/>")).isEmpty)
  }

  @Test(
    "segue kinds replaced in iOS 8 are reported if newer kinds are available",
    arguments: [
      ("push", 1), ("modal", 1), ("popover", 1), ("replace", 1), ("show", 0), ("custom", 0),
    ])
  func deprecatedSegues(_ kind: String, _ count: Int) {
    let rule = Rule.deprecatedSegue
    let segue = Snippet.connections("<segue destination=\"con\" kind=\"\(kind)\" id=\"s\"/>")
    let scene = Snippet.controller("con", view: "", segue)
    #expect(rule.messages(in: Snippet.storyboard(scene)).count == count)
    let text =
      "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\" version=\"3.0\">"
      + "<scenes><scene sceneID=\"s\"><objects>\(scene)</objects></scene></scenes></document>"
    #expect(rule.messages(in: Snippet.file("Old.storyboard", text)).isEmpty)
  }
}
