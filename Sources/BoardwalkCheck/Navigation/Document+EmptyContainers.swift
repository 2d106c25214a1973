import BoardwalkDocument

extension Document {
  /// The containers of `kind` and of UIKit's own class that contain nothing from the start, and
  /// whether code can get hold of them before they show.
  func emptyContainers(
    _ kind: ElementKind, relationship: String
  ) -> [(controller: ViewController, isKnownToCode: Bool)] {
    guard self.kind == .storyboard else { return [] }
    return elements(of: kind).map(ViewController.init).compactMap { controller in
      guard controller.customClass == nil, controller.nestedControllers.isEmpty,
        !controller.relationships.contains(where: { $0.relationship == relationship })
      else { return nil }
      let isKnownToCode =
        controller.storyboardIdentifier?.isEmpty == false
        || controller.id == initialViewControllerID
      return (controller, isKnownToCode)
    }
  }
}
