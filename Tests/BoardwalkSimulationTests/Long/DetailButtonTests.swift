import BoardwalkSimulation
import Testing

@Suite("Cell and accessory segues")
struct DetailButtonTests {
  private func app(accessory: String) throws -> SketchedApp {
    try SketchedApp(
      .navigation("nav", root: "a"),
      Sketch("a").view(
        """
        <tableView id="t"><prototypes>
        <tableViewCell id="cell" reuseIdentifier="Item" accessoryType="\(accessory)"><connections>
        <segue destination="b" kind="show" id="s"/>
        <segue destination="c" kind="show" trigger="accessoryAction" id="s2"/>
        </connections></tableViewCell>
        </prototypes></tableView>
        """), Sketch("b"), Sketch("c"))
  }

  @Test("SEG-14, SEG-03: a cell and its detail button have separate segues")
  func accessory() throws {
    for accessory in ["detailButton", "detailDisclosureButton"] {
      var row = try app(accessory: accessory).launch()
      try row.tap("Item")
      #expect(row.stack == ["A", "B"])
      var button = try app(accessory: accessory).launch()
      try button.tap("More Info")
      #expect(button.stack == ["A", "C"])
      #expect(button.trace.hasPrefix("A shouldPerformSegue: yes"))
    }
  }

  @Test(
    "TBL-20: other accessories are not buttons", arguments: ["checkmark", "disclosureIndicator"])
  func noButton(accessory: String) throws {
    let walk = try app(accessory: accessory).launch()
    #expect(walk.simulation.touchables.map(\.role) == [.cell])
  }
}
