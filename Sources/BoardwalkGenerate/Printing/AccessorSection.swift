/// A part of the generated accessors.
package enum AccessorSection: String, Sendable, Hashable, CaseIterable {
  /// The scenes of storyboards.
  case scenes

  /// The segues of storyboards.
  case segues

  /// The cells of storyboards.
  case cells

  /// The xibs.
  case nibs

  /// The localized strings.
  case strings

  /// The enumeration that holds it.
  package var typeName: String {
    switch self {
    case .scenes: "StoryboardScene"
    case .segues: "StoryboardSegue"
    case .cells: "ReuseIdentifier"
    case .nibs: "Nib"
    case .strings: "L10n"
    }
  }
}
