import BoardwalkGenerate
import Testing

@Suite("Accessor names")
struct NameTests {
  @Test(
    "a text becomes a camel case name",
    arguments: [
      ("showItem", "showItem"), ("show_item", "showItem"), ("Show Item", "showItem"),
      ("ItemCell", "itemCell"), ("URLCell", "urlCell"), ("ID", "id"), ("ID2", "id2"),
      ("2 columns", "_2Columns"), ("→", "unnamed"), ("", "unnamed"), ("Straße", "straße"),
      ("日本", "日本"), ("a\u{202E}b", "aB"), ("login.title", "loginTitle"),
      ("👩‍👧 family", "family"), ("\u{301}x", "_\u{301}x"),
    ])
  func member(text: String, name: String) {
    #expect(SwiftIdentifier.name(for: text, .member) == name)
  }

  @Test("a type name begins with a capital")
  func type() {
    #expect(SwiftIdentifier.name(for: "log in", .type) == "LogIn")
    #expect(SwiftIdentifier.name(for: "3D", .type) == "_3D")
  }

  @Test("keywords are escaped with backticks, and reserved words get a suffix")
  func keywords() {
    #expect(SwiftIdentifier.escaped("default") == "`default`")
    let names = NameScope(.member, reserved: ["none"], suffix: "_").names(for: ["init", "None"])
    #expect(names == ["init": "init_", "None": "none_"])
  }

  @Test("equal names are numbered in order, and exact names are kept")
  func collisions() {
    let names = NameScope(.member, reserved: [], suffix: "_")
      .names(for: ["show item", "showItem", "Show Item", "showItem2"])
    #expect(
      names == [
        "showItem": "showItem", "showItem2": "showItem2", "Show Item": "showItem3",
        "show item": "showItem4",
      ])
  }

  @Test("many equal names take time in proportion to their number", .timeLimit(.minutes(5)))
  func manyCollisions() {
    let texts = (0..<20_000).map { number in
      "a" + String(repeating: "!", count: number % 200)
        + String(repeating: "?", count: number / 200)
    }
    let names = NameScope(.member, reserved: [], suffix: "_").names(for: texts)
    #expect(Set(names.values).count == texts.count)
  }

  @Test("a text cannot terminate its literal")
  func literal() {
    #expect(SwiftLiteral.string("a\"b\\(c)\n") == #""a\"b\\(c)\n""#)
    #expect(SwiftLiteral.string("##[error]") == "\"#\\u{23}[error]\"")
    #expect(SwiftLiteral.string("\u{2028}\u{202E}\0é") == #""\u{2028}\u{202E}\u{0}é""#)
  }

  @Test(
    "format arguments are found",
    arguments: [
      ("plain, 100%%", []), ("%@ has %d items", [.text, .integer]),
      ("%2$@ of %1$ld", [.integer, .text]), ("%.2f", [.number]), ("%1$@ %1$@", [.text]),
    ] as [(String, [FormatParameter])])
  func format(text: String, parameters: [FormatParameter]) {
    #expect(FormatParameter.all(in: text) == parameters)
  }

  @Test(
    "formats with unknown arguments are not formatted",
    arguments: ["%s", "%*d", "%2$@", "%1$@ %1$d", "50%", "%#@count@"])
  func unknownFormat(text: String) {
    #expect(FormatParameter.all(in: text) == nil)
  }
}
