import BoardwalkDocument

enum MeasureSugar {
  /// `insets: inset(0, 8, 0, 8)`: values of numbers alone, by their key.
  static let rule = SugarRule(name: "measures") { resugaring in
    for content in resugaring.element.contents {
      guard case .element(let child) = content, let parts = Measures.sides[child.name],
        child.contents.isEmpty, let key = child["key"], Spelling.isWord(key),
        child.attributes.map(\.name) == ["key"] + parts
      else { continue }
      let numbers = child.attributes.dropFirst().map(\.value)
      guard
        numbers.allSatisfy({
          NumberText.isNumber($0) && NumberText.full(NumberText.short($0)) == $0
        })
      else { continue }
      resugaring.element.contents.removeAll { $0 == content }
      resugaring.addField(key, .call(child.name, numbers.map(NumberText.short)))
    }
  } desugar: { desugaring in
    desugaring.statement.fields.removeAll { field in
      guard let child = element(of: field) else { return false }
      desugaring.inserted.append(child)
      return true
    }
  }

  /// The element of `field`; nil if it is not a measure.
  private static func element(of field: Field) -> ElementNode? {
    guard case .call(let kind, let numbers) = field.value, let parts = Measures.sides[kind],
      parts.count == numbers.count
    else { return nil }
    let attributes = zip(parts, numbers).map { Attribute($0, NumberText.full($1)) }
    return ElementNode(kind, [Attribute("key", field.name)] + attributes)
  }
}
