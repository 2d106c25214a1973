/// The display mode of a split view controller, as `UISplitViewController.DisplayMode`.
package enum SplitDisplayMode: String, Sendable, Hashable, CaseIterable {
  /// Depends on the device; never the effective mode (SPL-02).
  case automatic
  case secondaryOnly, oneBesideSecondary, oneOverSecondary
  case twoBesideSecondary, twoOverSecondary, twoDisplaceSecondary

  /// The mode that a document calls `word`; documents before iOS 14 have other names.
  package init?(written word: String) {
    switch word {
    case "primaryHidden": self = .secondaryOnly
    case "beside", "allVisible": self = .oneBesideSecondary
    case "over", "primaryOverlay": self = .oneOverSecondary
    default: self.init(rawValue: word)
    }
  }

  /// Whether columns overlay the secondary one.
  package var isOver: Bool { self == .oneOverSecondary || self == .twoOverSecondary }

  /// The number of visible columns before the secondary one.
  package var extent: Int {
    switch self {
    case .automatic, .secondaryOnly: 0
    case .oneBesideSecondary, .oneOverSecondary: 1
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
    }
  }
}
