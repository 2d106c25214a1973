import Testing

@testable import BoardwalkSimulation

@Suite("Name register")
struct NameRegisterTests {
  @Test("the first is the word itself, others are numbered from two")
  func numbers() {
    var names = NameRegister()
    #expect((1...4).map { _ in names.take("Item") } == ["Item", "Item 2", "Item 3", "Item 4"])
    #expect(names.take("Other") == "Other")
  }

  @Test("the lowest free name is taken next")
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

  @Test("a word that ends in a number is no different from others")
  func collision() {
    var names = NameRegister()
    #expect(names.take("Item 2") == "Item 2")
    #expect(names.take("Item") == "Item")
    #expect(names.take("Item") == "Item 3")
    #expect(names.take("Item 2") == "Item 2 2")
    names.give(back: "Item 2", of: "Item 2")
    #expect(names.take("Item 2") == "Item 2")
  }

  @Test("names are made from classes, or from what people call a scene")
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
