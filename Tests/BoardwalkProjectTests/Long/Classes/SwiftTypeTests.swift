import Testing

@testable import BoardwalkProject

@Suite("Swift outlet types")
struct SwiftTypeTests {
  private func type(_ spelling: String) throws -> String {
    let table = ClassTable.swift("class A: UIView { @IBOutlet var a: \(spelling)\nvar z: Int }")
    // What follows is never swallowed, whatever the type is.
    #expect(table.types.first?.properties.map(\.name) == ["a", "z"])
    let words = try #require(table.properties.first)
    return words.replacing("outlet a: ", with: "").replacing("collection a: ", with: "")
  }

  @Test(
    "a type name has no module and no arguments",
    arguments: [
      ("UILabel", "UILabel"), ("UIKit.UILabel", "UILabel"), ("Shop.Cells.Row", "Row"),
      ("Cell<Int>", "Cell"), ("Cell<[Int: Cell<Int>]>", "Cell"), ("Cell<(Int) -> Void>", "Cell"),
      ("any Showing", "Showing"), ("(UILabel)", "UILabel"), ("((UILabel))", "UILabel"),
      ("@MainActor UILabel", "UILabel"), ("Überschrift", "Überschrift"),
    ])
  func names(_ spelling: String, _ words: String) throws {
    #expect(try type(spelling) == words)
  }

  @Test(
    "optionality is found in every spelling",
    arguments: [
      ("UILabel?", "UILabel?"), ("UILabel!", "UILabel!"), ("UILabel ?", "UILabel?"),
      ("Optional<UILabel>", "UILabel?"), ("(UILabel)?", "UILabel?"), ("(UILabel?)", "UILabel?"),
      ("ImplicitlyUnwrappedOptional<UILabel>", "UILabel!"), ("UILabel??", "UILabel?"),
      ("(any Showing)?", "Showing?"),
    ])
  func optionals(_ spelling: String, _ words: String) throws {
    #expect(try type(spelling) == words)
  }

  @Test(
    "arrays of one class are outlet collections",
    arguments: [
      ("[UILabel]", "[UILabel]"), ("[UILabel]!", "[UILabel]!"), ("[UIKit.UILabel]?", "[UILabel]?"),
      ("Array<UILabel>!", "[UILabel]!"), ("[Cell<Int>]", "[Cell]"), ("[(UILabel)]!", "[UILabel]!"),
    ])
  func collections(_ spelling: String, _ words: String) throws {
    #expect(try type(spelling) == words)
  }

  @Test(
    "other types are not compared with documents",
    arguments: [
      "UIView & Showing", "[UILabel: Int]", "[[UILabel]]", "(UILabel, UILabel)", "() -> UILabel",
      "(UILabel) -> Void", "[UILabel: [Int]]",
    ])
  func others(_ spelling: String) throws {
    #expect(try type(spelling) == "_")
  }

  @Test("a default value is not part of the type")
  func values() {
    let table = ClassTable.swift(
      """
      class A: UIView {
        @IBOutlet var a: UILabel! = nil, b: UIView?
        @IBOutlet var c: [UILabel]! { didSet { c.sort { $0.tag < $1.tag } } }
        @IBOutlet var d: UILabel? = { let x: UIView = UILabel(); return x as? UILabel }()
        @IBOutlet var e: UISwitch!; @IBOutlet var f: UISlider!
      }
      """)
    #expect(
      table.properties.filter { !$0.contains(" b:") } == [
        "outlet a: UILabel!", "collection c: [UILabel]!", "outlet d: UILabel?",
        "outlet e: UISwitch!", "outlet f: UISlider!",
      ])
  }
}
