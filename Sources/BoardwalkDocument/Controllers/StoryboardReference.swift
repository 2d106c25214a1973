import BoardwalkTree

/// A scene that stands for one in another storyboard.
public struct StoryboardReference: DocumentObject {
  /// The `viewControllerPlaceholder` element.
  public let element: Element

  /// The reference that `element` describes.
  public init(_ element: Element) { self.element = element }

  /// The other storyboard's name; nil means this same storyboard.
  public var storyboardName: String? { element["storyboardName"] }

  /// The identifier of the controller there; nil means its initial one.
  public var referencedIdentifier: String? { element["referencedIdentifier"] }

  /// The bundle that holds the other storyboard, if not the app's own.
  public var bundleIdentifier: String? { element["bundleIdentifier"] }

  /// What people call it.
  public var words: String {
    let storyboard = storyboardName ?? "this storyboard"
    return referencedIdentifier.map { "\($0) in \(storyboard)" } ?? storyboard
  }
}
