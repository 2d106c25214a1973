/// A reference to a scene of another storyboard.
package struct StoryboardReference: DocumentObject {
  /// The `viewControllerPlaceholder` element.
  package let element: Element

  /// The reference that `element` describes.
  package init(_ element: Element) { self.element = element }

  /// The other storyboard's name; nil for this storyboard.
  package var storyboardName: String? { element["storyboardName"] }

  /// The identifier of the controller there; nil for the initial one.
  package var referencedIdentifier: String? { element["referencedIdentifier"] }

  /// The bundle that holds the other storyboard, if not the app's own.
  package var bundleIdentifier: String? { element["bundleIdentifier"] }

  /// The display name.
  package var displayName: String {
    let storyboard = storyboardName ?? "this storyboard"
    return referencedIdentifier.map { "\($0) in \(storyboard)" } ?? storyboard
  }
}
