import BoardwalkTree

extension Sugar {
  /// `textLabel: title` for attributes that hold another object's identifier: its name.
  static let references = Sugar(name: "references") { folding in
    for (index, attribute) in folding.branch.attributes.enumerated()
    where names.contains(attribute.name) {
      guard let name = folding.context.names.byID[attribute.value] else { continue }
      folding.branch.attributes[index] = Attribute(attribute.name, name)
    }
  } unfold: { unfolding in
    for (index, field) in unfolding.statement.fields.enumerated() where names.contains(field.name) {
      guard case .plain(let name) = field.value, let id = unfolding.context.names.byName[name]
      else { continue }
      unfolding.statement.fields[index].value = .plain(id)
    }
  }

  private static let names = SceneNames.references.union([
    "textLabel", "detailTextLabel", "imageView", "popoverAnchorView", "popoverAnchorBarButtonItem",
  ])
}
