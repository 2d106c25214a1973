import BoardwalkCheck
import Testing

/// What rules about ways find, and beside it what looks alike and is as it should be.
@Suite("Navigation rules")
struct NavigationRuleTests {
  private static let detail = Snippet.controller("detail")

  private static func segue(_ attributes: String) -> String {
    Snippet.connections("<segue \(attributes) id=\"seg\"/>")
  }

  private static func button(_ segue: String) -> String {
    Snippet.subviews("<button id=\"button\">\(self.segue(segue))</button>")
  }

  @Test(
    "segues without an identifier are reported if only code can perform them",
    arguments: [
      ("destination=\"detail\" kind=\"show\"", 1), ("destination=\"detail\" kind=\"custom\"", 1),
      ("destination=\"detail\" kind=\"show\" identifier=\"detail\"", 0),
      ("destination=\"detail\" kind=\"embed\"", 0),
      ("destination=\"detail\" kind=\"relationship\" relationship=\"r\"", 0),
    ])
  func names(_ attributes: String, _ count: Int) {
    let rule = Rule.anonymousControllerSegue
    let manual = Snippet.controller("con", "", view: "", Self.segue(attributes))
    #expect(rule.messages(in: Snippet.storyboard(manual, Self.detail)).count == count)
    let tapped = Snippet.controller("con", view: Self.button(attributes))
    #expect(rule.messages(in: Snippet.storyboard(tapped, Self.detail)).isEmpty)
    let launch = Snippet.storyboard(manual, Self.detail, root: "launchScreen=\"YES\"")
    #expect(rule.messages(in: launch).isEmpty)
  }

  @Test("kinds of objects have the article that they need")
  func articles() {
    let views = Snippet.subviews("<imageView id=\"image\"/>")
    func messages(_ rule: Rule, _ attributes: String) -> [String] {
      rule.messages(
        in: Snippet.storyboard(
          Snippet.controller("con", view: views, Self.segue("destination=\"image\" \(attributes)")))
      )
    }
    #expect(
      messages(.unwindWithoutExit, "kind=\"unwind\" unwindAction=\"back:\"")
        == ["this unwind segue leads to an image view, not to an exit"])
    #expect(
      messages(.impossibleSegue, "kind=\"show\"")
        == ["this show segue leads to an image view, not to a view controller"])
  }

  @Test("one identifier may name equal segues")
  func sameNames() {
    let rule = Rule.duplicateSegueIdentifier
    func segue(_ id: String, _ destination: String, _ kind: String = "show") -> String {
      Snippet.subviews(
        "<button id=\"button-\(id)\">"
          + Snippet.connections(
            "<segue destination=\"\(destination)\" kind=\"\(kind)\" identifier=\"go\" id=\"\(id)\"/>"
          )
          + "</button>")
    }
    let other = Snippet.controller("other")
    func messages(_ first: String, _ second: String) -> [String] {
      rule.messages(
        in: Snippet.storyboard(
          Snippet.controller("con", view: first + second), Self.detail, other))
    }
    #expect(messages(segue("s1", "detail"), segue("s2", "detail")).isEmpty)
    #expect(messages(segue("s1", "detail"), segue("s2", "other")).count == 1)
    #expect(messages(segue("s1", "detail"), segue("s2", "detail", "presentation")).count == 1)
    let apart = Snippet.storyboard(
      Snippet.controller("con", view: segue("s1", "detail")),
      Snippet.controller("second", view: segue("s2", "other")), Self.detail, other)
    #expect(rule.messages(in: apart).isEmpty, "each controller has names of its own")
  }

  @Test("identifiers must be unique within a storyboard")
  func identifiers() {
    let rule = Rule.duplicateStoryboardIdentifier
    let list = "storyboardIdentifier=\"List\""
    let main = Snippet.storyboard(Snippet.controller("a", list))
    let other = Snippet.storyboard(Snippet.controller("b", list), path: "Other.storyboard")
    #expect(rule.messages(in: main, other).isEmpty)
    let twice = Snippet.storyboard(Snippet.controller("a", list), Snippet.controller("b", list))
    #expect(rule.messages(in: twice).count == 1)
    let empty = "storyboardIdentifier=\"\""
    let none = Snippet.storyboard(Snippet.controller("a", empty), Snippet.controller("b", empty))
    #expect(rule.messages(in: none).isEmpty, "nothing is instantiated by no name")
  }

  @Test(
    "containers of custom classes may be empty",
    arguments: [
      ("<navigationController id=\"con\"/>", 1), ("<tabBarController id=\"con\"/>", 1),
      ("<navigationController customClass=\"Own\" id=\"con\"/>", 0),
      ("<tabBarController customClass=\"Own\" id=\"con\"/>", 0),
      (
        "<navigationController id=\"con\">"
          + segue(
            "destination=\"detail\" kind=\"relationship\" relationship=\"rootViewController\"")
          + "</navigationController>", 0
      ),
      (
        "<tabBarController id=\"con\">"
          + segue("destination=\"detail\" kind=\"relationship\" relationship=\"viewControllers\"")
          + "</tabBarController>", 0
      ),
    ])
  func containers(_ controller: String, _ count: Int) {
    let file = Snippet.storyboard(controller, Self.detail)
    let found = [Rule.navigationWithoutRoot, .tabBarWithoutTabs].flatMap { $0.messages(in: file) }
    #expect(found.count == count)
  }

  @Test("isolated scenes are accepted if the entry point is unknown")
  func unreachable() {
    let rule = Rule.unreachableScene
    let (first, second) = (Snippet.controller("first"), Snippet.controller("second"))
    #expect(rule.messages(in: Snippet.storyboard(first, second)).isEmpty)
    let initial = "initialViewController=\"first\""
    #expect(rule.messages(in: Snippet.storyboard(first, second, root: initial)).count == 1)
    let gone = "initialViewController=\"gone\""
    #expect(rule.messages(in: Snippet.storyboard(first, second, root: gone)).isEmpty)
    let identified = Snippet.controller("second", "storyboardIdentifier=\"Second\"")
    #expect(rule.messages(in: Snippet.storyboard(first, identified, root: initial)).isEmpty)
    let leading = Snippet.controller(
      "first", view: Self.button("destination=\"second\" kind=\"show\""))
    #expect(rule.messages(in: Snippet.storyboard(leading, second, root: initial)).isEmpty)
  }

  @Test("behind a segue without a destination no scene is unreachable")
  func dangling() {
    let astray = Snippet.controller(
      "first", view: Self.button("destination=\"secnd\" kind=\"show\""))
    let file = Snippet.storyboard(
      astray, Snippet.controller("second"), root: "initialViewController=\"first\"")
    #expect(Rule.unreachableScene.messages(in: file).isEmpty)
  }

  @Test("a misspelled controller may be the missing entry point")
  func misspelled() {
    let file = Snippet.storyboard(Snippet.controller("a"), "<tabBarControler id=\"tabs\"/>")
    #expect(Rule.noEntryPoint.messages(in: file).isEmpty)
    #expect(Rule.misspelledWord.messages(in: file) == ["unknown element <tabBarControler>"])
  }

  @Test("scenes that lead only to each other are unreachable")
  func circle() {
    let (first, last) = (
      Snippet.controller("a", view: Self.button("destination=\"b\" kind=\"show\"")),
      Snippet.controller("b", view: Self.button("destination=\"a\" kind=\"show\""))
    )
    let file = Snippet.storyboard(
      Snippet.controller("start"), first, last, root: "initialViewController=\"start\"")
    let found = Rule.unreachableScene.messages(in: file)
    #expect(found.count == 2)
    #expect(found.allSatisfy { $0.contains("only unreachable scenes lead to it") })
  }

  @Test("a missing entry point is reported once and only for storyboards")
  func entries() {
    let (plain, named) = (
      Snippet.controller("a"), Snippet.controller("a", "storyboardIdentifier=\"A\"")
    )
    let rules = [Rule.noEntryPoint, .noInitialController]
    func counts(_ scene: String, root: String = "") -> [Int] {
      rules.map { $0.messages(in: Snippet.storyboard(scene, root: root)).count }
    }
    #expect(counts(plain) == [1, 0])
    #expect(counts(named) == [0, 1])
    #expect(counts(named, root: "initialViewController=\"a\"") == [0, 0])
    #expect(counts("<customObject id=\"a\"/>") == [0, 0])
    #expect(rules.allSatisfy { $0.messages(in: Snippet.xib(plain)).isEmpty })
  }
}
