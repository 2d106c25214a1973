import Testing

@testable import BoardwalkSimulation

@Suite("Name register")
struct NameRegisterTests {
  @Test("the first controller has the bare name, others are numbered from two")
  func numbers() {
    var names = NameRegister()
    #expect((1...4).map { _ in names.take("Item") } == ["Item", "Item 2", "Item 3", "Item 4"])
    #expect(names.take("Other") == "Other")
  }

  @Test("the lowest free number is used next")
  func lowest() {
    var names = NameRegister()
    for _ in 1...5 { _ = names.take("Item") }
    names.give(back: "Item 4", of: "Item")
    names.give(back: "Item 2", of: "Item")
    #expect(names.take("Item") == "Item 2")
    #expect(names.take("Item") == "Item 4")
    #expect(names.take("Item") == "Item 6")
    names.give(back: "Item", of: "Item")
    #expect(names.take("Item") == "Item")
    #expect(names.take("Item") == "Item 7")
  }

  @Test("names that end in numbers follow the same rule")
  func collision() {
    var names = NameRegister()
    #expect(names.take("Item 2") == "Item 2")
    #expect(names.take("Item") == "Item")
    #expect(names.take("Item") == "Item 3")
    #expect(names.take("Item 2") == "Item 2 2")
    names.give(back: "Item 2", of: "Item 2")
    #expect(names.take("Item 2") == "Item 2")
  }

  @Test("names derive from classes or scene names")
  func words() throws {
    let walk = try SketchedApp(
      .tabs("tabs", "a", "b", "c", "d", "e"), Sketch("a", class: "ItemsViewController"),
      Sketch("b", class: "MapController"), Sketch("c", class: "LoginVC"),
      Sketch("d", class: "ViewController"), Sketch("e", class: "").title("About us")
    ).launch()
    let children = walk.simulation.root.flatMap { walk.simulation[$0]?.children } ?? []
    #expect(
      children.map { walk.simulation[$0]?.name } == ["Items", "Map", "Login", "View", "About us"])
  }
}
