import BoardwalkSchema
import Testing

@testable import BoardwalkDocument

/// What the tables of documents say is what the schema says.
@Suite struct SchemaAgreementTests {
  @Test("values have the forms of the table") func formats() {
    for kind in ElementKind.allCases {
      for (name, formats) in AttributeFormats.all {
        guard let format = formats.format(on: kind) else { continue }
        let own = Schema.element(kind.rawValue)?.allAttributes.first { $0.name == name }?.form
        let form = own ?? Schema.commonForm(of: name)
        let expected: ValueForm =
          switch format {
          case .number: .number
          case .scalar: .scalar
          case .numberOrInfinite: .numberOrInfinite
          case .priority: .priority
          case .multiplier: .multiplier
          case .boolean: form == .flag ? .flag : .boolean
          }
        #expect(form == expected, "\(kind).\(name)")
      }
    }
  }

  @Test("images and classes are those of the tables") func images() {
    let images = Set(
      Schema.attributesByName.filter { $0.value.contains { $0.attribute.form == .image } }.keys)
    #expect(images.symmetricDifference(ImageAttribute.all) == ["largeContentImage"])
    for element in Schema.all {
      guard let name = element.className else { continue }
      if let kind = ViewControllerKind(rawValue: element.name) {
        #expect(name == kind.className)
      } else if !["pongPressGestureRecognizer", "constraint", "customObject", "segue"]
        .contains(element.name)
      {
        #expect(name == ViewClass.name(of: element.name))
      }
    }
    let items = Schema.element("barButtonItem")?.attributes.first { $0.name == "systemItem" }
    #expect(items?.form == .choice(SystemItem.allCases.map(\.rawValue)))
    let kinds = Schema.element("segue")?.attributes.first { $0.name == "kind" }
    if case .choice(let words)? = kinds?.form {
      #expect(Set(words) == Set(SegueKind.allCases.map(\.rawValue)))
    }
  }
}
