import BoardwalkDocument
import BoardwalkSchema
import Testing

@Suite("Schema coverage of enumerations")
struct SchemaAgreementTests {
  private func words(_ attribute: String, of element: String) -> [String] {
    guard case .choice(let words)? = Schema.element(element)?.attribute(attribute)?.form else {
      return []
    }
    return words
  }

  @Test("each element kind has a schema entry", arguments: ElementKind.allCases)
  func elements(kind: ElementKind) {
    #expect(Schema.element(kind.rawValue) != nil)
  }

  @Test("view controller kinds match the elements with such classes")
  func viewControllers() {
    #expect(Schema.viewControllers == Set(ViewControllerKind.allCases.map(\.rawValue)))
  }

  @Test("system items match the values of their attribute")
  func choices() {
    #expect(words("systemItem", of: "barButtonItem") == SystemItem.allCases.map(\.rawValue))
  }
}
