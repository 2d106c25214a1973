/// A layout guide of a view.
package struct GuideContent: Sendable, Hashable {
  /// What a guide stands for.
  package enum Kind: Sendable, Hashable {
    case safeArea, content, frame, keyboard
  }

  /// Its id in the document.
  package let id: String

  /// What it stands for.
  package let kind: Kind

  /// The guide that `element` describes; nil for one without an id.
  init?(_ element: ArchivedElement) {
    guard let id = element["id"] else { return nil }
    self.id = id
    switch element["key"] {
    case "contentLayoutGuide": kind = .content
    case "frameLayoutGuide": kind = .frame
    case "keyboard": kind = .keyboard
    default: kind = .safeArea
    }
  }
}
