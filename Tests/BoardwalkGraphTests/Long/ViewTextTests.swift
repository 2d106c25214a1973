import Testing

/// Texts and images of views in every notation of documents.
@Suite("Texts of view templates")
struct ViewTextTests {
  @Test(
    "the text of a view is found in every notation",
    arguments: [
      #"<label text="Name" id="a"/>"#,
      #"<label id="a"><string key="text">Name</string></label>"#,
      #"<label id="a"><mutableString key="text">Name</mutableString></label>"#,
      #"""
      <label id="a"><attributedString key="attributedText"><fragment content="Na"/>\#
      <fragment><string key="content">me</string></fragment></attributedString></label>
      """#,
      #"<button id="a"><state key="normal" title="Name"/></button>"#,
      #"<button id="a"><state key="selected" title="No"/><state key="normal" title="Name"/></button>"#,
      #"<button id="a"><state key="normal"><string key="title">Name</string></state></button>"#,
      #"""
      <button id="a"><state key="normal"><attributedString key="attributedTitle">\#
      <fragment content="Name"/></attributedString></state></button>
      """#,
      #"<button id="a"><buttonConfiguration key="configuration" title="Name"/></button>"#,
      #"""
      <button id="a"><buttonConfiguration key="configuration"><attributedString \#
      key="attributedTitle"><fragment content="Name"/></attributedString></buttonConfiguration>\#
      </button>
      """#,
      #"<textField text="Name" id="a"/>"#,
      #"<textField id="a"><string key="text">Name</string></textField>"#,
      #"<textView id="a"><string key="text">Name</string></textView>"#,
      #"<textView id="a"><mutableString key="text">Name</mutableString></textView>"#,
      #"<searchBar text="Name" id="a"/>"#,
      #"<unheardOfView title="Name" id="a"/>"#,
    ])
  func text(xml: String) throws {
    #expect(try Sample.view(xml).text == "Name")
  }

  @Test(
    "a view without visible text has no text",
    arguments: [
      #"<label id="a"/>"#,
      #"<button id="a"><state key="selected" title="No"/></button>"#,
      #"""
      <label id="a"><attributedString key="userComments"><fragment content="Ask Anna."/>\#
      </attributedString></label>
      """#,
      #"<imageView id="a"/>"#,
    ])
  func noText(xml: String) throws {
    #expect(try Sample.view(xml).text == nil)
  }

  @Test("line breaks and blanks of a text are kept")
  func whitespace() throws {
    let view = try Sample.view("<label id=\"a\"><string key=\"text\"> one\ntwo </string></label>")
    #expect(view.text == " one\ntwo ")
  }

  @Test("plain text is read and not archived")
  func plainText() throws {
    let view = try Sample.view(#"<label id="a"><string key="text">Name</string></label>"#)
    #expect(view.rest.children.isEmpty)
    #expect(view.rest.attributes.isEmpty)
  }

  @Test("attributed text is archived with its attributes")
  func attributedText() throws {
    let view = try Sample.view(
      """
      <label id="a"><attributedString key="attributedText"><fragment content="Big">\
      <attributes><font key="NSFont" size="30"/></attributes></fragment></attributedString></label>
      """)
    #expect(view.text == "Big")
    #expect(view.rest.children.first?.name == "attributedString")
    #expect(view.rest.children.first?.children.first?.children.first?.name == "attributes")
  }

  @Test("the placeholder of a text field is an attribute or an element")
  func placeholders() throws {
    let short = try Sample.view(#"<textField placeholder="Value" id="a"/>"#)
    let long = try Sample.view(
      #"<textField id="a"><string key="placeholder">Value</string></textField>"#)
    #expect(short.placeholder == "Value")
    #expect(long.placeholder == "Value")
    #expect(short.text == nil)
  }

  @Test("segments have titles or images")
  func segments() throws {
    let view = try Sample.view(
      """
      <segmentedControl id="a"><segments><segment title="List"/>\
      <segment><string key="title">Map</string></segment>\
      <segment title="" image="star"/></segments></segmentedControl>
      """)
    #expect(view.segmentTitles == ["List", "Map", ""])
    let archived = view.rest.children.first
    #expect(archived?.name == "segments")
    #expect(archived?.children.count == 2)
    #expect(archived?.children.last?.attributes == ["title": "", "image": "star"])
  }

  @Test(
    "the image name of a view is found in every notation",
    arguments: [
      #"<imageView image="star" id="a"/>"#,
      #"<imageView id="a"><imageReference key="image" image="star" catalog="system"/></imageView>"#,
      #"<button id="a"><state key="normal" image="star"/></button>"#,
      #"""
      <button id="a"><state key="normal"><imageReference key="image" image="star"/></state></button>
      """#,
    ])
  func images(xml: String) throws {
    #expect(try Sample.view(xml).image == "star")
  }
}
