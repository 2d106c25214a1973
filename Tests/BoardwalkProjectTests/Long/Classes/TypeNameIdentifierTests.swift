import BoardwalkBase
import BoardwalkProject
import Testing

@Suite("Type names as identifiers")
struct TypeNameIdentifierTests {
  private func spells(_ word: String, _ text: String, in path: String = "App.swift") -> Bool {
    ClassTable([SourceFile(path: path, text: text)]).spells(word)
  }

  @Test(
    "a used type may provide its name",
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
    "a type in a declaration, inheritance clause or cast provides no name",
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
    "Objective-C types are used in brackets",
    arguments: [
      ("[table registerClass:[ItemCell class] forCellReuseIdentifier:name];", true),
      ("[ItemCell reuseIdentifier];", true), ("@interface ItemCell : UITableViewCell\n@end", false),
      ("ItemCell *cell = (ItemCell *)other;", false),
    ])
  func brackets(text: String, isSpelled: Bool) {
    #expect(spells("ItemCell", text, in: "App.m") == isSpelled)
  }

  @Test("lowercase words are only recorded as present")
  func small() {
    #expect(spells("cell", "let cell = 1"))
    #expect(!spells("cell", "let row = 1"))
  }
}
