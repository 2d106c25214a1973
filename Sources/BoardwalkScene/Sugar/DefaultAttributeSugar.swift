import BoardwalkDocument
import BoardwalkSchema

enum DefaultAttributeSugar {
  /// Attributes that Interface Builder gives every new object may be omitted. If one is absent, the
  /// value that this implies is written, or `absent`.
  static let rule = SugarRule(
    name: "default attributes", for: ElementSets.withDefaults
  ) { resugaring in
    let element = resugaring.element
    let hasMask = element.elements.contains { $0.name == "autoresizingMask" }
    let defaults = DefaultAttributes.of(element.name, resugaring.owner, hasMask: hasMask, element)
    for attribute in defaults {
      if let value = element[attribute.name] {
        if value == attribute.value { resugaring.element[attribute.name] = nil }
      } else {
        let value = absenceValue(of: attribute, in: element.name)
        resugaring.addField(attribute.name, value)
      }
    }
  } desugar: { desugaring in
    let kind = desugaring.element.name
    let hasMask = desugaring.hasChild("autoresizingMask", key: "autoresizingMask")
    for attribute in DefaultAttributes.of(kind, desugaring.owner, hasMask: hasMask, desugaring) {
      switch desugaring.field(attribute.name) {
      case nil:
        if desugaring.element[attribute.name] == nil {
          desugaring.element.attributes.append(attribute)
        }
      case .absent, absenceValue(of: attribute, in: kind): _ = desugaring.take(attribute.name)
      default: break
      }
    }
  }

  /// The value that is written if the default `attribute` is absent in an element named `kind`.
  private static func absenceValue(of attribute: Attribute, in kind: String) -> FieldValue {
    let schema = Schema.element(kind)?.attribute(attribute.name)
    return schema?.valueIfAbsent.map(FieldValue.plain) ?? .absent
  }
}
