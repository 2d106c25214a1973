/// A class of conflicts that one policy decides.
package enum ConflictClass: String, Sendable, Hashable, CaseIterable {
  /// Texts and titles.
  case text

  /// Colors, fonts and images.
  case style

  /// Sizes and places of views, and constraints.
  case layout

  /// Elements that one side deleted.
  case deletion

  /// All other attributes.
  case attribute

  /// Every conflict.
  case all

  /// A short description of the class.
  package var summary: String {
    switch self {
    case .text: "texts and titles"
    case .style: "colors, fonts and images"
    case .layout: "constraints, sizes and places of views"
    case .deletion: "objects that one version deleted and the other changed"
    case .attribute: "all other attributes"
    case .all: "every conflict"
    }
  }

  /// The class of `conflict`.
  package init(_ conflict: Conflict) {
    switch conflict.subject {
    case .deletion, .reference: self = .deletion
    case .text: self = .text
    case .parent, .position: self = .layout
    case .attribute(let name) where Self.texts.contains(name): self = .text
    case .attribute(let name) where Self.styles.contains(name): self = .style
    default:
      if Self.styleElements.contains(conflict.element) {
        self = .style
      } else if Self.layoutElements.contains(conflict.element) {
        self = .layout
      } else {
        self = .attribute
      }
    }
  }

  private static let texts: Set<String> = [
    "text", "title", "placeholder", "headerTitle", "footerTitle", "prompt", "label", "hint",
  ]

  private static let styles: Set<String> = [
    "image", "highlightedImage", "selectedImage", "backgroundImage", "textAlignment", "style",
    "alpha", "barStyle",
  ]

  private static let styleElements: Set<String> = [
    "color", "nil", "fontDescription", "font", "state", "attributes", "imageReference",
  ]

  private static let layoutElements: Set<String> = [
    "constraint", "rect", "size", "inset", "edgeInsets", "directionalEdgeInsets",
    "autoresizingMask", "point",
  ]
}
