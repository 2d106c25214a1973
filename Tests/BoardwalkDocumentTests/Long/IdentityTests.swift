import BoardwalkDocument
import Testing

@Suite("Object ids and identifiers")
struct IdentityTests {
  @Test("ids are compared as bytes, not by Unicode equivalence")
  func bytes() throws {
    let document = try #require(
      Document(xml: "<document><label id=\"caf\u{E9}\"/><button id=\"cafe\u{301}\"/></document>"))
    #expect(document.object(withID: "caf\u{E9}")?.name == "label")
    #expect(document.object(withID: "cafe\u{301}")?.name == "button")
    #expect(document.duplicateObjects.isEmpty)
    #expect(document.object(withID: "CAF\u{E9}") == nil)
  }

  @Test("an escaped id equals the id that it encodes")
  func escapes() throws {
    let document = try #require(
      Document(xml: "<document><label id=\"a&amp;b\"/><button id=\"a&#38;b\"/></document>"))
    #expect(document.object(withID: "a&b")?.name == "label")
    #expect(document.duplicateObjects.map(\.element.name) == ["button"])
  }

  @Test("all but the first object with an id are duplicates")
  func manyDuplicates() throws {
    let labels = (0..<100).map { "<label id=\"same\" tag=\"\($0)\"/>" }.joined()
    let document = try #require(Document(xml: "<document>\(labels)</document>"))
    #expect(document.duplicateObjects.map { $0.element["tag"] } == (1..<100).map { "\($0)" })
    #expect(document.duplicateObjects.allSatisfy { $0.first["tag"] == "0" })
  }

  @Test("lookup does not depend on the position of an object")
  func order() throws {
    let views = (0..<64).map { "<view id=\"v\($0)\"/>" }
    let there = try #require(Document(xml: "<document>\(views.joined())</document>"))
    let back = try #require(Document(xml: "<document>\(views.reversed().joined())</document>"))
    for number in 0..<64 {
      #expect(there.object(withID: "v\(number)")?["id"] == "v\(number)")
      #expect(back.object(withID: "v\(number)")?["id"] == "v\(number)")
    }
  }

  @Test(
    "controllers with identifiers and references are listed in document order without empty names")
  func identified() throws {
    let document = try #require(
      Document.storyboard(
        """
        <scene><objects><viewControllerPlaceholder storyboardIdentifier="Z" id="1"/></objects></scene>
        <scene><objects><viewController storyboardIdentifier="" id="2"/></objects></scene>
        <scene><objects><tableViewController storyboardIdentifier="A" id="3"/></objects></scene>
        <scene><objects><viewController id="4"/></objects></scene>
        <scene><objects><hologramController sceneMemberID="viewController" \
        storyboardIdentifier="M" id="5"/></objects></scene>
        <scene><objects><viewController storyboardIdentifier="A" id="6"/></objects></scene>
        """))
    #expect(document.identifiedControllers.map(\.identifier) == ["Z", "A", "M", "A"])
    #expect(document.identifiedControllers.map { $0.controller["id"] } == ["1", "3", "5", "6"])
  }

  @Test(
    "a storyboard names its initial controller",
    arguments: [("items", "items"), ("", nil), ("gone", nil), ("Items", nil)] as [(String, String?)]
  )
  func initial(_ id: String, _ found: String?) throws {
    let document = try #require(
      Document(
        xml: "<document initialViewController=\"\(id)\"><viewController id=\"items\"/></document>"))
    #expect(document.initialController?["id"] == found)
  }
}
