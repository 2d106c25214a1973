import BoardwalkDocument
import Testing

@Suite("View text")
struct ViewTextTests {
  private func view(_ xml: String) throws -> View {
    View(try #require(Document(xml: xml)).root)
  }

  @Test(
    "text is an attribute, or an element if it has several lines",
    arguments: [
      "<label text=\"A&#10;B\"/>",
      "<label><string key=\"text\">A\nB</string></label>",
      "<label><mutableString key=\"text\">A\nB</mutableString></label>",
      "<textView><string key=\"text\">A&#10;B</string></textView>",
      "<label><string key=\"tooltip\">no</string><string key=\"text\">A\nB</string></label>",
    ])
  func spellings(_ xml: String) throws {
    #expect(try view(xml).text == "A\nB")
  }

  @Test(
    "attributed text is the concatenation of its fragments",
    arguments: [
      (
        """
        <fragment content="Read "><attributes/></fragment>
        <fragment><string key="content">more</string></fragment>
        """, "Read more" as String?
      ),
      ("<fragment content=\"\"/>", ""), ("<fragment/><fragment content=\"x\"/>", "x"), ("", nil),
    ] as [(String, String?)])
  func attributed(_ fragments: String, _ text: String?) throws {
    let label =
      "<label><attributedString key=\"attributedText\">\(fragments)</attributedString></label>"
    #expect(try view(label).text == text)
    let button = """
      <button><state key="normal"><attributedString key="attributedTitle">\(fragments)\
      </attributedString></state></button>
      """
    #expect(try view(button).text == text)
  }

  @Test(
    "a button's normal title precedes that of its configuration",
    arguments: [
      ("<state key=\"normal\" title=\"Buy\"/>", "Buy"),
      ("<state key=\"normal\"><string key=\"title\">Buy</string></state>", "Buy"),
      ("<state key=\"selected\" title=\"Sold\"/>", nil),
      ("<state key=\"normal\" title=\"Buy\"/><buttonConfiguration title=\"Sell\"/>", "Sell"),
      ("<state key=\"normal\" title=\"Buy\"/><buttonConfiguration style=\"filled\"/>", "Buy"),
      (
        """
        <state key="normal" title="Buy"/><buttonConfiguration><attributedString \
        key="attributedTitle"><fragment content="Sell"/></attributedString></buttonConfiguration>
        """, "Sell"
      ),
      ("<buttonConfiguration key=\"configuration\" title=\"Sell\"/>", "Sell"),
      ("<state key=\"normal\"/><buttonConfiguration title=\"Sell\"/>", "Sell"),
      ("", nil),
    ] as [(String, String?)])
  func buttons(_ inside: String, _ title: String?) throws {
    #expect(try view("<button>\(inside)</button>").text == title)
  }

  @Test("a button's title attribute is ignored, as by UIKit")
  func buttonAttribute() throws {
    #expect(try view("<button title=\"Buy\"/>").text == nil)
    #expect(try view("<button text=\"Buy\"/>").text == nil)
  }

  @Test("a segment shows its title, else its image name, else nothing")
  func segments() throws {
    let control = try view(
      """
      <segmentedControl><segments><segment title="Day"/><segment title="" image="moon"/>
      <segment><imageReference key="image" image="sun.max" catalog="system"/></segment>
      <segment/></segments></segmentedControl>
      """)
    #expect(control.segmentTitles == ["Day", "", "sun.max", ""])
    #expect(try view("<segmentedControl/>").segmentTitles.isEmpty)
  }

  @Test("a text field's placeholder is not its text")
  func placeholder() throws {
    let field = try view(
      "<textField><string key=\"placeholder\">First\nlast</string></textField>")
    #expect(field.text == nil)
    #expect(field.placeholder == "First\nlast")
  }

  @Test("non-ASCII text is preserved")
  func unicode() throws {
    let label = try view("<label text=\"Gro&#xDF;e &#x1F468;&#x200D;&#x1F373; \u{200F}שלום\"/>")
    #expect(label.text == "Große 👨‍🍳 \u{200F}שלום")
  }
}
