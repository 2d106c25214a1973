import BoardwalkBase
import BoardwalkDocument
import BoardwalkSchema

extension Document {
  /// The violations by the containers of `kind` without children and custom class; only notes where
  /// code can add children before they appear.
  func emptyContainers(
    _ kind: ElementKind, relationship: RelationshipKind, _ message: String
  ) -> [Violation] {
    guard self.kind == .storyboard else { return [] }
    return elements(of: kind).map(ViewController.init).compactMap { controller in
      guard controller.customClass == nil, controller.nestedControllers.isEmpty,
        !controller.relationships.contains(where: { $0.relationship == relationship }),
        !hasMisspelled(relationship, controller.element)
      else { return nil }
      let isReachableFromCode =
        controller.storyboardIdentifier?.isEmpty == false
        || controller.id == initialViewControllerID
      return Violation(
        controller.element, message, severity: isReachableFromCode ? .note : nil)
    }
  }

  /// Whether a segue of `controller` has a misspelled form of `relationship`, which another rule
  /// reports.
  private func hasMisspelled(_ relationship: RelationshipKind, _ controller: Element) -> Bool {
    let segues = controller.child("connections").map { Array($0.children) } ?? []
    return segues.flatMap { [$0["kind"], $0["relationship"]] }.compactMap(\.self).contains {
      Misspelling($0).closest(in: [relationship.rawValue]) != nil
    }
  }
}
