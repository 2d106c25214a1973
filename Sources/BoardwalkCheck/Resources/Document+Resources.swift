import BoardwalkDocument
import BoardwalkTree

extension Document {
  /// The places where it uses images of the app, in document order.
  var usedImages: [ResourceUse] {
    var uses: [ResourceUse] = []
    let wanted = tree.names.map { Self.imageAttributes.contains($0) }
    guard wanted.contains(true) else { return [] }
    tree.forEachAttribute(where: wanted) { place in
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

  /// The places where it uses named colours of the app, in document order.
  var usedColors: [ResourceUse] {
    elements(of: .color).compactMap { color in
      // A colour with a catalog is the system's.
      guard let name = color["name"], !name.isEmpty, color["catalog"] == nil else { return nil }
      return ResourceUse(element: color, attribute: "name", name: name)
    }
  }

  /// The names of the resources of `kind` that it lists; nil where it lists no resources at all.
  func listedResources(_ kind: ElementKind) -> Set<String>? {
    guard let resources = root.child("resources") else { return nil }
    return Set(resources.children.filter { self.kind(of: $0) == kind }.compactMap { $0["name"] })
  }

  /// The attributes that name images.
  private static let imageAttributes: Set<String> = [
    "image", "selectedImage", "backgroundImage", "highlightedImage", "landscapeImage",
    "landscapeImagePhone", "largeContentSizeImage", "minimumValueImage", "maximumValueImage",
    "progressImage", "trackImage", "onImage", "offImage", "shadowImage", "backIndicatorImage",
    "backIndicatorTransitionMaskImage",
  ]

  /// Elements that say by `image` whether something is one.
  private static let flags: Set<String> = ["accessibilityTraits"]
}
