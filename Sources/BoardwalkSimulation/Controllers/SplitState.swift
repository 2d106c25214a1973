import BoardwalkGraph

/// What a split view controller shows of its columns.
public struct SplitState: Sendable, Hashable {
  /// A place in a split view controller, by UIKit's number.
  public enum Column: Int, Sendable, Hashable, CaseIterable {
    case primary = 0
    case supplementary = 1
    case secondary = 2

    /// What is shown instead of the others where there is room for one only (SPL-12).
    case compact = 3

    /// The column's name.
    package var name: String { "\(self)" }
  }

  /// Which columns are seen, and how, by UIKit's names.
  package enum DisplayMode: String, Sendable, Hashable, CaseIterable {
    /// Whatever suits the device; what is shown is never this one (SPL-02).
    case automatic
    case secondaryOnly, oneBesideSecondary, oneOverSecondary
    case twoBesideSecondary, twoOverSecondary, twoDisplaceSecondary

    /// Whether columns stand over the secondary one.
    package var isOver: Bool { self == .oneOverSecondary || self == .twoOverSecondary }

    /// How many columns are seen before the secondary one.
    var extent: Int {
      switch self {
      case .automatic, .secondaryOnly: 0
      case .oneBesideSecondary, .oneOverSecondary: 1
      case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
      }
    }
  }

  /// Whether its columns are wrapped in navigation controllers, as they are since iOS 14 where the
  /// style says how many there are (SPL-11).
  package internal(set) var hasColumnStyle: Bool

  /// Whether there is room for one column only.
  package internal(set) var isCollapsed = false

  /// How the columns should be seen.
  package internal(set) var preferredDisplayMode: DisplayMode

  /// How the columns are seen; never `automatic`.
  package internal(set) var displayMode = DisplayMode.oneBesideSecondary

  /// The part of the whole width that the primary column should have; nil leaves it to UIKit
  /// (SPL-06).
  package internal(set) var preferredPrimaryColumnWidthFraction: Double?

  /// The least width of the primary column in points; nil leaves it to UIKit.
  package internal(set) var minimumPrimaryColumnWidth: Double?

  /// The greatest width of the primary column in points; nil leaves it to UIKit.
  package internal(set) var maximumPrimaryColumnWidth: Double?

  /// Whether a swipe brings the hidden columns.
  package internal(set) var presentsWithGesture: Bool

  var columns: [Column: ControllerID] = [:]

  /// The controller in `column`.
  package subscript(column: Column) -> ControllerID? { columns[column] }

  /// Whether it has three columns.
  package var isTriple: Bool { columns[.supplementary] != nil }

  /// A split view controller's state as `template` has it from the start.
  init(_ template: ControllerTemplate) {
    let attributes = template.rest.attributes
    let kinds = template.relationships.map(\.kind)
    hasColumnStyle =
      attributes["allowDoubleColumnStyle"] == "YES" || attributes["style"] == "doubleColumn"
      || attributes["style"] == "tripleColumn" || kinds.contains("supplementaryViewController")
      || kinds.contains("compactViewController")
    preferredDisplayMode = Self.displayMode(written: attributes["preferredDisplayMode"])
    preferredPrimaryColumnWidthFraction =
      attributes["preferredPrimaryColumnWidthFraction"].flatMap(Double.init)
    minimumPrimaryColumnWidth = attributes["minimumPrimaryColumnWidth"].flatMap(Double.init)
    maximumPrimaryColumnWidth = attributes["maximumPrimaryColumnWidth"].flatMap(Double.init)
    presentsWithGesture = attributes["presentsWithGesture"] != "NO"
  }

  /// The mode that a document calls `word`; older documents have older words.
  private static func displayMode(written word: String?) -> DisplayMode {
    switch word {
    case "primaryHidden": .secondaryOnly
    case "beside", "allVisible": .oneBesideSecondary
    case "over", "primaryOverlay": .oneOverSecondary
    default: word.flatMap(DisplayMode.init) ?? .automatic
    }
  }

  /// How wide a column at the side is where `width` points are there for all: the part that was asked
  /// for, first no more than the greatest width, then no less than the least (SPL-06). What nobody
  /// asked for is at most 320 points.
  package func primaryColumnWidth(in width: Double) -> Double {
    let usual = isTriple ? 0.3 : 0.4
    let asked = width * (preferredPrimaryColumnWidthFraction ?? usual)
    let limited = min(asked.rounded(.down), maximumPrimaryColumnWidth ?? 320)
    return min(max(limited, minimumPrimaryColumnWidth ?? 0), width)
  }
}
