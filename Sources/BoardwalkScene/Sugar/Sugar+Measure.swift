import BoardwalkTree

extension Sugar {
  /// `insets: inset(0, 8, 0, 8)`: values of numbers alone, by their key.
  static let measure = Sugar(name: "measures") { folding in
    for content in folding.branch.contents {
      guard case .branch(let child) = content, let names = measures[child.name],
        child.contents.isEmpty, let key = child["key"], Spelling.isWord(key),
        child.attributes.map(\.name) == ["key"] + names
      else { continue }
      let numbers = child.attributes.dropFirst().map(\.value)
      guard numbers.allSatisfy({ isNumber($0) && NumberText.full(NumberText.short($0)) == $0 })
      else { continue }
      folding.branch.contents.removeAll { $0 == content }
      folding.statement.fields.append(
        Field(name: key, value: .call(child.name, numbers.map(NumberText.short))))
    }
  } unfold: { unfolding in
    guard unfolding.hasCalls else { return }
    for field in unfolding.statement.fields {
      guard case .call(let kind, let numbers) = field.value, let names = measures[kind],
        names.count == numbers.count
      else { continue }
      unfolding.statement.fields.removeAll { $0 == field }
      unfolding.inserted.append(
        Branch(
          kind,
          [Attribute("key", field.name)]
            + zip(names, numbers.map(NumberText.full)).map { Attribute($0, $1) }))
    }
  }

  private static let measures: NameMap<[String]> = [
    "point": ["x", "y"], "size": ["width", "height"],
    "inset": ["minX", "minY", "maxX", "maxY"],
    "edgeInsets": ["top", "left", "bottom", "right"],
    "directionalEdgeInsets": ["top", "leading", "bottom", "trailing"],
    "rect": ["x", "y", "width", "height"],
  ]
}
