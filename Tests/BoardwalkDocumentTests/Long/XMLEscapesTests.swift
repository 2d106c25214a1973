import BoardwalkDocument
import Testing

@Suite("XML escapes")
struct XMLEscapesTests {
  @Test("an attribute value keeps its line breaks as references")
  func attribute() {
    #expect(XMLEscapes.attribute("a<\"b\">\n&\t") == "a&lt;&quot;b&quot;&gt;&#10;&amp;&#9;")
  }

  @Test("content has literal quotation marks and line breaks")
  func content() { #expect(XMLEscapes.content("\"a\" <\n>&") == "\"a\" &lt;\n&gt;&amp;") }

  @Test("a report has no character that XML cannot hold")
  func readable() {
    #expect(
      XMLEscapes.readable("<\"a\">\n\t\u{7}\u{FFFE}&")
        == "&lt;&quot;a&quot;&gt;\n\t\u{FFFD}\u{FFFD}&amp;")
  }
}
