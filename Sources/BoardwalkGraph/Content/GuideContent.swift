/// A layout guide of a view.
package struct GuideContent: Sendable, Hashable {
  /// The kind of a guide, by its key in documents.
  package enum Kind: String, Sendable, Hashable {
    case safeArea, keyboard
    case content = "contentLayoutGuide"
    case frame = "frameLayoutGuide"
  }

  /// Its id in the document.
  package let id: String

  /// The kind.
  package let kind: Kind

  /// The guide that `element` describes; nil for one without an id.
  init?(_ element: ArchivedElement) {
    guard let id = element["id"] else { return nil }
    self.id = id
    kind = element["key"].flatMap(Kind.init(rawValue:)) ?? .safeArea
  }
}
