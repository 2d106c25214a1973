import BoardwalkSimulation
import Testing

@Suite("Hidden bottom bars (NAV-18)")
struct BottomBarTests {
  private static let items = """
    <toolbarItems><barButtonItem title="Share" id="share"/></toolbarItems>
    """

  /// A stack with a toolbar: `a`, from which `b` can be pushed, and `c` from there; those named in
  /// `hiding` hide the bottom bar.
  private func walk(hiding: Set<String>, isHidden: Bool = false) throws -> Walk {
    func scene(_ id: String, next: String?) -> Sketch {
      var sketch = Sketch(id).part(Self.items)
      if hiding.contains(id) { sketch = sketch.with("hidesBottomBarWhenPushed", "YES") }
      return next.map { sketch.way(.show($0, id: $0)) } ?? sketch
    }
    return try SketchedApp(
      .navigation("nav", root: "a").with("toolbarHidden", isHidden ? "YES" : "NO"),
      scene("a", next: "b"), scene("b", next: "c"), scene("c", next: nil)
    ).launch()
  }

  /// Whether the toolbar is hidden, and nothing on it can be touched.
  private func isHidden(_ walk: Walk) throws -> Bool {
    let isHidden = walk.simulation.isToolbarHidden(of: try #require(walk.simulation.root))
    #expect(walk.simulation.touchables.contains { $0.role == .toolbarItem } == !isHidden)
    return isHidden
  }

  @Test(
    "a controller hides it while on top, the root never does",
    arguments: [
      ([], [false, false, false]), (["a"], [false, false, false]), (["b"], [false, true, false]),
      (["c"], [false, false, true]), (["a", "b", "c"], [false, true, true]),
    ] as [(Set<String>, [Bool])])
  func stack(_ hiding: Set<String>, _ hidden: [Bool]) throws {
    var walk = try walk(hiding: hiding)
    var found = [try isHidden(walk)]
    for next in ["b", "c"] {
      try walk.segue(next)
      found.append(try isHidden(walk))
    }
    #expect(found == hidden)
    for expected in hidden.dropLast().reversed() {
      try walk.back()
      #expect(try isHidden(walk) == expected)
    }
  }

  @Test("a toolbar hidden by its navigation controller stays hidden")
  func ownWish() throws {
    var walk = try walk(hiding: [], isHidden: true)
    #expect(try isHidden(walk))
    try walk.segue("b")
    #expect(try isHidden(walk))
  }

  @Test("only navigation controllers have toolbars")
  func others() throws {
    let walk = try walk(hiding: [])
    #expect(walk.simulation.isToolbarHidden(of: try walk.id("A")))
  }
}
