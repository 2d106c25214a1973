import BoardwalkSimulation
import Testing

@Suite("Long touches")
struct HeldFingerTests {
  private static let events = [
    "touchDown", "touchUpInside", "touchUpOutside", "touchCancel", "primaryActionTriggered",
  ]

  private func walk() throws -> Walk {
    let actions = Self.events.map {
      "<action selector=\"\($0):\" destination=\"a\" eventType=\"\($0)\" id=\"c-\($0)\"/>"
    }.joined()
    return try SketchedApp(
      Sketch("a").view(
        """
        <button id="b" userLabel="Button"><connections>\(actions)</connections></button>
        """)
    ).launch()
  }

  private func selectors(_ walk: Walk) -> [String] {
    walk.entries.compactMap { entry in
      if case .action(let selector, _) = entry.event { selector } else { nil }
    }
  }

  @Test("CTL-02: touchDown is sent at once, and touchUp when the touch is lifted")
  func button() throws {
    var walk = try walk()
    let before = walk.simulation
    try walk.perform(.touch(walk.touchable("Button"), .hold))
    #expect(selectors(walk) == ["touchDown:"])
    #expect(walk.simulation != before)
    try walk.perform(.endGesture(completed: true))
    #expect(selectors(walk) == ["primaryActionTriggered:", "touchUpInside:"])
    #expect(walk.simulation == before)
    try walk.perform(.touch(walk.touchable("Button"), .hold))
    try walk.perform(.endGesture(completed: false))
    #expect(selectors(walk) == ["touchUpOutside:"])
  }

  @Test("other touches are blocked while time passes")
  func alone() throws {
    var walk = try walk()
    let button = try walk.touchable("Button")
    try walk.perform(.touch(button, .hold))
    #expect(throws: EventError.gestureUnderWay) { try walk.perform(.tap(button)) }
    try walk.perform(.wait(500))
    try walk.perform(.endGesture(completed: true))
    #expect(throws: EventError.noGesture) { try walk.perform(.endGesture(completed: true)) }
  }

  @Test("COL-22: an item removed during a touch is not selected")
  func gone() throws {
    var items = Items(3)
    items.onHighlight = { controller, _ in
      guard let grid = controller.list("collectionView") else { return }
      controller.state.counts = [1]
      controller.reloadData(of: grid)
    }
    items.onSelect = { controller, _ in controller.log("never") }
    var walk = try SketchedApp(.collection("a")).launch(["AViewController": items])
    try walk.perform(.touch(walk.touchable("[0, 2]"), .hold))
    try walk.perform(.endGesture(completed: true))
    #expect(walk.logs.isEmpty)
    #expect(walk.rows == ["[0, 0]"])
  }
}
