import BoardwalkDocument

enum SystemImageSugar {
  /// `image: system(heart)` for an image of SF Symbols, `image: named(heart)` for one of the app's
  /// own, whose name alone is enough. The catalog is that of all images of an object.
  static let rule = SugarRule(name: "system images") { resugaring in
    // The images of a button's normal state are fields by now.
    if let place = resugaring.statement.fields.firstIndex(where: { $0.name == catalog }) {
      guard resugaring.statement.fields[place].value == .plain(system) else { return }
      let images = resugaring.statement.fields.indices.filter { index in
        ImageCatalog.isImage(resugaring.statement.fields[index].name)
      }
      guard !images.isEmpty else { return }
      for image in images {
        guard case .plain(let name) = resugaring.statement.fields[image].value else { continue }
        resugaring.statement.fields[image].value = .call(system, [name])
      }
      resugaring.statement.fields.remove(at: place)
    } else if resugaring.element[catalog] == system, !resugaring.statement.hasField(image) {
      let images = resugaring.element.attributes.filter { ImageCatalog.isImage($0.name) }
      guard !images.isEmpty else { return }
      resugaring.element[catalog] = nil
      for image in images { resugaring.element[image.name] = nil }
      resugaring.statement.fields.insert(
        contentsOf: images.map { Field(name: $0.name, value: .call(system, [$0.value])) }, at: 0)
    }
  } desugar: { desugaring in
    for place in desugaring.statement.fields.indices {
      let field = desugaring.statement.fields[place]
      guard case .call(let call, let arguments) = field.value, arguments.count == 1,
        call == system || call == "named", ImageCatalog.isImage(field.name)
      else { continue }
      desugaring.statement.fields[place].value = .plain(arguments[0])
      if call == system, !desugaring.statement.hasField(catalog) {
        desugaring.statement.fields.append(Field(name: catalog, value: .plain(system)))
      }
    }
  }

  private static let image = "image"
  private static let catalog = "catalog"
  private static let system = ImageCatalog.system
}
