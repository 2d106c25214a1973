import BoardwalkDocument

extension Sugar {
  /// `image: system(heart)` for an image of SF Symbols, `image: named(heart)` for one of the app's own,
  /// whose name alone is enough. The catalog is that of all images of an object.
  static let systemImage = Sugar(name: "system images", saidBy: .calls) { folding in
    // Those of a button's usual state have become fields.
    if let place = folding.statement.place(of: catalog) {
      guard folding.statement.fields[place].value == .plain(system) else { return }
      let images = folding.statement.fields.indices.filter { index in
        ImageSort.isImage(folding.statement.fields[index].name)
      }
      guard !images.isEmpty else { return }
      for image in images {
        guard case .plain(let name) = folding.statement.fields[image].value else { continue }
        folding.statement.fields[image].value = .call(system, [name])
      }
      folding.statement.fields.remove(at: place)
    } else if folding.branch[catalog] == system, folding.statement.place(of: image) == nil {
      let images = folding.branch.attributes.filter { ImageSort.isImage($0.name) }
      guard !images.isEmpty else { return }
      folding.branch[catalog] = nil
      for image in images { folding.branch[image.name] = nil }
      folding.statement.fields.insert(
        contentsOf: images.map { Field(name: $0.name, value: .call(system, [$0.value])) }, at: 0)
    }
  } unfold: { unfolding in
    for place in unfolding.statement.fields.indices {
      let field = unfolding.statement.fields[place]
      guard case .call(let call, let arguments) = field.value, arguments.count == 1,
        call == system || call == "named", ImageSort.isImage(field.name)
      else { continue }
      unfolding.statement.fields[place].value = .plain(arguments[0])
      if call == system, unfolding.statement.place(of: catalog) == nil {
        unfolding.statement.fields.append(Field(name: catalog, value: .plain(system)))
      }
    }
  }

  private static let image = Name.image
  private static let catalog = Name.catalog
  private static let system = ImageSort.system
}
