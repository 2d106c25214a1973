/// A segue that code knows by its identifier.
package struct SegueResource: Sendable, Hashable {
  /// The class of the controller that it leads to.
  package let destination: ClassReference

  /// The class of the first controller in the navigation controller that it leads to; nil for other
  /// destinations.
  package let root: ClassReference?

  /// The union of this and `other`, which has the same identifier.
  func merging(_ other: SegueResource) -> SegueResource {
    var common: ClassReference?
    if let root, let other = other.root { common = root.common(with: other) }
    return SegueResource(destination: destination.common(with: other.destination), root: common)
  }
}
