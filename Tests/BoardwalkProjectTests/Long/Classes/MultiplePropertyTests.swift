import Testing

@testable import BoardwalkProject

@Suite("Multiple properties in one declaration")
struct MultiplePropertyTests {
  @Test(
    "each property of the declaration is found",
    arguments: [
      ("var a: B!, b: C!", ["a: B!", "b: C!"]), ("var a: B, b: B", ["a: B", "b: B"]),
      ("var a = 1, b = 2", ["a: _", "b: _"]), ("var a: B = 1, b: C = 2", ["a: B", "b: C"]),
      ("var a: B = f(1, 2), b: C", ["a: B", "b: C"]), ("var a = [1, 2], b = 3", ["a: _", "b: _"]),
      ("var a: B = { 1 }(), b: C", ["a: B", "b: C"]),
      ("var a: B?, b = -1, c: D", ["a: B?", "b: _", "c: D"]),
      ("var a = x ? y : z, b: C", ["a: _", "b: C"]), ("var a: [B], b: [C: D]", ["a: [B]", "b: _"]),
      ("var a = \"b, c\", d: E", ["a: _", "d: E"]),
      ("let a = 1,\n  b = 2", ["a: _ fixed", "b: _ fixed"]),
    ])
  func swift(_ declaration: String, _ properties: [String]) {
    let table = ClassTable.swift("class A: UIView {\n@objc \(declaration)\nvar last: Int\n}")
    #expect(table.properties == properties + ["hidden last: Int"])
  }

  @Test(
    "malformed names are ignored",
    arguments: [
      ("var a = f(b, c)", ["a: _"]), ("var a = [b, c]", ["a: _"]),
      ("var a = { b, c in d }", ["a: _"]),
      ("var a: B<C, D>", ["a: B"]), ("var a: (B, C)", ["a: _"]),
      ("var a = b\nfunc c(d: E, f: G) {}", ["a: _"]),
      ("var a = b; enum C { case d, e }", ["a: _"]), ("var a = b < c", ["a: _"]),
      ("var a: B { didSet { c(d, e) } }", ["a: B"]), ("let (a, b) = c", []),
    ])
  func others(_ declaration: String, _ properties: [String]) {
    let table = ClassTable.swift("class A: UIView {\n@objc \(declaration)\nvar last: Int\n}")
    #expect(
      table.properties.map { $0.replacing("hidden ", with: "") }.filter { !$0.hasPrefix("last") }
        == properties)
  }

  @Test("modifiers apply to all properties")
  func marks() throws {
    let table = ClassTable.swift(
      "class A: UIView {\n@IBOutlet weak var a: B!, b: C!\n@IBInspectable var c: D = 1, d: E = 2\n}"
    )
    #expect(
      table.properties == [
        "outlet a: B!", "outlet b: C!", "inspectable c: D", "inspectable d: E",
      ])
    #expect(table.types.first?.properties.map(\.isWeak) == [true, true, false, false])
  }

  @Test(
    "Objective-C declarations with pointers and blocks are found",
    arguments: [
      ("UILabel *a, *b, *c;", ["a: UILabel", "b: UILabel", "c: UILabel"]),
      ("void (^a)(int, int);", ["a: _"]), ("int a[2];", ["a: _"]),
      ("int a; int b;", ["a: _", "b: _"]), (";;", []),
      ("@public int a; @package UILabel *b;", ["a: _", "b: UILabel"]),
      ("NSMapTable<NSString *, UIView *> *a;", ["a: NSMapTable"]),
    ])
  func fields(_ fields: String, _ properties: [String]) {
    let table = ClassTable.objectiveC("@implementation A {\n\(fields)\n}\n- (void)last {}\n@end")
    #expect(table.properties == properties)
    #expect(table.methods == ["last"])
  }
}
