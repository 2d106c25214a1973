import BoardwalkBase
import Testing

@testable import BoardwalkProject

/// Professional code keeps identifiers in constants; a check that reads literals alone sees few of
/// them.
@Suite("Identifier constants")
struct IdentifierConstantTests {
  private static let ask = "table.dequeueReusableCell(withIdentifier: %, for: path)"

  @Test("what code catches, or asks a decoded storyboard for, need not exist")
  func unbound() {
    let perform = "[self performSegueWithIdentifier:@\"show\" sender:nil];"
    let scene = "[board instantiateViewControllerWithIdentifier:@\"List\"];"
    func found(_ body: String) -> [String] {
      ClassTable.objectiveC("@implementation A\n- (void)f {\n\(body)\n}\n@end").namings
    }
    #expect(found(perform + scene) == ["segue show", "scene List"])
    #expect(found("@try { \(perform) } @catch (NSException *e) {}").isEmpty)
    let key = "UIStateRestorationViewControllerStoryboardKey"
    #expect(found("board = [coder decodeObjectForKey:\(key)];" + scene).isEmpty)
  }

  @Test(
    "identifiers in Swift are found in all spellings",
    arguments: [
      (
        "ItemCell.identifier",
        "class ItemCell: UITableViewCell { static let identifier = \"item\" }"
      ),
      ("ItemCell.identifier", "extension ItemCell { static var identifier: String { \"item\" } }"),
      (
        "ItemCell.identifier",
        "class ItemCell: UITableViewCell { class var identifier: String { return \"item\" } }"
      ),
      (
        "ItemCell.identifier",
        "class ItemCell: UITableViewCell { static var identifier: String { get { \"item\" } } }"
      ),
      ("ItemCell.identifier", "final class ItemCell { static var identifier = { \"item\" }() }"),
      ("Names.Cells.item", "enum Names { enum Cells { static let item = \"item\" } }"),
      ("Names.prefix + \"em\"", "struct Names { static let prefix = \"it\" }"),
      ("Names.item", "enum Names { static let item = prefix + \"em\", prefix = \"it\" }"),
      ("Cell.item.rawValue", "enum Cell: String { case header, item }"),
      ("Cell.first.rawValue", "enum Cell: String, CaseIterable { case first = \"item\", last }"),
      ("itemIdentifier", "let itemIdentifier: String = \"item\""),
    ])
  func swift(_ argument: String, _ declaration: String) {
    #expect(namings(declaration + "\n" + Self.ask.replacing("%", with: argument)) == ["cell item"])
    #expect(
      namings(Self.ask.replacing("%", with: argument) + "\n" + declaration) == ["cell item"])
  }

  @Test(
    "class names are identifiers",
    arguments: [
      ("String(describing: ItemCell.self)", ""), ("String.init(describing: ItemCell.self)", ""),
      (
        "ItemCell.reuseIdentifier",
        "extension UITableViewCell { static var reuseIdentifier: String { String(describing: self) } }"
      ),
      (
        "ItemCell.identifier",
        """
        protocol Reusable: AnyObject {}
        extension Reusable { static var identifier: String { return String(describing: Self.self) } }
        extension UITableViewCell: Reusable {}
        """
      ),
      (
        "ItemCell.identifier",
        """
        protocol Named {}
        protocol Reusable: Named {}
        extension Named { static var identifier: String { String(describing: self) } }
        extension ItemCell: Reusable {}
        """
      ),
      (
        "ItemCell.identifier",
        "class BaseCell: UITableViewCell { class var identifier: String { String(describing: self) } }"
      ),
      ("\"\\(ItemCell.self)\"", ""),
      (
        "ItemCell.identifier",
        "extension UITableViewCell { static var identifier: String { \"\\(self)\" } }"
      ),
      (
        "ItemCell.className",
        """
        extension NSObject {
          class var className: String {
            return NSStringFromClass(self).components(separatedBy: ".").last!
          }
        }
        """
      ),
    ])
  func classes(_ argument: String, _ declaration: String) {
    let superclass = declaration.contains("BaseCell") ? "BaseCell" : "UITableViewCell"
    let text =
      "class ItemCell: \(superclass) {}\n\(declaration)\n"
      + Self.ask.replacing("%", with: argument)
    #expect(namings(text) == ["cell ItemCell"])
  }

  @Test(
    "constants of the enclosing function or type are resolved",
    arguments: [
      "func cell() { let name = \"item\"; %name% }",
      "func cell() { let name = \"item\"; if isWide { %name% } }",
      "let name = \"item\"\nfunc cell() { %name% }",
      "let name = \"other\"\nfunc cell() { let name: String = \"item\"\n%name% }",
      "static let name = \"item\"\nfunc cell() { %Self.name% }",
      "private let name = \"item\"\nfunc cell() { %self.name% }",
      "enum Names { static let item = \"item\" }\nfunc cell() { %Names.item% }",
      "lazy var source = Source(table) { table, path, item in %name% }\nlet name = \"item\"",
      "let names = [\"item\"]\nfunc cell() { %names[path.row]% }",
      "static let names = [Sort.item: \"item\"]\nfunc cell() { %Self.names[sort]!% }",
      "func cell() { let name: String\nif isWide { name = \"item\" }\n%name% }",
      "func name(of row: Int) -> String { \"item\" }\nfunc cell() { %name(of: row)% }",
      "static func name() -> String { return \"item\" }\nfunc cell() { %Self.name()% }",
    ])
  func around(_ members: String) {
    let parts = members.split(separator: "%").map(String.init)
    let body = parts[0] + Self.ask.replacing("%", with: parts[1]) + parts[2...].joined()
    #expect(namings("class Items: UITableViewController { \(body) }") == ["cell item"])
  }

  @Test("all texts that a method or property returns are identifiers")
  func returned() {
    func found(_ result: String, _ use: String, _ body: String) -> [String] {
      namings(
        "class Items: UITableViewController { \(result) { \(body) }\nfunc cell() { "
          + Self.ask.replacing("%", with: use) + " } }")
    }
    let body =
      "switch kind { case .a: return \"a\"\ncase .b, .c: return \"b\"\ndefault: fatalError() }"
    #expect(
      found("func name(of kind: Kind) -> String", "name(of: kind)", body) == ["cell a", "cell b"])
    #expect(found("var name: String", "name", body) == ["cell a", "cell b"])
    #expect(
      found("func name() -> String?", "name()", "if x { return nil }\nreturn \"a\"") == ["cell a"])
    #expect(found("var name: String", "name", body + "\nreturn make()").isEmpty)
    #expect(found("func name() -> String", "name()", "names.map { x in return \"a\" }").isEmpty)
  }

  @Test(
    "unknown identifiers stay unknown",
    arguments: [
      "func cell(name: String) { %name% }\nlet name = \"item\"",
      "func cell(at path: IndexPath, _ name: String) { if isWide { %name% } }\nlet name = \"item\"",
      "func cell() { var name = \"item\"; name += \"s\"; %name% }",
      "func cell() { guard let name = name else { return }\n%name% }\nlet name = \"item\"",
      "func cell() { for name in names { %name% } }\nlet name = \"item\"",
      "func cell() { names.map { name in %name% } }\nlet name = \"item\"",
      "func cell() { let name = item.name; %name% }\nlet name = \"item\"",
      "var name = \"item\"\nfunc cell() { %name% }",
      "func cell() { %type(of: self).name% }\nstatic let name = \"item\"",
      "func cell() { %item.name% }\nlet name = \"item\"",
      "func cell() { %name(of: item)% }\nlet name = \"item\"",
      "func cell() { %Unknown.name% }\nlet name = \"item\"",
      "func cell<T: Named>(_ type: T.Type) { %T.name% }\nlet name = \"item\"",
      "static let name = name + \"s\"\nfunc cell() { %Self.name% }",
      "func cell() { %\"\\(self)\"% }", "func cell() { %\"\\(Self.self)s\"% }",
      "let names = [\"item\", item.name]\nfunc cell() { %names[0]% }",
      "func cell() { var name = \"item\"; change(&name); %name% }",
      "func cell() { var name = \"item\"; if isWide { name = item.name }; %name% }",
    ])
  func unknown(_ members: String) {
    let parts = members.split(separator: "%").map(String.init)
    let body = parts[0] + Self.ask.replacing("%", with: parts[1]) + parts[2...].joined()
    #expect(namings("class Items: UITableViewController { \(body) }") == [])
  }

  @Test("a conditional identifier has both values")
  func conditional() {
    let ask = Self.ask.replacing("%", with: "name")
    let body = "func cell() { let name = isWide ? \"item\" : \"wide\"; \(ask) }"
    let names = namings("class Items: UITableViewController { \(body) }")
    #expect(names == ["cell item", "cell wide"])
  }

  @Test(
    "each value that a variable or a list has is an identifier",
    arguments: [
      "func cell() { var name = \"item\"; if isWide { name = \"wide\" }; % }",
      "func cell() { let name: String; switch kind { case .a: name = \"item\"\ndefault: name = \"wide\" }; % }",
      "func cell() { let name = Self.names[path.row]; % }\nstatic let names = [\"item\", \"wide\"]",
      "func cell() { let name = names[sort]!; % }\nlet names: [Sort: String] = [.a: \"item\", .b: \"wide\"]",
    ])
  func severalValues(_ members: String) {
    let body = members.replacing("%", with: Self.ask.replacing("%", with: "name"))
    #expect(
      namings("class Items: UITableViewController { \(body) }") == ["cell item", "cell wide"])
  }

  @Test("each value that an Objective-C variable has is an identifier")
  func objectiveCValues() {
    let text = """
      @implementation A
      - (void)b {
        NSString *name = @"item";
        if (wide) name = @"wide";
        [table dequeueReusableCellWithIdentifier:name forIndexPath:path];
      }
      @end
      """
    #expect(ClassTable.objectiveC(text).namings == ["cell item", "cell wide"])
  }

  @Test(
    "overridden getters and ambiguous constants stay unknown")
  func ambiguous() {
    let base = """
      class Base: UIViewController { class var name: String { "a" }
        func show() { performSegue(withIdentifier: Self.name, sender: nil) } }
      """
    #expect(namings(base) == ["segue a"])
    #expect(namings(base + "\nclass Sub: Base { override class var name: String { \"b\" } }") == [])
    let two =
      "enum Names { static let a = \"a\" }\nextension Other { enum Names { static let a = \"b\" } }"
    #expect(namings(two + "\nperformSegue(withIdentifier: Names.a, sender: nil)") == [])
  }

  @Test("enumerations of equal names are distinguished by enclosing types")
  func paths() {
    let types = ["First", "Last"].map {
      "extension \($0) { enum Name: String { case show = \"\($0)\" } }"
    }
    .joined(separator: "\n")
    let outside = "performSegue(withIdentifier: Last.Name.show.rawValue, sender: nil)"
    let inside = "class First { func show() { performSegue(withIdentifier: Name.show.rawValue) } }"
    let unknown = "performSegue(withIdentifier: Name.show.rawValue, sender: nil)"
    #expect(namings(types + "\n" + outside) == ["segue Last"])
    #expect(namings(types + "\n" + inside) == ["segue First"])
    #expect(namings(types + "\n" + unknown) == [])
  }

  @Test("a private constant belongs to its file")
  func files() {
    let source = """
      private enum Names { static let show = "%" }
      func show() { performSegue(withIdentifier: Names.show, sender: nil) }
      """
    let files = ["a", "b"].map {
      SourceFile(path: "\($0).swift", bytes: Array(source.replacing("%", with: $0).utf8))
    }
    #expect(ClassTable(files).namings == ["segue a", "segue b"])
  }

  @Test(
    "identifiers in Objective-C are found in all spellings",
    arguments: [
      "static NSString * const Item = @\"item\";\n@implementation A\n- (void)b { %Item% }\n@end",
      "NSString *const Item = @\"item\";\n@implementation A\n- (void)b { %Item% }\n@end",
      "#define Item @\"item\" // a cell\n@implementation A\n- (void)b { %Item% }\n@end",
      "@implementation A\n- (void)b { static NSString *name = @\"item\"; %name% }\n@end",
      "@implementation B\n+ (NSString *)name { return @\"item\"; }\n@end\n@interface B : NSObject\n@end\nvoid f() { %[B name]% }",
      "@implementation B\n+ (NSString *)name { return @\"item\"; }\n@end\n@interface B : NSObject\n@end\nvoid f() { %B.name% }",
      "@implementation item\n@end\nvoid f() { %@\"item\"% }",
    ])
  func objectiveC(_ text: String) {
    let parts = text.split(separator: "%").map(String.init)
    let call = "[table dequeueReusableCellWithIdentifier:\(parts[1]) forIndexPath:path];"
    #expect(
      ClassTable.objectiveC(parts[0] + call + parts[2...].joined()).namings == ["cell item"])
  }

  @Test(
    "Objective-C parameters and assigned variables stay unknown",
    arguments: [
      "- (void)b:(NSString *)Item { % }", "- (void)b { NSString *Item; if (x) { % } }",
      "- (void)b { NSString *Item = @\"a\"; Item = name; % }",
    ])
  func objectiveCUnknown(_ method: String) {
    let call = "[table dequeueReusableCellWithIdentifier:Item forIndexPath:path];"
    let text = "NSString * const Item = @\"item\";\n@implementation A\n\(method)\n@end"
    #expect(ClassTable.objectiveC(text.replacing("%", with: call)).namings == [])
  }

  @Test("compared segue identifiers are found")
  func prepared() {
    let swift = """
      enum Names { static let c = "c" }
      override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if segue.identifier == "a", isWide || segue.identifier! == "b" {}
        switch segue.identifier {
        case Names.c: break
        case "d"?, "e": break
        case .some("f"), nil: break
        default: switch kind { case "g": break }
        }
        guard let name = segue.identifier else { return }
        switch name {
        case "f": if name == "g" {}
        default: break
        }
        if item.identifier == "h" || segue.identifier == name {}
      }
      """
    let objectiveC = """
      if ([segue.identifier isEqualToString:@"a"] || [[segue identifier] isEqualToString:@"b"]) {}
      if ([item.identifier isEqualToString:@"c"]) {}
      """
    #expect(namings(swift) == ["a", "b", "c", "d", "e", "f", "g"].map { "preparedSegue \($0)" })
    #expect(ClassTable.objectiveC(objectiveC).namings == ["preparedSegue a", "preparedSegue b"])
  }

  @Test(
    "an enumeration that the identifier of a segue is made of has the identifiers of segues",
    arguments: [
      ("Route(rawValue: segue.identifier!)", ["preparedSegue a", "preparedSegue b"]),
      ("Route(rawValue: segue.identifier ?? \"\")", []), ("Route(rawValue: item.identifier)", []),
      (
        "performSegue(withIdentifier: Route.a.rawValue); Route(rawValue: segue.identifier)",
        ["preparedSegue b", "segue a"]
      ),
    ])
  func routes(_ code: String, _ expected: [String]) {
    let type = "enum Route: String { case a, b, unused }\n"
    let uses = "switch route { case .a: break; case .b: break }"
    #expect(namings(type + "func f() { \(code); \(uses) }").sorted() == expected)
  }

  @Test("a force-unwrapped cell must exist, also without an index path (TBL-22)")
  func unwrapped() {
    let call = "table.dequeueReusableCell(withIdentifier: \"a\")"
    #expect(namings("let cell = \(call)!") == ["cell a"])
    #expect(namings("let cell = \(call) as! ItemCell") == ["cell a"])
    #expect(namings("var cell = \(call) as! ItemCell!\nif cell == nil {}") == [], "Swift 1")
    #expect(namings("var cell = \(call) as! ItemCell?") == [])
    #expect(namings("if \(call) != nil {}") == [])
    #expect(namings("let cell = \(call) as? ItemCell") == [])
    #expect(namings("guard let cell = \(call) as? ItemCell else {}") == ["optionalCell a"])
    #expect(namings("if let item, let cell = \(call) {}") == ["optionalCell a"])
  }

  @Test(
    "an Objective-C cell that is returned unseen must exist, also without an index path (TBL-22)",
    arguments: [
      ("return %;", ["cell a"]),
      ("ItemCell *cell = (ItemCell *)%; cell.a = b; return cell;", ["cell a"]),
      ("UITableViewCell *cell = %; if (!cell) { cell = make(); } return cell;", []),
      ("UITableViewCell *cell = %; if (cell == nil) cell = make(); return cell;", []),
      ("UITableViewCell *cell = %; if (cell) { show(); } return cell;", []),
      ("UITableViewCell *cell = %; return cell ?: make();", []),
      ("show(%);", []),
    ])
  func returned(_ body: String, _ expected: [String]) {
    let call = "[self.tableView dequeueReusableCellWithIdentifier:@\"a\"]"
    let text = "@implementation A\n- (id)b { \(body.replacing("%", with: call)) }\n@end"
    #expect(ClassTable.objectiveC(text).namings == expected)
  }

  private func namings(_ text: String) -> [String] { ClassTable.swift(text).namings }
}
