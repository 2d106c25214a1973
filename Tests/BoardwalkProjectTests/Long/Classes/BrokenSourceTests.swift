import BoardwalkBase
import Testing

@testable import BoardwalkProject

@Suite("Malformed sources")
struct BrokenSourceTests {
  static let swift = """
    #if DEBUG
    @objc(Foo) class Items<T: Any>: Base.List<[T]>, Showing where T: Hashable {
      @IBOutlet private weak var label: [UILabel]!, other: (UIView & Showing)? { didSet {} }
      @IBAction func save(_ sender: Any = "\\(name("x") + #"raw"#)", for e: [Int: () -> T]) -> T {}
      typealias Pattern = Regex; let pattern = /a"b/; let more = #/x"/#
    }
    #endif /* a /* nested */ comment */
    extension Items { func `in`() { performSegue(withIdentifier: "x", sender: \"\"\"
      lines \\(1)
      \"\"\") } }
    """

  static let objectiveC = """
    #define A(x) @"x" \\
      more
    @interface Items<T> : List <Showing> { IBOutlet UIView<Showing> *field, *other; char c; }
    @property (nonatomic, copy) IBOutletCollection(UIView) NSArray<UIView *> *views; // "
    - (IBAction)save:(id)sender forEvent:(UIEvent *)event NS_SWIFT_NAME(save());
    @end
    @implementation Items (More) { int x; }
    + (void)make { char c = '"'; [self performSegueWithIdentifier:@"x" sender:@{ @"a" : @[] }]; }
    @end /* comment
    */ @protocol Showing <NSObject> @end
    """

  @Test(
    "every truncation of a file yields a result",
    arguments: [
      ("a.swift", swift), ("a.m", objectiveC),
    ])
  func prefixes(_ path: String, _ text: String) {
    let bytes = Array(text.utf8)
    for length in bytes.indices {
      let table = ClassTable([SourceFile(path: path, bytes: Array(bytes[..<length]))])
      #expect(table.types.allSatisfy { $0.range.upperBound <= length })
    }
  }

  @Test(
    "every byte may be missing or different",
    arguments: [
      ("a.swift", swift), ("a.mm", objectiveC),
    ])
  func bytes(_ path: String, _ text: String) {
    let bytes = Array(text.utf8)
    for place in bytes.indices {
      let others = ["{", "}", "(", "\"", "\\", "<", "#", "\n", "@"]
      for replacement in ["", others[place % others.count]] {
        var changed = bytes
        changed.replaceSubrange(place...place, with: Array(replacement.utf8))
        let table = ClassTable([SourceFile(path: path, bytes: changed)])
        #expect(table.types.allSatisfy { $0.range.upperBound <= changed.count })
      }
    }
  }

  @Test(
    "nesting does not use the call stack",
    arguments: [
      "class A { ", "enum A { class B: C { ", "var a: [", "var a: ((", "var a: A<", "func f(a: ",
      "\"\\(", "/* ", "#if A\n", "extension A.", "let x = /", "@objc(", "a -> ", "var a: A & A & ",
      "class A: B, ", "actor A ", "- (void)a:(", "@interface A : B {", "@property (", "#/", "'",
      "`",
    ])
  func depth(_ piece: String) {
    let text = String(repeating: piece, count: 20_000)
    for path in ["a.swift", "a.m"] {
      _ = ClassTable([SourceFile(path: path, text: text)])
    }
  }

  @Test("classes of a file with unmatched braces may have more members")
  func unbalanced() {
    let table = ClassTable.swift("class A: UIView {\n  func a() { if x {\n}\nclass B: UIView {}")
    #expect(table.inherited(by: "A")?.isWhole == false)
  }

  @Test("other files are skipped")
  func others() {
    let table = ClassTable([SourceFile(path: "a.c", text: "@interface A : B\n@end")])
    #expect(table.files.isEmpty && table.types.isEmpty)
  }

  @Test("invalid UTF-8 counts as letters")
  func encoding() {
    let bytes = Array("class A".utf8) + [0xFF, 0xFE] + Array(": UIView {}".utf8)
    let table = ClassTable([SourceFile(path: "a.swift", bytes: bytes)])
    #expect(table.types.count == 1)
  }
}
