import BoardwalkBase
import Testing

@testable import BoardwalkProject

@Suite("Scan order")
struct ScanOrderTests {
  private static let sources = [
    ("Base.h", "@interface Base : UIViewController\n@property IBOutlet UILabel *label;\n@end"),
    ("Items.swift", "class Items: Base { @IBAction func save(_ sender: Any) {} }"),
    ("More.swift", "extension Items { @objc func more() {} }\ntypealias Shelf = Items"),
    ("Shelf.swift", "class Board: Shelf {}\nlet a = \"Shelf\""),
  ]

  private func summary(_ sources: [(String, String)]) throws -> [String] {
    let table = ClassTable(sources.map { SourceFile(path: $0, text: $1) })
    let lineage = try #require(table.inherited(by: "Board"))
    return [
      "\(lineage.isWhole) \(lineage.hasOtherRoot)",
      lineage.systemClasses.joined(separator: " "),
      lineage.declarations.map(\.path).sorted().joined(separator: " "),
      table.classNames.joined(separator: " "), table.selectors.sorted().joined(separator: " "),
      "\(table.quotes("Shelf")) \(table.mentions("Base")) \(table.isOtherType("Shelf"))",
    ]
  }

  @Test("the order of files does not matter", arguments: 0..<4)
  func order(_ shift: Int) throws {
    let turned = Self.sources[shift...] + Self.sources[..<shift]
    #expect(try summary(Array(turned)) == summary(Self.sources))
    #expect(try summary(turned.reversed()) == summary(Self.sources))
  }

  @Test("large files are scanned in parallel")
  func parts() throws {
    let padding = String(repeating: "// padding {\n", count: 11_000)
    let large = Self.sources.map { ($0, padding + $1 + "\n" + padding) }
    #expect(try summary(large) == summary(Self.sources))
    let table = ClassTable(large.map { SourceFile(path: $0, text: $1) })
    for type in table.types {
      #expect(table.files[type.file].text(in: type.range) == type.name)
    }
  }

  @Test("a duplicate file duplicates declarations and loses none")
  func twice() throws {
    let table = ClassTable(
      (Self.sources + Self.sources).map { SourceFile(path: $0, text: $1) })
    let lineage = try #require(table.inherited(by: "Board"))
    #expect(lineage.isWhole)
    #expect(lineage.properties(named: "label").count == 2)
    #expect(table.classNames == ["Base", "Board", "Items"])
  }

  @Test("no files, empty files and blank files declare nothing")
  func empty() {
    #expect(ClassTable([]).types.isEmpty)
    let table = ClassTable([
      SourceFile(path: "a.swift", text: ""), SourceFile(path: "b.m", text: " \r\n\t"),
      SourceFile(path: "c.h", text: "\u{FEFF}"),
    ])
    #expect(table.types.isEmpty && table.files.count == 3 && table.classNames.isEmpty)
    guard case .undeclared = table.knowledge(of: "Items", from: "") else {
      Issue.record("nothing is known of a class that nobody names")
      return
    }
  }

  @Test(
    "type aliases are resolved, and those of non-class types are recognized",
    arguments: [
      ("typealias A = B\nclass B: UIView {}", true, true),
      ("typealias A = UIView", true, true), ("typealias A = [UIView]", false, nil),
      ("typealias A = Kit.Thing", false, nil),
    ] as [(String, Bool, Bool?)])
  func aliases(_ text: String, _ isWhole: Bool, _ isView: Bool?) throws {
    let table = ClassTable.swift(text + "\nclass Items: A {}")
    let lineage = try #require(table.inherited(by: "Items"))
    #expect(lineage.isWhole == isWhole)
    #expect(lineage.isKind(of: "UIView") == isView)
  }
}
