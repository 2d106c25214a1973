import BoardwalkBase
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
        !controller.relationships.contains(where: { $0.relationship == relationship }),
        !hasMisspelled(relationship, controller.element)
      else { return nil }
      let isKnownToCode =
        controller.storyboardIdentifier?.isEmpty == false
        || controller.id == initialViewControllerID
      return (controller, isKnownToCode)
    }
  }

  /// Whether a scene has a segue of `controller` whose kind is nearly `relationship`, which is reported.
  private func hasMisspelled(_ relationship: String, _ controller: Element) -> Bool {
    let kinds = controller.child("connections").map { $0.children.compactMap { $0["kind"] } } ?? []
    return kinds.contains { Misspelling($0).closest(in: [relationship]) != nil }
  }
}
