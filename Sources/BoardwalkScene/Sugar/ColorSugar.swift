import BoardwalkDocument

enum ColorSugar {
  /// `textColor: .label`, `rgb(…)`, `white(…)`, `named("Accent")`, `nil` by the color's key.
  static let rule = SugarRule(name: "colors") { resugaring in
    var rest: [ElementNode.Content] = []
    for content in resugaring.element.contents {
      guard case .element(let child) = content, child.contents.isEmpty,
        child.attributes.first?.name == "key", let key = child["key"], Spelling.isWord(key),
        let value = ColorText.value(of: child),
        // After a dot there is a plain word.
        !KnownAttributes.isPlain(key, of: resugaring.element.name)
      else {
        rest.append(content)
        continue
      }
      resugaring.addField(key, value)
    }
    if rest.count < resugaring.element.contents.count { resugaring.element.contents = rest }
  } desugar: { desugaring in
    desugaring.statement.fields.removeAll { field in
      guard let child = ColorText.element(field.value, key: field.name) else { return false }
      desugaring.inserted.append(child)
      return true
    }
  }
}
