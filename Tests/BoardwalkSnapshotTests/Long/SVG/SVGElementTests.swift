import Testing

@testable import BoardwalkSnapshot

@Suite("SVG elements")
struct SVGElementTests {
  private func text(_ element: SVGElement) -> String {
    var lines: [String] = []
    element.write(to: &lines)
    return lines.joined(separator: "\n")
  }

  @Test("an element without children is a single tag")
  func emptyElement() {
    #expect(text(SVGElement("rect").with("x", 0.5).with("y", -0.0)) == #"<rect x="0.5" y="0"/>"#)
  }

  @Test("numbers have at most two decimals")
  func numbers() {
    #expect(text(SVGElement("r").with("x", 1.0 / 3)) == #"<r x="0.33"/>"#)
  }

  @Test("nil attributes are omitted")
  func nilAttributes() {
    #expect(text(SVGElement("r").with("fill", nil)) == "<r/>")
  }

  @Test("special characters are escaped, and control characters are replaced")
  func escaping() {
    #expect(text(SVGElement("t").around("a < b & \"c\"")) == "<t>a &lt; b &amp; &quot;c&quot;</t>")
    #expect(text(SVGElement("t").around("bell \u{7}")) == "<t>bell \u{FFFD}</t>")
  }

  @Test("children are indented by two spaces")
  func children() {
    var group = SVGElement("g")
    group.append(SVGElement("a"))
    group.append(SVGElement("b"))
    #expect(text(group) == "<g>\n  <a/>\n  <b/>\n</g>")
  }

  @Test("paints have six hexadecimal digits and a separate opacity")
  func paints() {
    #expect(Paint(0x007AFF).hex == "#007aff")
    #expect(Paint(red: 2, green: -1, blue: .nan).hex == "#ff0000")
    #expect(text(SVGElement("r").filled(.clear)) == #"<r fill="none"/>"#)
    #expect(
      text(SVGElement("r").filled(Paint(0x000000, alpha: 0.2)))
        == ##"<r fill="#000000" fill-opacity="0.2"/>"##)
  }
}
