import BoardwalkBase
import BoardwalkProject
import Testing

@Suite("Type names as identifiers")
struct SpelledNamesTests {
  private func spells(_ word: String, _ text: String, in path: String = "App.swift") -> Bool {
    ClassTable([SourceFile(path: path, text: text)]).spells(word)
  }

  @Test(
    "A type that code asks for, or for something of it, may give its name",
    arguments: [
      "table.register(ItemCell.self, forCellReuseIdentifier: String(describing: ItemCell.self))",
      "let name = ItemCell.reuseIdentifier", "let name = NSStringFromClass(ItemCell)",
      "enum Cells: String { case ItemCell }", "enum Cells: String { case PriceCell, ItemCell }",
      "dequeue(Cells.ItemCell.rawValue)", "dequeue(.ItemCell)",
    ])
  func asked(text: String) {
    #expect(spells("ItemCell", text))
  }

  @Test(
    "A type that is declared, inherited from or cast to gives no text",
    arguments: [
      "class ItemCell: UITableViewCell { }", "class PriceCell: ItemCell { }",
      "let cell = other as! ItemCell", "if let cell = other as? ItemCell { }",
      "func show(cell: ItemCell) { }", "var cells: [Int: ItemCell] = [:]",
      "// ItemCell.self", "let cell = ItemCell()",
    ])
  func declared(text: String) {
    #expect(!spells("ItemCell", text))
  }

  @Test(
    "Objective-C asks in brackets",
    arguments: [
      ("[table registerClass:[ItemCell class] forCellReuseIdentifier:name];", true),
      ("[ItemCell reuseIdentifier];", true), ("@interface ItemCell : UITableViewCell\n@end", false),
      ("ItemCell *cell = (ItemCell *)other;", false),
    ])
  func brackets(text: String, isSpelled: Bool) {
    #expect(spells("ItemCell", text, in: "App.m") == isSpelled)
  }

  @Test("Of words without a capital nothing is known but whether they stand there")
  func small() {
    #expect(spells("cell", "let cell = 1"))
    #expect(!spells("cell", "let row = 1"))
  }
}
