import BoardwalkDocument
import BoardwalkPlatform
import BoardwalkSimulation
import Testing

@Suite("Item selection")
struct ItemSelectionTests {
  private func launch(_ items: Items, _ attributes: String = "", content: String = "") throws
    -> Walk
  {
    try SketchedApp(
      .navigation("nav", root: "a"), .collection("a", attributes, content: content), Sketch("b")
    ).launch(["AViewController": items])
  }

  private func heard(_ walk: Walk) -> [String] {
    walk.entries.map(\.text).filter { $0.hasPrefix("delegate") }
      .map { String($0.dropFirst("delegate ".count)) }
  }

  @Test("COL-20, S1-41: an item is highlighted, selected and unhighlighted")
  func order() throws {
    var walk = try launch(Items(3))
    try walk.tap("[0, 1]")
    #expect(
      heard(walk) == [
        "shouldHighlight [0, 1]: yes", "didHighlight [0, 1]", "shouldSelect [0, 1]: yes",
        "didSelect [0, 1]", "performPrimaryAction [0, 1]", "didUnhighlight [0, 1]",
      ])
  }

  @Test("COL-23: selecting another item deselects without asking")
  func single() throws {
    var walk = try launch(Items(3))
    try walk.tap("[0, 1]")
    try walk.tap("[0, 2]")
    #expect(
      heard(walk) == [
        "shouldHighlight [0, 2]: yes", "didHighlight [0, 2]", "shouldSelect [0, 2]: yes",
        "didDeselect [0, 1]", "didSelect [0, 2]", "performPrimaryAction [0, 2]",
        "didUnhighlight [0, 2]",
      ])
    #expect(walk.simulation[try walk.grid()]?.selected == [ItemPath(item: 2)])
  }

  @Test("COL-24: a second tap selects again, or deselects with multiple selection")
  func again() throws {
    var walk = try launch(Items(3))
    try walk.tap("[0, 1]")
    try walk.tap("[0, 1]")
    #expect(heard(walk).contains("didSelect [0, 1]"))
    walk = try launch(Items(3), "multipleSelection=\"YES\"")
    try walk.tap("[0, 1]")
    try walk.tap("[0, 2]")
    try walk.tap("[0, 1]")
    #expect(heard(walk).contains("shouldDeselect [0, 1]: yes"))
    #expect(heard(walk).contains("didDeselect [0, 1]"))
    #expect(walk.simulation[try walk.grid()]?.selected == [ItemPath(item: 2)])
  }

  @Test("COL-21: a rejected highlight ends the tap, and a selection can be rejected")
  func vetoes() throws {
    var walk = try launch(Items(3) { $0.highlights = { _ in false } })
    try walk.tap("[0, 1]")
    #expect(heard(walk) == ["shouldHighlight [0, 1]: no"])
    walk = try launch(Items(3) { $0.selects = { _ in false } })
    try walk.tap("[0, 1]")
    #expect(heard(walk).suffix(2) == ["shouldSelect [0, 1]: no", "didUnhighlight [0, 1]"])
    #expect(walk.simulation[try walk.grid()]?.selected == [])
  }

  @Test("COL-25: selection from code calls no delegate")
  func programmatic() throws {
    var walk = try launch(Items(3))
    let grid = try walk.grid()
    walk.act { $0.select(ItemPath(item: 2), in: grid) }
    #expect(walk.trace.isEmpty)
    #expect(walk.simulation[grid]?.selected == [ItemPath(item: 2)])
  }

  @Test("COL-28: a cell's segue precedes didSelect")
  func segue() throws {
    var walk = try launch(Items(3), content: "<segue destination=\"b\" kind=\"show\" id=\"s\"/>")
    try walk.tap("[0, 1]")
    let lines = walk.entries.map(\.text)
    let segue = try #require(lines.firstIndex { $0.hasPrefix("prepare(for:") })
    let selection = try #require(lines.firstIndex(of: "delegate didSelect [0, 1]"))
    #expect(segue < selection)
    #expect(walk.stack == ["A", "B"])
  }

  @Test("COL-27: returning clears the selection")
  func clearing() throws {
    var walk = try launch(Items(3), content: "<segue destination=\"b\" kind=\"show\" id=\"s\"/>")
    try walk.tap("[0, 1]")
    try walk.back()
    #expect(walk.simulation[try walk.grid()]?.selected == [])
  }

  @Test("S1-44, S1-48: code changes a cell during a touch and back")
  func looks() throws {
    var items = Items(3)
    items.onHighlight = { controller, path in
      guard let grid = controller.list("collectionView"),
        let cell = controller.simulation.cell(at: path, in: grid)
      else { return }
      controller[cell]?.transform = .scale(2, 2)
      controller.log("\(controller[cell]?.isHighlighted == true)")
    }
    items.onUnhighlight = { controller, path in
      guard let grid = controller.list("collectionView"),
        let cell = controller.simulation.cell(at: path, in: grid)
      else { return }
      controller[cell]?.transform = .identity
      controller[cell]?.backgroundColor = .named("systemBlueColor")
    }
    var walk = try launch(items)
    try walk.tap("[0, 1]")
    #expect(walk.logs == ["true"])
    let cell = try #require(walk.simulation.cell(at: ItemPath(item: 1), in: try walk.grid()))
    let view = try #require(walk.simulation.view(of: cell))
    #expect(view.backgroundColor == .named("systemBlueColor"))
    #expect(view.content.isSelected)
    #expect(!view.content.isHighlighted)
  }
}
