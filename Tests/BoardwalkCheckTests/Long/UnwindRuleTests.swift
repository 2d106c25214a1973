import BoardwalkCheck
import Testing

@Suite("Unwind segue rules")
struct UnwindRuleTests {
  /// A scene with an exit whose button has a segue with `attributes`.
  private func scene(
    _ number: Int, _ attributes: String, _ kind: String = "viewController"
  ) -> String {
    """
    <\(kind) id="con-\(number)" sceneMemberID="viewController"><view key="view" id="view-\(number)">
    <subviews><button id="button-\(number)"><connections><segue \(attributes) id="seg-\(number)"/>
    </connections></button></subviews></view></\(kind)><exit id="exit-\(number)"/>
    """
  }

  private func messages(_ rule: Rule, _ attributes: String) -> [String] {
    rule.messages(
      in: Snippet.storyboard(scene(1, attributes), scene(2, "destination=\"con-1\" kind=\"show\"")))
  }

  @Test(
    "unwind segues must lead to their scene's exit with an action",
    arguments: [
      ("destination=\"exit-1\" kind=\"unwind\" unwindAction=\"back:\"", 0),
      ("destination=\"exit-2\" kind=\"unwind\" unwindAction=\"back:\"", 0),
      ("destination=\"con-2\" kind=\"unwind\" unwindAction=\"back:\"", 1),
      ("destination=\"gone\" kind=\"unwind\" unwindAction=\"back:\"", 1),
      ("destination=\"exit-1\" kind=\"unwind\" unwindAction=\"\"", 1),
      ("destination=\"exit-1\" kind=\"unwind\"", 1), ("destination=\"con-2\" kind=\"show\"", 0),
    ])
  func unwinding(_ attributes: String, _ count: Int) {
    #expect(messages(.unwindWithoutExit, attributes).count == count)
  }

  @Test(
    "other segues must lead to view controllers",
    arguments: [
      ("destination=\"con-2\" kind=\"show\"", 0), ("destination=\"con-1\" kind=\"show\"", 0),
      ("destination=\"exit-1\" kind=\"show\"", 1),
      ("destination=\"view-2\" kind=\"presentation\"", 1),
      ("destination=\"gone\" kind=\"show\"", 0),
      ("destination=\"exit-1\" kind=\"unwind\" unwindAction=\"back:\"", 0),
    ])
  func destinations(_ attributes: String, _ count: Int) {
    #expect(messages(.impossibleSegue, attributes).count == count)
  }

  @Test("dangling unwind segues are left to the rule about exits")
  func dangling() {
    let unwind = "destination=\"gone\" kind=\"unwind\" unwindAction=\"back:\""
    #expect(messages(.danglingReference, unwind).isEmpty)
    #expect(messages(.danglingReference, "destination=\"gone\" kind=\"show\"").count == 1)
  }

  @Test(
    "custom container classes may have embed relationships",
    arguments: [
      ("navigationController", "rootViewController", 0), ("tabBarController", "viewControllers", 0),
      ("viewController", "rootViewController", 1), ("viewController", "sidebar", 0),
      ("viewController customClass=\"Own\"", "rootViewController", 0),
      ("tabBarController", "rootViewController", 1),
    ])
  func relationships(_ kind: String, _ relationship: String, _ count: Int) {
    let name = kind.prefix { $0 != " " }
    let container = """
      <\(kind) id="box"><connections><segue destination="con-1" kind="relationship"
      relationship="\(relationship)" id="seg"/></connections></\(name)>
      """
    let file = Snippet.storyboard(container, scene(1, "destination=\"con-1\" kind=\"show\""))
    #expect(Rule.impossibleSegue.messages(in: file).count == count)
  }

  @Test("an exit may be a scene object, and xibs may have any")
  func exits() {
    let rule = Rule.misplacedExit
    let inside = "<view id=\"v\"><subviews><exit id=\"e\"/></subviews></view>"
    #expect(rule.messages(in: Snippet.storyboard("<exit id=\"e\"/>")).isEmpty)
    #expect(rule.messages(in: Snippet.storyboard(inside)).count == 1)
    #expect(rule.messages(in: Snippet.xib(inside)).isEmpty)
  }
}
