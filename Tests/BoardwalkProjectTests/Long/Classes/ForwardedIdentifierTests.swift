import BoardwalkBase
import Testing

@testable import BoardwalkProject

/// Projects call UIKit through functions of their own.
@Suite("Identifiers passed through functions")
struct ForwardedIdentifierTests {
  private static let controller = """
    extension UIViewController {
      func go(to name: String, _ item: Item? = nil) { performSegue(withIdentifier: name, sender: item) }
      static func make(_ name: String) -> UIViewController {
        return UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: name)
      }
    }
    """

  private func namings(_ texts: String...) -> [String] {
    ClassTable(
      texts.enumerated().map { SourceFile(path: "App/\($0.offset).swift", text: $0.element) }
    ).namings.filter { $0 != "storyboard Main" }
  }

  @Test(
    "arguments of a function that passes them on are identifiers",
    arguments: [
      ("go(to: \"a\")", ["segue a"]), ("self.go(to: Names.a, item)", ["segue a"]),
      ("list.go(at: path, to: \"a\")", ["segue a"]),
      ("let c = UIViewController.make(\"a\")", ["scene a"]),
      ("go(to: item.name)", []), ("go(from: \"a\")", []), ("make(name: \"a\")", []),
      ("func go(to name: String) {}", []),
    ])
  func calls(_ call: String, _ expected: [String]) {
    let caller = "enum Names { static let a = \"a\" }\nfunc f() { \(call) }"
    #expect(namings(Self.controller, caller) == expected)
  }

  @Test(
    "a function that may do something else with its argument passes nothing on",
    arguments: [
      "func go(to name: String) { if name.isEmpty { return }; performSegue(withIdentifier: name, sender: 1) }",
      "func go(to name: String) { let name = name + \"s\"; performSegue(withIdentifier: name, sender: 1) }",
      "func go(to name: String) { performSegue(withIdentifier: other, sender: 1) }",
      "func go(to url: String) { storage.load(UINib(nibName: url, bundle: other)) }",
    ])
  func others(_ function: String) {
    #expect(namings("extension A { \(function) }\nfunc f() { go(to: \"a\") }") == [])
  }

  @Test("a function is unknown where another one has its name and label")
  func namesakes() {
    let other = "class B { func go(to place: String) { open(place) } }"
    #expect(namings(Self.controller, other, "func f() { go(to: \"a\") }") == [])
  }

  @Test("the cases of an enumeration that is passed on are identifiers, if code mentions them")
  func enumerations() {
    let function = """
      enum Way: String { case first = "a", second, unused }
      extension UIViewController {
        func go(_ way: Way) { performSegue(withIdentifier: way.rawValue, sender: nil) }
      }
      func f() { go(.first); go(.second) }
      """
    #expect(namings(function) == ["segue a", "segue second"])
  }

  @Test("each class has its own cases of an associated enumeration")
  func associated() {
    let handler = """
      protocol Going { associatedtype Way: RawRepresentable }
      extension Going where Self: UIViewController, Way.RawValue == String {
        func go(_ way: Way) { performSegue(withIdentifier: way.rawValue, sender: nil) }
      }
      """
    let classes = ["a", "b"].map {
      "class \($0.uppercased()): Going { enum Way: String { case \($0) }\nfunc f() { go(.\($0)) } }"
    }
    #expect(namings(handler, classes[0], classes[1]) == ["segue a", "segue b"])
    let plain = handler.replacing("associatedtype Way: RawRepresentable", with: "")
    #expect(namings(plain, classes[0], classes[1]) == [])
  }

  @Test("the cases of enumerations that adopt the protocol of a generic parameter are identifiers")
  func adopting() {
    let function = """
      protocol Way {}
      extension UIViewController {
        func go<W: Way>(_ way: W) where W.RawValue == String {
          let name = way.rawValue
          performSegue(withIdentifier: name, sender: nil)
        }
      }
      enum Main: String, Way { case first, unused }
      enum Other: String { case second }
      func f() { go(Main.first); go(Other.second) }
      """
    #expect(namings(function) == ["segue first"])
  }

  @Test(
    "a generic function names a cell by a class",
    arguments: [
      "dequeueReusableCell(withIdentifier: T.name, for: path) as! T",
      "dequeueReusableCell(withIdentifier: type.name, for: path) as! T",
      "dequeueReusableCell(withIdentifier: String(describing: T.self), for: path) as! T",
      "dequeueReusableCell(withIdentifier: String(describing: type), for: path) as! T",
      "dequeueReusableCell(withIdentifier: \"\\(T.self)\", for: path) as! T",
      "{ let name = type.name; return dequeueReusableCell(withIdentifier: name, for: path) as! T }()",
    ])
  func generic(_ body: String) {
    let helper = """
      extension UITableView {
        func next<T: UITableViewCell>(_ type: T.Type, at path: IndexPath) -> T { \(body) }
      }
      extension UITableViewCell { static var name: String { String(describing: self) } }
      class ItemCell: UITableViewCell {}
      """
    #expect(
      namings(helper, "func f() { table.next(ItemCell.self, at: path) }") == ["cell ItemCell"])
    #expect(namings(helper, "func f() { table.next(type, at: path) }") == [])
    #expect(namings(helper, "func f() { table.next(Unknown.self, at: path) }") == [])
    let other = "class Queue { func next(_ item: Item) {} }"
    #expect(namings(helper, other, "func f() { table.next(ItemCell.self, at: path) }") == [])
  }

  @Test("a static function of an extension names a scene by its class")
  func receiver() {
    let helper = """
      protocol Storyboarded {}
      extension Storyboarded {
        static func make() -> Self {
          let name = String(describing: self)
          return UIStoryboard(name: "Main", bundle: nil)
            .instantiateViewController(withIdentifier: name) as! Self
        }
      }
      class Items: UIViewController, Storyboarded {}
      """
    #expect(namings(helper, "func f() { show(Items.make()) }") == ["scene Items"])
    #expect(namings(helper, "func f() { show(items.make()) }") == [])
    let other = "enum Price { static func make() -> Price { Price() } }"
    #expect(namings(helper, other, "func f() { show(Items.make()) }") == [])
  }

  @Test("a function that calls another one passes an identifier on to it")
  func chain() {
    let helper = """
      extension UIViewController {
        static func open(named name: String) -> UIViewController { make(name) }
        func leave(by way: Way) { go(to: way.rawValue) }
      }
      enum Way: String { case first, second }
      """
    let caller = """
      func f() { show(UIViewController.open(named: "a")) }
      func g() { leave(by: .first); leave(by: .second) }
      """
    #expect(
      namings(Self.controller, helper, caller).sorted()
        == ["scene a", "segue first", "segue second"])
  }

  @Test("a static function names a scene by the class whose function calls it")
  func chainOfReceivers() {
    let helper = """
      extension UIViewController {
        static func make() -> Self { make(from: UIStoryboard(name: "Main", bundle: nil)) }
        static func make(from storyboard: UIStoryboard) -> Self {
          storyboard.instantiateViewController(withIdentifier: String(describing: self)) as! Self
        }
      }
      class Items: UIViewController {}
      class Detail: UIViewController {}
      """
    let caller = "func f() { show(Items.make()) }\nfunc g() { show(Detail.make(from: main)) }"
    #expect(namings(helper, caller).sorted() == ["scene Detail", "scene Items"])
    let other = "enum Price { static func make() -> Price { Price() } }"
    #expect(namings(helper, other, caller) == ["scene Detail"])
  }

  @Test("an optional parameter is an identifier where it is not nil")
  func optional() {
    let helper = """
      enum Board: String { case main = "Main", other = "Other" }
      extension UIViewController {
        static func make(in board: Board? = nil) -> UIStoryboard {
          UIStoryboard(name: board?.rawValue ?? String(describing: self), bundle: nil)
        }
      }
      class Items: UIViewController {}
      """
    let caller = "func f() { Items.make(in: .other) }\nfunc g() { Items.make(in: .main) }"
    #expect(namings(helper, caller) == ["storyboard Other"])
  }

  @Test("a static function of an extension names a xib by a member of its class")
  func receiverMember() {
    let helper = """
      extension UIView {
        class var className: String { String(describing: self) }
        static func loadNib() -> UINib { UINib(nibName: className, bundle: nil) }
      }
      class PriceView: UIView {}
      """
    #expect(namings(helper, "func f() { show(PriceView.loadNib()) }") == ["nib PriceView"])
    #expect(namings(helper, "func f() { show(view.loadNib()) }") == [])
  }

  @Test("a method of Objective-C passes a part of its selector on")
  func objectiveC() {
    let helper = """
      @implementation Base
      - (void)showScene:(NSString *)name animated:(BOOL)animated {
        [self performSegueWithIdentifier:name sender:nil];
      }
      @end
      """
    let namings = { (texts: [String]) in
      ClassTable(
        texts.enumerated().map { SourceFile(path: "App/\($0.offset).m", text: $0.element) }
      ).namings
    }
    let caller = "@implementation A\n- (void)f { [self showScene:@\"a\" animated:YES]; }\n@end"
    #expect(namings([helper, caller]) == ["segue a"])
    let head =
      "@interface Base : UIViewController\n- (void)showScene:(NSString *)name animated:(BOOL)a;\n@end"
    #expect(namings([head, helper, caller]) == ["segue a"])
    let other = "@implementation B\n- (void)showScene:(NSString *)url { }\n@end"
    #expect(namings([helper, other, caller]) == [])
  }
}
