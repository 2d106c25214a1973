import BoardwalkDocument
import Testing

@Suite("Short names for messages")
struct ShortNameTests {
  private func name(_ object: String, with connections: String = "") throws -> String? {
    let document = try #require(
      Document(xml: "<document>\(object)<connections>\(connections)</connections></document>"))
    let element = try #require(document.object(withID: "o"))
    return ObjectNames(document).name(of: element)
  }

  @Test(
    "a text is truncated after thirty characters",
    arguments: [
      ("Name", "\"Name\""),
      (String(repeating: "a", count: 30), "\"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa\""),
      (String(repeating: "a", count: 31), "\"aaaaaaaaaaaaaaaaaaaaaaaaaaaaa…\""),
      (String(repeating: "👩‍👩‍👧", count: 30), "\"" + String(repeating: "👩‍👩‍👧", count: 30) + "\""),
      ("First&#10;second", "\"First\""), ("&#10;&#10;Below", "\"Below\""),
      ("First&#13;&#10;second", "\"First\""), ("&#10;", "label"), ("", "label"),
    ])
  func texts(_ text: String, _ name: String) throws {
    #expect(try self.name("<label text=\"\(text)\" id=\"o\"/>") == name)
  }

  @Test("the author's label precedes outlets, which precede identifiers and texts")
  func precedence() throws {
    let cell = "<tableViewCell reuseIdentifier=\"ItemCell\" id=\"o\"/>"
    let outlet = "<outlet property=\"itemCell\" destination=\"o\"/>"
    #expect(try name(cell) == "\"ItemCell\"")
    #expect(try name(cell, with: outlet) == "itemCell")
    let labeled = "<tableViewCell userLabel=\"Row\" reuseIdentifier=\"ItemCell\" id=\"o\"/>"
    #expect(try name(labeled, with: outlet) == "Row")
  }

  @Test(
    "outlets of infrastructure name no object",
    arguments: ["delegate", "dataSource", "view"])
  func wiring(_ property: String) throws {
    let wire = "<outlet property=\"\(property)\" destination=\"o\"/>"
    let outlet = "<outlet property=\"list\" destination=\"o\"/>"
    #expect(try name("<tableView id=\"o\"/>", with: wire) == "tableView")
    #expect(try name("<tableView id=\"o\"/>", with: wire + outlet) == "list")
  }

  @Test("the first of several outlets names the object")
  func firstOutlet() throws {
    let outlets =
      "<outlet property=\"a\" destination=\"o\"/><outlet property=\"b\" destination=\"o\"/>"
    #expect(try name("<label id=\"o\"/>", with: outlets) == "a")
  }

  @Test(
    "connections and containers have no name",
    arguments: [
      "<segue id=\"o\"/>", "<constraint id=\"o\"/>", "<scene id=\"o\"/>", "<mask id=\"o\"/>",
    ])
  func nameless(_ xml: String) throws {
    #expect(try name(xml) == nil)
  }

  @Test(
    "a noun comes from the schema or from the words of an unknown element",
    arguments: [
      ("label", "label"), ("tableViewCell", "table view cell"), ("wkWebView", "web view"),
      ("userDefinedRuntimeAttribute", "runtime attribute"), ("plugIn", "plug-in"),
      ("hologramView", "hologram view"),
    ])
  func nouns(_ element: String, _ noun: String) throws {
    #expect(try #require(Document(xml: "<\(element)/>")).root.noun == noun)
  }
}
