import BoardwalkBase
import BoardwalkDocument
import Testing

@Suite("XML writing")
struct XMLWriterTests {
  private func text(
    canonical: Bool = true, _ build: (inout TreeBuilder) -> Void
  ) -> String {
    var builder = TreeBuilder()
    builder.declaration = "<?xml?>"
    build(&builder)
    return String(
      decoding: XMLWriter(canonical: canonical).write(builder.finish()), as: UTF8.self)
  }

  @Test("empty elements are one tag, and nesting is indented by four spaces")
  func indentation() {
    let text = text {
      $0.openElement("a")
      $0.openElement("b")
      $0.openElement("c")
      $0.closeElement()
      $0.closeElement()
      $0.openElement("d")
    }
    #expect(text == "<?xml?>\n<a>\n    <b>\n        <c/>\n    </b>\n    <d/>\n</a>\n")
  }

  @Test("texts are written without added white space")
  func texts() {
    let text = text {
      $0.openElement("a")
      $0.openElement("string")
      $0.addText("one\ntwo")
      $0.closeElement()
      $0.addText("three")
      $0.openElement("b")
      $0.closeElement()
    }
    #expect(text == "<?xml?>\n<a>\n    <string>one\ntwo</string>three<b/>\n</a>\n")
  }

  @Test("comments have their own lines, also outside of the root")
  func comments() {
    let text = text {
      $0.addComment("before")
      $0.openElement("a")
      $0.addComment("inside & <raw>")
      $0.closeElement()
      $0.addComment("after")
    }
    #expect(text == "<?xml?>\n<!--before-->\n<a>\n    <!--inside & <raw>-->\n</a>\n<!--after-->\n")
  }

  @Test(
    "values are escaped as by Interface Builder",
    arguments: [
      ("plain", "plain"), ("&", "&amp;"), ("<>", "&lt;&gt;"), ("\"'", "&quot;'"),
      ("\n\t\r", "&#10;&#9;&#13;"), ("é 日本 👍", "é 日本 👍"), ("&amp;", "&amp;amp;"), ("", ""),
    ])
  func values(value: String, written: String) {
    let text = text {
      $0.openElement("a")
      $0.addAttribute("b", value)
    }
    #expect(text == "<?xml?>\n<a b=\"\(written)\"/>\n")
  }

  @Test(
    "texts are escaped only as far as necessary",
    arguments: [
      ("string", "plain", "plain"), ("string", "&<>", "&amp;&lt;&gt;"), ("string", "\"'", "\"'"),
      ("string", "\n\t", "\n\t"), ("string", "\r", "&#13;"), ("string", " ", " "),
      ("string", "", "<![CDATA[]]>"), ("b", " ", "&#32;"), ("b", "\n ", "&#10; "),
      ("b", "\t", "&#9;"), ("b", "\r ", "&#13; "), ("b", " c", " c"), ("b", "", "<![CDATA[]]>"),
    ])
  func texts(name: String, value: String, written: String) throws {
    let text = text {
      $0.openElement(name)
      $0.addText(value)
    }
    #expect(text == "<?xml?>\n<\(name)>\(written)</\(name)>\n")
    let again = try XMLReader().read(
      SourceFile(path: "a", text: text.replacing("<?xml?>\n", with: "")))
    #expect(again.tree.root?.text == value)
  }

  @Test("only the canonical form adds a missing declaration")
  func declaration() {
    let build: (inout TreeBuilder) -> Void = {
      $0.declaration = nil
      $0.openElement("a")
    }
    #expect(text(build) == "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<a/>\n")
    #expect(text(canonical: false, build) == "<a/>\n")
  }

  @Test("noncanonical spellings are written unless the canonical form is requested")
  func nonCanonicalSpellings() {
    let build: (inout TreeBuilder) -> Void = {
      $0.hasByteOrderMark = true
      $0.openElement("a")
      $0.record(NonCanonicalSpelling(at: .node(0), gap: "\n\n", spelling: "<a >"))
      $0.openElement("b")
      $0.closeElement()
      $0.record(NonCanonicalSpelling(at: .end(0), gap: nil, spelling: "</a >"))
      $0.record(NonCanonicalSpelling(at: .endOfFile, gap: "", spelling: nil))
    }
    #expect(text(canonical: false, build) == "\u{FEFF}<?xml?>\n\n<a >\n    <b/>\n</a >")
    #expect(text(build) == "<?xml?>\n<a>\n    <b/>\n</a>\n")
  }

  @Test("a spelling may be recorded after its gap")
  func respelling() {
    let text = text(canonical: false) {
      $0.openElement("a")
      $0.record(NonCanonicalSpelling(at: .node(0), gap: "  ", spelling: nil))
      $0.respell(.node(0), as: "<a></a>")
      $0.closeElement()
      $0.addComment("b")
      $0.respell(.node(1), as: "<!-- b -->")
    }
    #expect(text == "<?xml?>  <a></a>\n<!-- b -->\n")
  }

  @Test("an empty tree is an empty line")
  func empty() {
    #expect(text { _ in } == "<?xml?>\n")
  }
}
