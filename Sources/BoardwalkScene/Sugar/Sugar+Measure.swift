import BoardwalkDocument

extension Sugar {
  /// `insets: inset(0, 8, 0, 8)`: values of numbers alone, by their key.
  static let measure = Sugar(name: "measures", saidBy: .calls) { folding in
    for content in folding.branch.contents {
      guard case .branch(let child) = content, let (_, parts) = measures[child.name],
        child.contents.isEmpty, let key = child[.key], Spelling.isWord(key),
        child.attributes.map(\.name) == ["key"] + parts
      else { continue }
      let numbers = child.attributes.dropFirst().map(\.value)
      guard numbers.allSatisfy({ isNumber($0) && NumberText.full(NumberText.short($0)) == $0 })
      else { continue }
      folding.branch.contents.removeAll { $0 == content }
      folding.statement.fields.append(
        Field(name: Name(key), value: .call(child.name.text, numbers.map(NumberText.short))))
    }
  } unfold: { unfolding in
    unfolding.statement.fields.removeAll { field in
      guard let child = element(of: field) else { return false }
      unfolding.inserted.append(child)
      return true
    }
  }

  /// The element that `field` says; nil where that is none of numbers.
  private static func element(of field: Field) -> Branch? {
    guard case .call(let kind, let numbers) = field.value, let (name, parts) = measures[kind],
      parts.count == numbers.count
    else { return nil }
    var attributes: [Attribute] = []
    attributes.reserveCapacity(parts.count + 1)
    attributes.append(Attribute(.key, field.name.text))
    for (part, number) in zip(parts, numbers) {
      attributes.append(Attribute(part, NumberText.full(number)))
    }
    return Branch(name, attributes)
  }

  /// What measures are called, and their parts.
  private static let measures = NameMap(
    [
      "point": ["x", "y"], "size": ["width", "height"],
      "inset": ["minX", "minY", "maxX", "maxY"],
      "edgeInsets": ["top", "left", "bottom", "right"],
      "directionalEdgeInsets": ["top", "leading", "bottom", "trailing"],
      "rect": ["x", "y", "width", "height"],
    ].reduce(into: [:]) { $0[$1.key] = (Vocabulary.name($1.key), $1.value.map(Vocabulary.name)) })
}
