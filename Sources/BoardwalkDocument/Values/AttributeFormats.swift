import BoardwalkSchema

/// The forms that the values of an attribute need, as Interface Builder writes them.
struct AttributeFormats: Sendable {
  /// The form that the attribute has on every element that Boardwalk knows.
  private(set) var everywhere: ValueFormat?

  /// The forms that it has on single elements.
  private(set) var onElements: [(element: ElementKind, format: ValueFormat)] = []

  /// The form of the attribute's value on elements of `kind`.
  func format(on kind: ElementKind) -> ValueFormat? {
    for (element, format) in onElements where element == kind { return format }
    return everywhere
  }

  /// The forms of all attributes that have any, and the attributes' names.
  static let all: [(name: String, formats: AttributeFormats)] =
    Schema.attributes.compactMap { name, uses in
      var formats = AttributeFormats()
      formats.everywhere = Schema.commonForms[name].flatMap(ValueFormat.init)
      for (element, attribute) in uses where formats.everywhere == nil {
        guard let kind = ElementKind(rawValue: element), let format = ValueFormat(attribute.form)
        else { continue }
        formats.onElements.append((kind, format))
      }
      let isPlain = formats.everywhere == nil && formats.onElements.isEmpty
      return isPlain ? nil : (name, formats)
    }
}
