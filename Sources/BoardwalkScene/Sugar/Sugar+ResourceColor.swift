import BoardwalkDocument

extension Sugar {
  /// `namedColor "Accent", color: rgb(0.2, 0.4, 1)` for the one colour that a resource holds.
  static let resourceColor = Sugar(name: "colours of resources", for: resources) { folding in
    guard resources.contains(folding.branch.name.text), folding.branch.contents.count == 1,
      let color = folding.branch.branches.first, color.name == .color, color.contents.isEmpty,
      color[.key] == nil,
      let value = ColorText.value(of: Branch(.color, [Attribute(.key, "")] + color.attributes))
    else { return }
    folding.branch.contents = []
    folding.statement.fields.append(Field(name: "color", value: value))
  } unfold: { unfolding in
    // Its colour has become one with a key by now, like any other.
    guard resources.contains(unfolding.tag.name.text),
      let index = unfolding.inserted.firstIndex(where: { $0[.key] == "color" })
    else { return }
    unfolding.inserted[index][.key] = nil
  }

  private static let resources: Set<String> = ["namedColor", "systemColor"]
}
