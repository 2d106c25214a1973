import Testing

@testable import BoardwalkSchema

@Suite("Element schema")
struct SchemaTests {
  @Test("each element has one entry")
  func uniqueElements() {
    #expect(Schema.byName.count == Schema.all.count)
  }

  @Test("no element lists an attribute or a child twice", arguments: Schema.all.map(\.name))
  func uniqueParts(name: String) throws {
    let element = try #require(Schema.element(name))
    let attributes = (element.attributes + element.rareAttributes).map(\.name)
    #expect(Set(attributes).count == attributes.count)
    let children = element.children + element.rareChildren
    #expect(Set(children).count == children.count)
  }

  @Test("each default is valid for its attribute", arguments: Schema.all.map(\.name))
  func defaults(name: String) throws {
    for attribute in try #require(Schema.element(name)).defaultAttributes {
      let value = try #require(attribute.defaultValue)
      switch attribute.form {
      case .choice(let words): #expect(words.contains(value), "\(attribute.name)")
      case .boolean: #expect(["YES", "NO"].contains(value), "\(attribute.name)")
      case .number, .priority: #expect(Double(value) != nil, "\(attribute.name)")
      default: break
      }
    }
  }

  @Test(
    "the text after a kind sets an attribute or a child", arguments: Schema.all.map(\.name))
  func titles(name: String) throws {
    let element = try #require(Schema.element(name))
    guard let title = element.titleAttribute else { return }
    let names =
      (element.attributes + element.rareAttributes).map(\.name)
      + element.children.compactMap(\.role)
    #expect(names.contains(title))
  }

  @Test("each nested element has an entry", arguments: Schema.all.map(\.name))
  func children(name: String) throws {
    let element = try #require(Schema.element(name))
    for child in element.children + element.rareChildren {
      let isKnown = Schema.element(child.element) != nil || Schema.unmodeled.contains(child.element)
      #expect(isKnown, "\(child.element)")
    }
  }

  @Test("each class of an element is a system class")
  func classes() {
    for (element, name) in Schema.classNames {
      #expect(SystemClass.named(name) != nil, "\(name) of \(element)")
    }
  }
}
