import BoardwalkTree

extension Sugar {
  /// `image: system(heart)` for an image of SF Symbols, `image: named(heart)` for one of the app's own,
  /// whose name alone is enough.
  static let systemImage = Sugar(name: "system images", saidBy: .calls) { folding in
    // That of a button's usual state has become a field.
    if let catalog = folding.statement.place(of: catalog),
      folding.statement.fields[catalog].value == .plain(system),
      let image = folding.statement.place(of: image),
      case .plain(let name) = folding.statement.fields[image].value
    {
      folding.statement.fields[image].value = .call(system, [name])
      folding.statement.fields.remove(at: catalog)
    } else if folding.branch[catalog] == system, let name = folding.branch[image],
      folding.statement.place(of: image) == nil
    {
      folding.branch[catalog] = nil
      folding.branch[image] = nil
      folding.statement.fields.insert(Field(name: image, value: .call(system, [name])), at: 0)
    }
  } unfold: { unfolding in
    for place in unfolding.statement.fields.indices {
      let field = unfolding.statement.fields[place]
      guard case .call(let call, let arguments) = field.value, arguments.count == 1,
        call == system || call == "named", isImage(field.name.text)
      else { continue }
      unfolding.statement.fields[place].value = .plain(arguments[0])
      if call == system, unfolding.statement.place(of: catalog) == nil {
        unfolding.statement.fields.append(Field(name: catalog, value: .plain(system)))
      }
    }
  }

  /// Whether the attribute `name` has an image: `selectedImage` does.
  private static func isImage(_ name: String) -> Bool {
    name == "image" || name.hasSuffix("Image")
  }

  private static let image = Name.image
  private static let catalog = Name.catalog
  private static let system = "system"
}
