import BoardwalkDocument
import BoardwalkSchema
import Testing

@Suite("Schema coverage of enumerations")
struct SchemaAgreementTests {
  @Test("each element kind has a schema entry", arguments: ElementKind.allCases)
  func elements(kind: ElementKind) {
    #expect(Schema.element(kind.rawValue) != nil)
  }

  @Test("view controller kinds match the elements with such classes")
  func viewControllers() {
    #expect(Schema.viewControllers == Set(ViewControllerKind.allCases.map(\.rawValue)))
  }
}
