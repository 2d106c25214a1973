import BoardwalkBase
import Testing

@testable import BoardwalkProject

@Suite("Key-value coding keys")
struct KeyTests {
  @Test(
    "a key is a property, an instance variable or a setter (NIB-02)",
    arguments: [
      ("@property UIView *shade;", ["shade", "_shade"], ["Shade", "shad"]),
      ("@property BOOL open;", ["open"], ["isOpen", "Open"]),
      ("- (void)setShade:(id)shade;", ["shade"], ["setShade", "setShade:", "_shade"]),
      ("- (void)setURL:(id)url;", ["uRL", "URL"], ["url"]),
      ("- (id)shade;", [], ["shade"]), ("+ (void)setShade:(id)shade;", [], []),
      ("- (void)setShade:(id)a animated:(BOOL)b;", [], ["shade"]),
    ] as [(String, [String], [String])])
  func objectiveC(_ member: String, _ keys: [String], _ others: [String]) throws {
    let table = ClassTable.objectiveC("@interface A : UIView\n\(member)\n@end")
    let lineage = try #require(table.inherited(by: "A"))
    #expect(keys.filter { !lineage.hasKey($0) } == [])
    #expect(others.filter { lineage.hasKey($0) } == [])
  }

  @Test("UIKit keys are inherited")
  func inherited() throws {
    let table = ClassTable.swift("class A: B {}\nclass B: UITableViewCell {}\nclass C: UIView {}")
    let cell = try #require(table.inherited(by: "A"))
    let view = try #require(table.inherited(by: "C"))
    #expect(cell.hasKey("accessoryView") && cell.hasKey("tag") && cell.hasKey("gestureRecognizers"))
    #expect(!view.hasKey("accessoryView") && view.hasKey("tag"))
    #expect(!cell.hasKey(""))
  }

  @Test("class members are not keys")
  func statics() throws {
    let table = ClassTable.swift(
      "class A: UIView { @objc static var a: UIView?; @objc class var b: UIView? { nil } }")
    let lineage = try #require(table.inherited(by: "A"))
    #expect(!lineage.hasKey("a") && !lineage.hasKey("b"))
    #expect(lineage.properties(named: "a").isEmpty)
  }

  @Test("the nearest declaration of a name precedes others")
  func nearest() throws {
    let table = ClassTable.swift(
      """
      class A: B { @IBOutlet var a: UIButton! }
      class B: UIView { @IBOutlet var a: UIControl! }
      extension A { @objc func c() {} }
      """)
    let lineage = try #require(table.inherited(by: "A"))
    #expect(lineage.properties(named: "a").map(\.type.name) == ["UIButton", "UIControl"])
    #expect(lineage.methods(selector: "c").count == 1)
    #expect(try #require(table.inherited(by: "B")).methods(selector: "c").isEmpty)
  }
}
