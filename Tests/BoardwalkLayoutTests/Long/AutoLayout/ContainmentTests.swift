import BoardwalkBase
import BoardwalkDocument
import BoardwalkGraph
import BoardwalkProject
import Testing

@testable import BoardwalkLayout

/// Which bars Interface Builder draws around a scene, by the segues and relationships that lead to
/// it.
@Suite("Bars around scenes")
struct ContainmentTests {
  /// A scene with the controller `kind` named `id`, which has `attributes` and holds `content`.
  private func scene(
    _ id: String, _ content: String = "", kind: String = "viewController", _ attributes: String = ""
  ) -> String {
    let view =
      kind == "viewController"
      ? """
      <view key="view" id="\(id)-view"><rect key="frame" x="0" y="0" width="375" height="667"/></view>
      """ : ""
    return """
      <scene sceneID="scene-\(id)"><objects>
      <\(kind) id="\(id)" \(attributes) sceneMemberID="viewController">\(view)\(content)</\(kind)>
      </objects></scene>
      """
  }

  private func segues(_ segues: (to: String, kind: String)...) -> String {
    let elements = segues.map { segue in
      segue.kind.hasPrefix("relationship ")
        ? """
        <segue destination="\(segue.to)" kind="relationship" \
        relationship="\(segue.kind.dropFirst(13))" id="to-\(segue.to)"/>
        """ : "<segue destination=\"\(segue.to)\" kind=\"\(segue.kind)\" id=\"to-\(segue.to)\"/>"
    }
    return "<connections>\(elements.joined())</connections>"
  }

  private func navigation(_ id: String, root: String, _ bar: String = "", _ rest: String = "")
    -> String
  {
    scene(
      id,
      """
      <navigationBar key="navigationBar" \(bar) id="\(id)-bar"/>
      \(segues((root, "relationship rootViewController")))
      """, kind: "navigationController", rest)
  }

  /// What contains the last of `scenes`, of which the first is the initial one, named `initial`; of
  /// several ways the document names `tieBreaker`.
  private func containment(
    _ initial: String, _ scenes: String..., tieBreaker: String = ""
  ) throws -> Containment {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="14460" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
      initialViewController="\(initial)"><device id="retina4_7" orientation="portrait"/>
      <scenes>\(scenes.joined())</scenes><inferredMetricsTieBreakers>
      <segue reference="\(tieBreaker)"/></inferredMetricsTieBreakers></document>
      """
    let loaded = LoadedFile(SourceFile(path: "Main.storyboard", text: text))
    let graph = Compiler().compile(Project([loaded], isWhole: false))
    let document = try #require(graph.documents.first)
    return try #require(Containment.all(in: document).last)
  }

  @Test("a scene without segues to it has no bars and is not presented")
  func aloneScene() throws {
    #expect(try containment("a", scene("a")).isAlone)
  }

  @Test(
    "the named tie breaker determines a scene's bars",
    arguments: [("by-tabs", true, true), ("by-stack", true, false), ("by-segue", false, false)])
  func tieBreakers(_ id: String, _ hasNavigationBar: Bool, _ hasTabBar: Bool) throws {
    let tabs = scene(
      "tabs", segues(("home", "relationship viewControllers")), kind: "tabBarController")
    let home = navigation("home", root: "place").replacing("to-place", with: "by-tabs")
    let stack = navigation("stack", root: "place").replacing("to-place", with: "by-stack")
    let other = scene("other", segues(("place", "modal"))).replacing("to-place", with: "by-segue")
    let place = try containment("tabs", tabs, home, stack, other, scene("place"), tieBreaker: id)
    #expect(place.hasNavigationBar == hasNavigationBar && place.hasTabBar == hasTabBar)
  }

  @Test("the root of a navigation controller has its bar unless the bar is hidden")
  func navigationRoot() throws {
    let root = try containment("n", navigation("n", root: "a"), scene("a"))
    #expect(root.hasNavigationBar && !root.hasTabBar && !root.isBelowBars && !root.isPresented)
    let hidden = try containment(
      "n", navigation("n", root: "a", "", "navigationBarHidden=\"YES\""), scene("a"))
    #expect(!hidden.hasNavigationBar)
  }

  @Test("a view begins below an opaque bar unless it extends under opaque bars")
  func opaqueBar() throws {
    let bar = "translucent=\"NO\""
    #expect(try containment("n", navigation("n", root: "a", bar), scene("a")).isBelowBars)
    let extending = scene("a", "", "extendedLayoutIncludesOpaqueBars=\"YES\"")
    #expect(try !containment("n", navigation("n", root: "a", bar), extending).isBelowBars)
  }

  @Test("a scene has its bar's large title unless its navigation item forbids it")
  func largeTitle() throws {
    let bar = "largeTitles=\"YES\""
    #expect(try containment("n", navigation("n", root: "a", bar), scene("a")).hasLargeTitle)
    let never = scene(
      "a", "<navigationItem key=\"navigationItem\" largeTitleDisplayMode=\"never\" id=\"item\"/>")
    #expect(try !containment("n", navigation("n", root: "a", bar), never).hasLargeTitle)
  }

  @Test("a scene shown from a navigation controller has its navigation bar")
  func shownScene() throws {
    let shown = try containment(
      "n", navigation("n", root: "a"), scene("a", segues(("b", "show"))), scene("b"))
    #expect(shown.hasNavigationBar && !shown.isPresented)
  }

  @Test("a show segue outside a navigation controller presents, a push segue does not")
  func uncontainedSegues() throws {
    let shown = try containment("a", scene("a", segues(("b", "show"))), scene("b"))
    #expect(shown == Containment(isPresented: true))
    let pushed = try containment("a", scene("a", segues(("b", "push"))), scene("b"))
    #expect(pushed == Containment())
  }

  @Test(
    "a presented scene has no bars of the presenting scene",
    arguments: ["presentation", "popoverPresentation", "modal"])
  func presentedScene(_ kind: String) throws {
    let presented = try containment(
      "n", navigation("n", root: "a"), scene("a", segues(("b", kind))), scene("b"))
    #expect(presented == Containment(isPresented: true))
  }

  @Test("a navigation controller in a tab has both bars, or one if the bottom bar hides")
  func tabs() throws {
    let tabs = scene(
      "t",
      "<tabBar key=\"tabBar\" id=\"t-bar\"/>" + segues(("n", "relationship viewControllers")),
      kind: "tabBarController")
    let both = try containment("t", tabs, navigation("n", root: "a"), scene("a"))
    #expect(both.hasTabBar && both.hasNavigationBar)
    let hiding = scene("a", "", "hidesBottomBarWhenPushed=\"YES\"")
    let one = try containment("t", tabs, navigation("n", root: "a"), hiding)
    #expect(!one.hasTabBar && one.hasNavigationBar)
  }

  @Test("a pushed scene that hides the bottom bar has no toolbar")
  func hiddenToolbar() throws {
    let bars = navigation("n", root: "a", "", "toolbarHidden=\"NO\"")
    #expect(try containment("n", bars, scene("a")).hasToolbar)
    let hiding = scene("b", "", "hidesBottomBarWhenPushed=\"YES\"")
    let pushed = try containment("n", bars, scene("a", segues(("b", "show"))), hiding)
    #expect(!pushed.hasToolbar && pushed.hasNavigationBar)
  }

  @Test("an embedded scene has no bars")
  func embeddedScene() throws {
    let embedded = try containment(
      "n", navigation("n", root: "a"), scene("a", segues(("b", "embed"))), scene("b"))
    #expect(embedded == Containment(isEmbedded: true))
  }

  @Test("the first of two segues to a scene determines its bars")
  func firstSegue() throws {
    let twice = scene("a", segues(("b", "show"), ("b", "presentation")))
    #expect(try containment("n", navigation("n", root: "a"), twice, scene("b")).hasNavigationBar)
  }

  @Test("simulated metrics replace inferred bars")
  func simulatedMetrics() throws {
    let simulated = scene(
      "a", "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\" prompted=\"NO\"/>")
    #expect(try containment("a", simulated).hasNavigationBar)
    #expect(
      try containment("a", scene("a", "<nil key=\"simulatedStatusBarMetrics\"/>")).hasNoStatusBar)
    let none = scene("a", "<nil key=\"simulatedTopBarMetrics\"/>")
    #expect(try !containment("n", navigation("n", root: "a"), none).hasNavigationBar)
    let tab = scene("a", "<simulatedTabBarMetrics key=\"simulatedBottomBarMetrics\"/>")
    #expect(try containment("a", tab).hasTabBar)
    let freeform = scene(
      "a", "<freeformSimulatedSizeMetrics key=\"simulatedDestinationMetrics\"/>")
    #expect(try containment("a", freeform).isFreeform)
  }

  @Test("the extended edges of a controller are read, and are nil by default")
  func extendedEdges() throws {
    let edges = scene("a", "<extendedEdge key=\"edgesForExtendedLayout\" bottom=\"YES\"/>")
    #expect(try containment("n", navigation("n", root: "a"), edges).extendedEdges == ["bottom"])
    #expect(try containment("n", navigation("n", root: "a"), scene("a")).extendedEdges == nil)
  }
}
