import Testing

@testable import BoardwalkSnapshot

struct SVGElementTests {
  private func text(_ element: SVGElement) -> String {
    var lines: [String] = []
    element.write(to: &lines)
    return lines.joined(separator: "\n")
  }

  @Test func anEmptyElementIsOneTag() {
    #expect(text(SVGElement("rect").with("x", 0.5).with("y", -0.0)) == #"<rect x="0.5" y="0"/>"#)
  }

  @Test func numbersHaveAtMostTwoDecimals() {
    #expect(text(SVGElement("r").with("x", 1.0 / 3)) == #"<r x="0.33"/>"#)
  }

  @Test func absentAttributesAreLeftOut() {
    #expect(text(SVGElement("r").with("fill", nil)) == "<r/>")
  }

  @Test func textIsEscaped() {
    #expect(text(SVGElement("t").around("a < b & \"c\"")) == "<t>a &lt; b &amp; &quot;c&quot;</t>")
    #expect(text(SVGElement("t").around("bell \u{7}")) == "<t>bell \u{FFFD}</t>")
  }

  @Test func childrenAreIndented() {
    var group = SVGElement("g")
    group.append(SVGElement("a"))
    group.append(SVGElement("b"))
    #expect(text(group) == "<g>\n  <a/>\n  <b/>\n</g>")
  }

  @Test func paintsAreWrittenInSixDigits() {
    #expect(Paint(0x007AFF).hex == "#007aff")
    #expect(Paint(red: 2, green: -1, blue: .nan).hex == "#ff0000")
    #expect(text(SVGElement("r").filled(.clear)) == #"<r fill="none"/>"#)
    #expect(
      text(SVGElement("r").filled(Paint(0x000000, alpha: 0.2)))
        == ##"<r fill="#000000" fill-opacity="0.2"/>"##)
  }
}
