import BoardwalkBase
import BoardwalkDocument
import Testing

@Suite("XML reading")
struct ReadingTests {
  private func tree(_ text: String) throws -> ElementTree {
    try XMLReader().read(SourceFile(path: "a.xml", text: text)).tree
  }

  @Test(
    "values are unescaped",
    arguments: [
      ("plain", "plain"), ("", ""), ("a&amp;b", "a&b"), ("&lt;&gt;&quot;&apos;", "<>\"'"),
      ("&#65;&#x42;&#x1f600;", "AB\u{1F600}"), ("one\ntwo", "one two"), ("one\ttwo", "one two"),
      ("one\r\ntwo", "one two"), ("one\rtwo", "one two"), ("&#10;&#13;&#9;", "\n\r\t"),
      ("&amp;amp;", "&amp;"), ("  spaces  ", "  spaces  "), ("a > b", "a > b"), ("it's", "it's"),
    ])
  func values(written: String, meant: String) throws {
    #expect(try tree("<a b=\"\(written)\"/>").root?["b"] == meant)
  }

  @Test(
    "texts are unescaped",
    arguments: [
      ("plain", "plain"), ("a&amp;b", "a&b"), ("one\ntwo", "one\ntwo"), ("one\r\ntwo", "one\ntwo"),
      ("one\rtwo", "one\ntwo"), ("&#13;&#10;", "\r\n"), ("<![CDATA[<&]]>", "<&"),
      ("a<![CDATA[b]]>c", "abc"), ("<![CDATA[x\r\ny]]>", "x\ny"), (" padded ", " padded "),
      ("]]&gt;", "]]>"), ("\"'", "\"'"), ("a]]b", "a]]b"), ("tab\there", "tab\there"),
    ])
  func texts(written: String, meant: String) throws {
    #expect(try tree("<a>\(written)</a>").root?.text == meant)
  }

  @Test(
    "white space alone is text only in strings of property lists",
    arguments: [("string", " "), ("mutableString", "\n "), ("data", nil), ("strings", nil)])
  func whiteSpace(name: String, meant: String?) throws {
    #expect(try tree("<\(name)>\(meant ?? " ")</\(name)>").root?.text == meant)
  }

  @Test("comments are preserved everywhere and are not text")
  func comments() throws {
    let tree = try tree("<!--1--><a>x<!--2-->y<b/><!-- < & > --></a><!--4-->")
    #expect(tree.root?.text == "xy")
    #expect(tree.nodeCount == 8)
  }

  @Test("attributes keep their order")
  func order() throws {
    let names = (0..<200).map { "n\($0 * 7 % 200)" }
    let text = "<a " + names.map { "\($0)=\"\"" }.joined(separator: " ") + "/>"
    #expect(try tree(text).root?.attributes.map(\.name) == names)
  }

  @Test("prefixes and namespaces are ordinary attributes and names")
  func namespaces() throws {
    let root = try #require(
      try tree("<p:a xmlns:p=\"u\" xmlns=\"v\" p:b=\"1\" b=\"2\" xml:lang=\"de\"/>").root)
    #expect(root.name == "p:a")
    #expect(root.attributes.map(\.name) == ["xmlns:p", "xmlns", "p:b", "b", "xml:lang"])
    #expect(root["p:b"] == "1")
  }

  @Test("a thousand levels are allowed")
  func depth() throws {
    let text = String(repeating: "<a>", count: 1_000) + String(repeating: "</a>", count: 1_000)
    let tree = try tree(text)
    #expect(tree.nodeCount == 1_000)
    #expect(tree.element(at: 999)?.ancestors.map(\.index).count == 999)
  }

  @Test("values and names may exceed the parser's buffers")
  func long() throws {
    let value = String(repeating: "0123456789é", count: 60_000)
    let name = String(repeating: "n", count: 20_000)
    let text = "<a b=\"\(value)\"><\(name) c=\"d\"/>\(value)</a>"
    let root = try #require(try tree(text).root)
    #expect(root["b"] == value)
    #expect(root.text == value)
    #expect(root.child(name)?["c"] == "d")
  }

  @Test("a parsed tree equals one built by hand")
  func builtByHand() throws {
    var builder = TreeBuilder()
    builder.declaration = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>"
    builder.openElement("a")
    builder.addAttribute("b", "1 & 2")
    builder.addComment("c")
    builder.openElement("string")
    builder.addText(" ")
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <a b="1 &amp; 2">
          <!--c-->
          <string> </string>
      </a>

      """
    #expect(try tree(text) == builder.finish())
    #expect(XMLWriter().write(builder.finish()) == Array(text.utf8))
  }
}
