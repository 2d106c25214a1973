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

  /// Whether a segue of `controller` has a word that is nearly `relationship`, which is reported.
  private func hasMisspelled(_ relationship: String, _ controller: Element) -> Bool {
    let segues = controller.child("connections").map { Array($0.children) } ?? []
    return segues.flatMap { [$0["kind"], $0["relationship"]] }.compactMap(\.self).contains {
      Misspelling($0).closest(in: [relationship]) != nil
    }
  }
}
