import BoardwalkSimulation
import Testing

@Suite("Bar hiding")
struct BarHidingTests {
  private func walk(_ flags: String..., items: Bool = true) throws -> (Walk, ControllerID) {
    let navigation = flags.reduce(Sketch.navigation("nav", root: "a").with("toolbarHidden", "NO")) {
      $0.with($1, "YES")
    }
    var root = Sketch("a").way(.show("b", id: "b"))
    if items {
      root = root.part(
        "<toolbarItems key=\"toolbarItems\"><barButtonItem id=\"t\" title=\"Tool\"/></toolbarItems>"
      )
    }
    let walk = try SketchedApp(navigation, root, Sketch("b")).launch()
    return (walk, try #require(walk.simulation.root))
  }

  private func bars(_ walk: Walk, _ id: ControllerID) -> String {
    guard case .navigation(let state)? = walk.simulation[id]?.container else { return "" }
    return (state.isBarHidden ? "-" : "bar") + " " + (state.isToolbarHidden ? "-" : "tools")
  }

  @Test("NAV-21: taps hide and show bars")
  func tap() throws {
    var (walk, navigation) = try walk("hidesBarsOnTap")
    try walk.perform(.disturbBars(.tap))
    #expect(bars(walk, navigation) == "- -")
    #expect(walk.simulation.frontBar == nil)
    try walk.perform(.disturbBars(.tap))
    #expect(bars(walk, navigation) == "bar tools")
    try walk.perform(.disturbBars(.swipeUp))
    #expect(bars(walk, navigation) == "bar tools")
  }

  @Test("NAV-21: swipes up and down hide and show bars")
  func swipe() throws {
    var (walk, navigation) = try walk("hidesBarsOnSwipe")
    try walk.perform(.disturbBars(.swipeUp))
    try walk.perform(.disturbBars(.swipeUp))
    #expect(bars(walk, navigation) == "- -")
    try walk.perform(.disturbBars(.swipeDown))
    #expect(bars(walk, navigation) == "bar tools")
  }

  @Test("NAV-21: a keyboard hides bars")
  func keyboard() throws {
    var (walk, navigation) = try walk("hidesBarsWhenKeyboardAppears")
    try walk.perform(.disturbBars(.keyboard))
    #expect(bars(walk, navigation) == "- -")
  }

  @Test("NAV-21: bars hide at compact height")
  func notHigh() throws {
    var (walk, navigation) = try walk("hidesBarsWhenVerticallyCompact")
    try walk.perform(.rotate(isLandscape: true))
    #expect(bars(walk, navigation) == "- -")
    try walk.perform(.rotate(isLandscape: false))
    #expect(bars(walk, navigation) == "bar tools")
  }

  @Test("NAV-21: a toolbar without items is not affected")
  func emptyToolbar() throws {
    var (walk, navigation) = try walk("hidesBarsOnTap", items: false)
    try walk.perform(.disturbBars(.tap))
    #expect(bars(walk, navigation) == "- tools")
  }

  @Test("NAV-19: a bar hidden by one controller stays hidden for the stack")
  func persistence() throws {
    var (walk, navigation) = try walk()
    walk.code { $0.updateNavigation(of: navigation) { $0.isBarHidden = true } }
    try walk.segue("b")
    #expect(walk.simulation.frontBar == nil)
    walk.code { $0.updateNavigation(of: navigation) { $0.isBarHidden = false } }
    #expect(walk.simulation.frontBar?.backTitle == "Back")
  }

  @Test("NAV-20: a toolbar is hidden by default")
  func toolbar() throws {
    var (walk, navigation) = try walk()
    #expect(walk.simulation.touchables.contains { $0.role == .toolbarItem })
    walk.code { $0.updateNavigation(of: navigation) { $0.isToolbarHidden = true } }
    #expect(!walk.simulation.touchables.contains { $0.role == .toolbarItem })
    let plain = try SketchedApp(.navigation("nav", root: "a"), Sketch("a")).launch()
    guard
      case .navigation(let state)? = plain.simulation.root.flatMap({
        plain.simulation[$0]?.container
      })
    else { return }
    #expect(state.isToolbarHidden)
  }

  @Test("NAV-21: nothing hides without a navigation controller")
  func nothing() throws {
    var walk = try SketchedApp(Sketch("a")).launch()
    #expect(throws: EventError.noNavigationController) { try walk.perform(.disturbBars(.tap)) }
  }
}
