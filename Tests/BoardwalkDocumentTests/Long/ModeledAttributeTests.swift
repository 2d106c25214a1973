import BoardwalkDocument
import Testing

@Suite("Modeled attributes")
struct ModeledAttributeTests {
  private func format(_ attribute: String, of xml: String) throws -> ValueFormat? {
    let document = try #require(Document(xml: xml))
    let name = try #require(document.tree.names.firstIndex(of: attribute))
    return document.format(of: name, on: document.root.nameIndex)
  }

  @Test("an attribute may have different formats on different elements")
  func forms() throws {
    #expect(try format("width", of: "<rect width=\"1\"/>") == .number)
    #expect(try format("placeholder", of: "<constraint placeholder=\"YES\"/>") == .boolean)
    #expect(try format("placeholder", of: "<textField placeholder=\"Name\"/>") == nil)
    #expect(try format("hidden", of: "<label hidden=\"YES\"/>") == .boolean)
    #expect(try format("value", of: "<real value=\"1\"/>") == .scalar)
    #expect(try format("value", of: "<userDefinedRuntimeAttribute value=\"x\"/>") == nil)
  }

  @Test("an unknown element shares only attributes that are Boolean everywhere")
  func unknown() throws {
    #expect(try format("hidden", of: "<hologramView hidden=\"maybe\"/>") == .boolean)
    #expect(try format("width", of: "<hologramView width=\"wide\"/>") == nil)
  }

  @Test("attributes that refer to objects are found by name and element")
  func references() {
    for reference in ReferenceAttribute.all {
      #expect(ReferenceAttribute.named(reference.attribute, of: reference.element) == reference)
      #expect(!reference.consequence.isEmpty)
      #expect(ElementKind.named(reference.element) != nil)
    }
    #expect(ReferenceAttribute.named("destination", of: "label") == nil)
  }

  @Test("each kind is found by its name", arguments: ElementKind.allCases)
  func kinds(_ kind: ElementKind) {
    #expect(ElementKind.named(kind.rawValue) == kind)
  }
}
