import BoardwalkDocument

extension Document {
  /// The uses of the app's images, in document order.
  var usedImages: [ResourceUse] {
    var uses: [ResourceUse] = []
    forEachAttribute(where: \.isImage) { place in
      let kind = kind(ofName: place.elementName)
      let name = tree.names[place.elementName]
      guard kind != .image, kind != .resources, !Self.flags.contains(name),
        let element = tree.element(at: place.node), element["catalog"] != "system"
      else { return }
      let value = tree.attributeValue(at: place.index)
      guard !value.isEmpty else { return }
      uses.append(
        ResourceUse(element: element, attribute: tree.names[place.name], name: value))
    }
    return uses
  }

  /// The uses of the app's named colors, in document order.
  var usedColors: [ResourceUse] {
    var uses: [ResourceUse] = []
    for place in attributes(named: "name") {
      // A color with a catalog is the system's, and one with a color space has components for an
      // unknown name. The global tint is not among the resources.
      guard kind(ofName: place.elementName) == .color,
        let color = tree.element(at: place.node), color["catalog"] == nil,
        color["colorSpace"] == nil, color.parent != root
      else { continue }
      let name = tree.attributeValue(at: place.index)
      if !name.isEmpty {
        uses.append(ResourceUse(element: color, attribute: "name", name: name))
      }
    }
    return uses
  }

  /// The names of the resources of `kind` that it lists; nil if it lists no resources at all.
  func listedResources(_ kind: ElementKind) -> Set<String>? {
    guard let resources = root.child("resources") else { return nil }
    return Set(resources.children.filter { self.kind(of: $0) == kind }.compactMap { $0["name"] })
  }

  /// The names of images that it holds itself, as old versions of Interface Builder did with icons
  /// of the system.
  var embeddedImages: Set<String> {
    guard let resources = root.child("resources") else { return [] }
    let images = resources.children(named: "image").filter { $0.endIndex > $0.index + 1 }
    return Set(images.compactMap { $0["name"] })
  }

  /// Elements whose attribute `image` is a Boolean.
  private static let flags: Set<String> = ["accessibilityTraits"]
}
