import Testing

@testable import BoardwalkProject

@Suite("Swift declarations")
struct SwiftDeclarationTests {
  @Test("classes are found with their inherited types")
  func classes() {
    let table = ClassTable.swift(
      """
      open class List: UIKit.UITableViewController, UISearchBarDelegate {}
      @MainActor public final class Items<Item: Hashable>: List where Item: Sendable {}
      class Root {}
      class Box: @unchecked Sendable {}
      class Cell: Base<Item, [String: Int]> & Showing {}
      """)
    #expect(
      table.declarations == [
        "class List: UITableViewController, UISearchBarDelegate", "class Items: List",
        "class Root", "class Box: Sendable", "class Cell: Base, Showing",
      ])
    #expect(table.types.map(\.isGeneric) == [false, true, false, false, false])
  }

  @Test("nested types and extensions are found")
  func nesting() {
    let table = ClassTable.swift(
      """
      enum Shop { class Cell: UITableViewCell { struct Model { class Deep: NSObject {} } } }
      extension Shop.Cell: Showing { @objc func show() {} }
      protocol Showing: class { func hidden() }
      actor Store {}
      """)
    #expect(
      table.declarations == [
        "other Shop", "class Shop.Cell: UITableViewCell", "other Shop.Cell.Model",
        "class Shop.Cell.Model.Deep: NSObject", "addition Shop.Cell: Showing", "other Showing",
        "other Store",
      ])
    #expect(table.methods == ["show"])
  }

  @Test("similar words declare no classes")
  func lookalikes() {
    let table = ClassTable.swift(
      """
      // class Comment: UIView {}
      /* class Outer { /* class Inner {} */ } */
      let text = "class Text { \\(make("}")) {"
      let raw = #"class Raw \\(no) " {"#
      let lines = \"\"\"
        class Lines {
        " \\(lines.map { "\\($0)" })
        \"\"\"
      let pattern = /class "Pattern { [}]/
      let kind = Kind.class
      class Real: NSObject { class func make() {}; class var shared: Real { Real() } }
      """)
    #expect(table.declarations == ["class Real: NSObject"])
    #expect(table.types.allSatisfy { !$0.hidesMembers })
  }

  @Test("Objective-C names are found")
  func names() {
    let table = ClassTable.swift(
      """
      @objc(SHItems) class Items: UIViewController {
        @objc(titleView) var header: UIView?
        @objc(store:) func save(_ sender: Any) {}
      }
      @objcMembers class Open: NSObject { var shown = 1; func call() {} }
      @objc extension Items { func more() {} }
      """)
    #expect(table.types.first?.objectiveCName == "SHItems")
    #expect(table.properties == ["titleView: UIView?", "shown: _"])
    #expect(table.methods == ["store:", "call", "more"])
    #expect(table.inherited(by: "SHItems")?.isKind(of: "UIViewController") == true)
  }

  @Test("a parameter of Swift 1 may have a type alone")
  func types() {
    let table = ClassTable.swift(
      "class A: UIView { @IBAction func save(UIButton) {}; func b(Int, c: Int) {} }")
    #expect(table.methods == ["action save:", "hidden b:c:"])
  }

  @Test("outlets are found in all spellings")
  func outlets() {
    let table = ClassTable.swift(
      """
      class Items: UIViewController {
        @IBOutlet weak var one: UILabel!
        @IBOutlet private(set) var two: UIKit.UIView?
        @IBOutlet
        @objc dynamic
        fileprivate weak var three: UIButton?
        @IBOutlet var four: [UILabel]!, five: Array<UIView>!
        @IBOutlet var six: (UIView & Showing)!
        @IBOutlet lazy var seven: Optional<UIImageView> = nil
        @IBOutlet weak var eight: UILabel! { didSet { eight.text = "" } }
        @IBOutlet weak var nine: Cell<Int>!
        @IBOutlet unowned(unsafe) var ten: any Showing
        @IBOutlet var eleven: [String: UIView]!
      }
      """)
    #expect(
      table.properties == [
        "outlet one: UILabel!", "outlet two: UIView?", "outlet three: UIButton?",
        "collection four: [UILabel]!", "collection five: [UIView]!", "outlet six: _!",
        "outlet seven: UIImageView?", "outlet eight: UILabel!", "outlet nine: Cell!",
        "outlet ten: Showing", "outlet eleven: _!",
      ])
    #expect(
      table.types[0].properties.filter(\.isWeak).map(\.name) == ["one", "three", "eight", "nine"])
  }

  @Test("other properties are found with their settability and visibility")
  func properties() {
    let table = ClassTable.swift(
      """
      class Badge: UIView {
        @IBInspectable var radius: CGFloat = 8
        @IBInspectable public var border: UIColor? { get { nil } set {} }
        var plain = 1
        let fixed: Int
        var computed: Int { 1 }
        override var isHidden: Bool { didSet {} }
        static let shared = Badge()
        var handler: (UIView) -> Void = { _ in }
        func work() { var local = 1; let other: UILabel }
      }
      """)
    #expect(
      table.properties == [
        "inspectable radius: CGFloat", "inspectable border: UIColor?", "hidden plain: _",
        "hidden fixed: Int fixed", "hidden computed: Int fixed", "isHidden: Bool",
        "hidden shared: _ fixed static", "hidden handler: _",
      ])
  }

  @Test("actions are found with their selectors")
  func actions() {
    let table = ClassTable.swift(
      """
      class Items: UIViewController {
        @IBAction func save(_ sender: Any) {}
        @IBAction func load(sender: UIButton) {}
        @IBAction func reload() {}
        @IBAction func tap(_ s: UIButton, forEvent e: UIEvent) {}
        @IBAction private func move(to place: UIView, with event: UIEvent) {}
        @IBAction func cancel(segue: UIStoryboardSegue) {}
        @IBSegueAction func make(_ coder: NSCoder, sender: Any?, segueIdentifier: String?) -> Detail? { nil }
        func plain<T>(_ value: T = [1, 2].first { $0 > 1 }!, at: Int) rethrows -> T { value }
        @available(iOS 13, *) @objc static func shared() {}
        func `default`(_ x: Int) {}
        static func == (a: Items, b: Items) -> Bool { true }
        override func viewDidLoad() {}
      }
      """)
    #expect(
      table.methods == [
        "action save:", "action loadWithSender:", "action reload", "action tap:forEvent:",
        "action moveTo:with:", "action cancelWithSegue:",
        "segue action make:sender:segueIdentifier:", "hidden plain:at:", "shared static",
        "hidden default:", "viewDidLoad",
      ])
    #expect(table.types[0].methods.filter(\.isUnwindAction).map(\.spelling) == ["cancel(segue:)"])
    #expect(table.types[0].methods[1].oldSelector == "load:")
    #expect(table.types[0].methods[4].oldSelector == "move:with:")
  }

  @Test("both branches of a condition count, disabled code does not")
  func conditions() {
    let table = ClassTable.swift(
      """
      #if os(iOS)
      class Phone: UIView {}
      #elseif DEBUG && canImport(AppKit) // { "
      class Desk: NSView {}
      #endif
      #if false
      class Old: UIView {
      #if DEBUG
      #endif
      #else
      class New: UIView {
        #if DEBUG
        @IBAction func debug() {}
        #endif
      }
      #endif
      let name = #selector(Phone.layoutSubviews)
      """)
    #expect(
      table.declarations == ["class Phone: UIView", "class Desk: NSView", "class New: UIView"])
    #expect(table.methods == ["action debug"])
  }

  @Test("positions are those of the names")
  func places() {
    let text = "class Ünder: UIView { @IBOutlet var länge: UILabel! }"
    let table = ClassTable.swift(text)
    #expect(table.files[0].text(in: table.types[0].range) == "Ünder")
    #expect(table.files[0].text(in: table.types[0].properties[0].range) == "länge")
  }
}
