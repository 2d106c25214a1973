import BoardwalkBase
import BoardwalkCheck
import BoardwalkProject
import BoardwalkTestSupport
import Testing

@Suite("Fix-its")
struct FixItApplierTests {
  private func mended(_ file: SourceFile) -> (count: Int, text: String, left: [Diagnostic]) {
    let checker = Checker()
    let found = checker.check(Project([LoadedFile(file)], isWhole: false)).diagnostics
    let mending = FixItApplier(found)
    let bytes = mending.applied(to: file.bytes)
    let again = checker.check(
      Project([LoadedFile(SourceFile(path: file.path, bytes: bytes))], isWhole: false))
    return (
      mending.fixes.count, String(decoding: bytes, as: UTF8.self),
      again.diagnostics.filter { $0.fixIt?.isSafe ?? false }
    )
  }

  @Test(
    "fix-its change only their range",
    arguments: [
      ("duplicate-constraint", 2), ("deprecated-segue", 1),
    ])
  func fixtures(_ rule: String, _ count: Int) throws {
    let file = try Fixtures("check/\(rule)").file("bad.storyboard")
    let result = mended(file)
    #expect(result.count == count)
    #expect(result.left.isEmpty)
    let old = Set(file.text(in: 0..<file.bytes.count).split(separator: "\n"))
    let new = Set(result.text.split(separator: "\n"))
    // Lines change or go; the others stay.
    #expect(old.subtracting(new).count == count)
    #expect(new.subtracting(old).count <= count)
  }

  @Test("a boolean in another spelling is rewritten as Interface Builder does")
  func booleans() {
    let head = "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"3.0\">"
    let file = SourceFile(
      path: "a.xib",
      text: "\(head)<objects><view hidden=\"true\" id=\"a\"/></objects></document>")
    #expect(mended(file).text.contains("<view hidden=\"YES\" id=\"a\"/>"))
  }

  @Test("implicit parts of a scene are not changed")
  func scenes() {
    let file = SourceFile(
      path: "a.scene",
      text: """
        storyboard

        viewController a, initial {
          view {
            button "Go" {
              segue push -> b
            }
          }
        }

        viewController b {
          view
        }

        """)
    let result = mended(file)
    #expect(result.text == file.text(in: 0..<file.bytes.count))
    #expect(result.left.isEmpty)
  }

  @Test("the first of overlapping fix-its is applied, and unsafe ones are not")
  func overlap() {
    func diagnostic(_ range: Range<Int>, _ text: String, isSafe: Bool = true) -> Diagnostic {
      Diagnostic.locate(
        [
          Finding(
            "r", .error, "m", at: range,
            fixIt: FixIt("t", replace: range, with: text, isSafe: isSafe))
        ], in: SourceFile(path: "p", text: "0123456789"))[0]
    }
    let mending = FixItApplier([
      diagnostic(4..<6, "B"), diagnostic(1..<3, "A"), diagnostic(2..<5, "C"),
      diagnostic(8..<9, "D", isSafe: false),
    ])
    #expect(mending.fixes.map(\.replacement) == ["A", "B"])
    #expect(
      String(decoding: mending.applied(to: Array("0123456789".utf8)), as: UTF8.self) == "0A3B6789")
  }
}
