import BoardwalkBase
import Testing

@testable import BoardwalkScene

@Suite("Lines in other languages")
struct ForeignLineTests {
  private func line(_ text: String, behind start: String = "") -> ForeignLine? {
    let file = SourceFile(path: "a.scene", text: start + text)
    return ForeignLine(at: start.utf8.count, in: file)
  }

  @Test(
    "foreign statements are recognized by their first word and end with their brackets",
    arguments: [
      ("import UIKit", ""), ("let a = f(1,\n  2)", "\nlabel"), ("var a: Int = 3", " \n"),
      ("lazy var a = 3", ""), ("private func a() {\n  { }\n}", "\n}"), ("func a<T>(_ b: T)", ""),
      ("final class A: UIViewController {\n}", "\n"), ("struct A {\n \"}\"\n}", "\n"),
      ("@IBOutlet var a: UILabel!", "\n"), ("@IBAction func a() {\n}", "\n"),
      ("a.b.topAnchor.constraint(\n  equalTo: c.topAnchor)", "\n"),
      ("NSLayoutConstraint.activate([\n  a\n])", "\n"), ("view.addSubview(a)", "\n"),
      ("a.snp.makeConstraints {\n}", "\n"), ("H:|[a]|", "\n"), ("a.text = \"b\"", "\n"),
      ("for a in b {\n}", "\n"), ("while a {\n}", "\n"),
    ])
  func known(text: String, rest: String) throws {
    let found = try #require(line(text + rest, behind: "view {\n"))
    #expect(found.error.range.lowerBound == 7)
    let end = found.error.range.upperBound
    #expect(end <= 7 + text.utf8.count + 1)
    // A statement that is reported as a line alone leaves its brackets to be read.
    #expect(end == 7 + text.utf8.count || text.contains("\n") || rest.hasPrefix(" "))
  }

  @Test(
    "foreign statements are not scene statements",
    arguments: [
      "label one \"Hello\"", "view one: A {", "import", "import one two", "let", "class, name: A",
      "class one: A", "letter, a: b", "imports UIKit", "H: label", "one.top = two.bottom",
      "a.b, c: d", "for: label", "func, a: b", "@750", "#a-1.top = 8", "variable x: 3", "",
    ])
  func statements(text: String) { #expect(line(text) == nil) }

  @Test("unterminated foreign statements consume only themselves")
  func open() {
    let text = "func a() {\n" + String(repeating: "  label\n", count: 1000)
    #expect(line(text)?.error.range.upperBound == 10)
  }

  @Test("foreign statements leave an enclosing brace")
  func closing() {
    #expect(line("func a() }")?.error.range.upperBound == 9)
    #expect(line("let a = 3 }\n")?.error.range.upperBound == 10)
  }

  @Test(
    "foreign statements with an equivalent have a fix-it",
    arguments: [
      ("import UIKit", ""), ("@IBOutlet weak var a: B!", "outlet a"),
      (
        "NSLayoutConstraint.activate([a.topAnchor.constraint(equalTo: b.topAnchor), "
          + "a.leftAnchor.constraint(equalTo: b.leftAnchor)])", "a.top = b.top\na.left = b.left"
      ),
    ])
  func fixes(text: String, fix: String) { #expect(line(text)?.error.suggestion == fix) }
}
