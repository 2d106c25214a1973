import Testing

@testable import BoardwalkProject

@Suite("Swift type and member headers")
struct HeaderTests {
  @Test(
    "inherited types have no modules, arguments, attributes and constraints",
    arguments: [
      ("class A", "class A"), ("class A: B", "class A: B"), ("class A : B , C", "class A: B, C"),
      ("class A: Kit.B", "class A: B"), ("class A: B<C, D>", "class A: B"),
      ("class A<T: C>: B<T>", "class A: B"),
      ("class A: B, @unchecked Sendable", "class A: B, Sendable"),
      ("class A<T>: B where T: C, T.D == E", "class A: B"), ("final class A: B", "class A: B"),
      ("public final class A: B", "class A: B"), ("@objc(X) open class A: B", "class A: B"),
      ("@MainActor @objcMembers class A: B", "class A: B"),
      ("class A:\n  B,\n  C", "class A: B, C"),
      ("class A /* : X */ : B // , Y\n", "class A: B"), ("class `Default`: B", "class Default: B"),
      ("extension A: B where C: D", "addition A: B"), ("extension A.B", "addition A.B"),
      ("struct A: B", "other A: B"), ("enum A: String", "other A: String"), ("actor A", "other A"),
      ("protocol A: AnyObject", "other A: AnyObject"), ("indirect enum A", "other A"),
    ])
  func headers(_ header: String, _ declaration: String) {
    let table = ClassTable.swift("\(header) {\n}\nclass Last: UIView {}")
    #expect(table.declarations == [declaration, "class Last: UIView"])
  }

  @Test(
    "modifiers belong to the next member in any order and on any lines",
    arguments: [
      ("@IBOutlet weak var a: B!", "outlet a: B!"), ("weak @IBOutlet var a: B!", "outlet a: B!"),
      ("@IBOutlet\n  @objc\n  weak\n  var a: B!", "outlet a: B!"),
      ("@IBOutlet(x) var a: B!", "outlet a: B!"), ("@UI.IBOutlet var a: B!", "hidden a: B!"),
      ("@objc var a: B", "a: B"), ("@objc dynamic var a: B", "a: B"), ("dynamic var a: B", "a: B"),
      ("@IBInspectable var a: B", "inspectable a: B"), ("private(set) var a: B", "hidden a: B"),
      ("@objc private(set) public var a: B", "a: B"), ("@Wrapped(b: 1) var a: B", "hidden a: B"),
      ("@available(iOS 13, *) @IBOutlet var a: B!", "outlet a: B!"),
      ("@IBOutlet func no() {}\nvar a: B", "hidden a: B"),
      ("// @IBOutlet\nvar a: B", "hidden a: B"),
      ("@objc class var a: B", "a: B static"), ("@objc static let a: B", "a: B fixed static"),
      ("unowned(safe) @objc var a: B", "a: B"), ("override var a: B { get {} }", "a: B fixed"),
    ])
  func marks(_ member: String, _ property: String) {
    let table = ClassTable.swift("class A: UIView {\n\(member)\nvar z: Int\n}")
    #expect(table.properties == [property, "hidden z: Int"])
  }

  @Test(
    "variables and properties with setters or observers are settable",
    arguments: [
      ("var a: B", true), ("let a: B", false), ("var a: B { c }", false),
      ("var a: B { get { c } }", false),
      ("var a: B { get { c } set { d } }", true), ("var a: B { didSet { c } }", true),
      ("var a: B = c { willSet { d } }", true), ("var a: B { get { set() } }", false),
      ("var a: B { return { set }() }", false), ("lazy var a: B = { c }()", true),
      ("var a: B { _read { c } _modify { d } }", true), ("var a: B { get async { c } }", false),
      ("var a: B { mutating set { c } get { d } }", true),
    ])
  func setters(_ property: String, _ isSettable: Bool) {
    let table = ClassTable.swift("class A: UIView {\n@objc \(property)\n}")
    #expect(table.types.first?.properties.map(\.isSettable) == [isSettable])
  }
}
