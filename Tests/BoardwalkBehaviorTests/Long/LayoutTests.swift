import BoardwalkBase
import BoardwalkBehavior
import Testing

@Suite("Behavior layout")
struct LayoutTests {
  private func format(_ text: String) -> String? {
    BehaviorFormatter().format(SourceFile(path: "a.behavior", text: text)).text
  }

  private func inHandler(_ lines: String) -> String {
    let lines = lines.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "\n" : "    \($0)\n" }.joined()
    return "behavior A {\n  viewDidLoad {\n\(lines)  }\n}\n"
  }

  @Test(
    "words are separated by one space, and brackets have no padding",
    arguments: [
      ("a=1", "a = 1"), ("a  =   1", "a = 1"), ("a = b+c*d", "a = b + c * d"),
      ("a = ( b )", "a = (b)"), ("a = [ 1 ,2,3 ]", "a = [1, 2, 3]"), ("a = []", "a = []"),
      ("a = {b:1,c:2}", "a = { b: 1, c: 2 }"), ("a = {}", "a = {}"), ("a = { }", "a = {}"),
      ("a = f( 1 ,b:2 )", "a = f(1, b: 2)"), ("a = b[ 0 ]", "a = b[0]"), ("a = -b", "a = -b"),
      ("a = !b", "a = !b"), ("a = b ?c:d", "a = b ? c : d"), ("a = b??c", "a = b ?? c"),
      ("a = b==c", "a = b == c"), ("a = b!=c", "a = b != c"), ("a = alias!=c", "a = alias != c"),
      ("a = b?c:d", "a = b ? c : d"),
      ("a = b as  !  C", "a = b as! C"), ("a = (b)as?C", "a = (b) as? C"),
      ("a = b as!C", "a = b as! C"),
      ("a = b  as?  C", "a = b as? C"), ("a = .red", "a = .red"), ("a = b&&!c", "a = b && !c"),
      ("push  detail ,animated:false", "push detail, animated: false"), ("pop", "pop"),
      ("if a{pop}", "if a { pop }"), ("if a {pop} else{pop}", "if a { pop } else { pop }"),
      ("a = \"x\\u{41}\"", "a = \"xA\""), ("a = \"\\(b)\"", "a = \"\\(b)\""),
      ("a = 1// why", "a = 1  // why"), ("a = 1 /* why */", "a = 1 /* why */"),
      ("//why  ", "//why"), ("a = (b)+(c)", "a = (b) + (c)"), ("a = b % 2", "a = b % 2"),
      ("run a", "run a"), ("a = b<=c", "a = b <= c"), ("a = b ? -c : -d", "a = b ? -c : -d"),
      ("a = { b: c ? d : e, f: g }", "a = { b: c ? d : e, f: g }"), ("return  -a", "return -a"),
      ("a = [-b, -1]", "a = [-b, -1]"), ("a = b - 1", "a = b - 1"),
    ])
  func spaces(_ loose: String, _ line: String) {
    let canonical = inHandler(line)
    #expect(format("behavior A{viewDidLoad{\n\(loose)\n}\n}")?.contains("\n    \(line)\n") == true)
    #expect(format(canonical) == canonical)
  }

  @Test(
    "levels are indented by two spaces, continuation lines by four more",
    arguments: [
      "if a {\n  pop\n} else {\n  if b {\n    pop\n  }\n}", "a = [\n  1,\n  [\n    2,\n  ],\n]",
      "a = 1 +\n    2", "push a,\n    animated: true", "a = f(\n  1,\n  b: { c: 1 }\n)",
      "a = {\n  b: 1,\n  c: {\n    d: 2,\n  },\n}", "animate 1 {\n  a = 1\n}\nthen {\n  pop\n}",
      "a = b &&\n    c &&\n    d", "a = [\n  1 +\n  2,\n]",
    ])
  func levels(_ lines: String) {
    let canonical = inHandler(lines)
    #expect(format(canonical) == canonical)
    let flat = canonical.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.drop { $0 == " " } }.joined(separator: "\n")
    #expect(format(flat) == canonical)
    let deep = canonical.replacing("\n", with: "\n\t   ")
    #expect(format(deep) == canonical)
  }

  @Test(
    "consecutive empty lines collapse to one, and none remains next to a brace",
    arguments: [
      ("a = 1\n\n\n\nb = 2", "a = 1\n\nb = 2"), ("\n\na = 1\n\n", "a = 1"),
      ("a = 1\n\n// why\nb = 2", "a = 1\n\n// why\nb = 2"),
      ("if a {\n\n  pop\n\n}\n\n\nb = 2", "if a {\n  pop\n}\n\nb = 2"),
    ])
  func emptyLines(_ loose: String, _ lines: String) {
    #expect(format(inHandler(loose)) == inHandler(lines))
  }

  @Test("comments keep their position and their visible bytes")
  func comments() {
    let text = """
      // Größe 🧺 — what the app does.
      format 1

      /* Several
           lines */
      shared a = 1  // one

      behavior A {  // Items
        // Nothing yet.
        viewDidLoad {
          /* before */ a = [
            // inside
            1,  // one
          ]
        }  // loaded
      }
      // The end.

      """
    #expect(format(text) == text)
  }

  @Test(
    "an empty file stays empty, and other files end with one line feed",
    arguments: [
      ("", ""), ("\n\n", ""), ("  \t\n", ""), ("// a", "// a\n"), ("\n\n// a\n\n\n", "// a\n"),
      ("\u{FEFF}shared a = 1", "shared a = 1\n"),
      (
        "shared a = 1\r\nshared b = 2\r\n",
        "shared a = 1\nshared b = 2\n"
      ),
    ])
  func ends(_ text: String, _ canonical: String) {
    #expect(format(text) == canonical)
  }
}
