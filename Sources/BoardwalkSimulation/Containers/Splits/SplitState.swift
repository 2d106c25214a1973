import BoardwalkGraph
import BoardwalkSchema

/// The column state of a split view controller.
public struct SplitState: Sendable, Hashable {
  /// A place in a split view controller, by UIKit's number.
  public enum Column: Int, Sendable, Hashable, CaseIterable {
    case primary = 0
    case supplementary = 1
    case secondary = 2

    /// The column that replaces the others when collapsed (SPL-12).
    case compact = 3

    /// The column's name.
    package var name: String { "\(self)" }

    /// The column that a child of this relationship fills; nil if it is not one of a split view
    /// controller's.
    init?(_ relationship: RelationshipKind) {
      switch relationship {
      case .masterViewController: self = .primary
      case .supplementaryViewController: self = .supplementary
      case .detailViewController: self = .secondary
      case .compactViewController: self = .compact
      default: return nil
      }
    }
  }

  /// Whether its columns are wrapped in navigation controllers: since iOS 14 with a column style
  /// (SPL-11).
  package internal(set) var hasColumnStyle: Bool

  /// Whether there is room for one column only.
  package internal(set) var isCollapsed = false

  /// The preferred display mode.
  package internal(set) var preferredDisplayMode: SplitDisplayMode

  /// The current display mode; never `automatic`.
  package internal(set) var displayMode = SplitDisplayMode.oneBesideSecondary

  /// The part of the whole width that the primary column should have; nil leaves it to UIKit
  /// (SPL-06).
  package internal(set) var preferredPrimaryColumnWidthFraction: Double?

  /// The least width of the primary column in points; nil leaves it to UIKit.
  package internal(set) var minimumPrimaryColumnWidth: Double?

  /// The greatest width of the primary column in points; nil leaves it to UIKit.
  package internal(set) var maximumPrimaryColumnWidth: Double?

  /// Whether a swipe shows the hidden columns.
  package internal(set) var presentsWithGesture: Bool

  var columns: [Column: ControllerID] = [:]

  /// The controller in `column`.
  package subscript(column: Column) -> ControllerID? { columns[column] }

  /// Whether it has three columns.
  package var isTriple: Bool { columns[.supplementary] != nil }

  /// A split view controller's state as `template` has it from the start.
  init(_ template: ControllerTemplate) {
    let content = template.content.split
    let kinds = template.relationships.map(\.kind)
    hasColumnStyle =
      content.hasColumnStyle || kinds.contains(.supplementaryViewController)
      || kinds.contains(.compactViewController)
    preferredDisplayMode = content.preferredDisplayMode ?? .automatic
    preferredPrimaryColumnWidthFraction = content.preferredPrimaryColumnWidthFraction
    minimumPrimaryColumnWidth = content.minimumPrimaryColumnWidth
    maximumPrimaryColumnWidth = content.maximumPrimaryColumnWidth
    presentsWithGesture = content.presentsWithGesture
  }

  /// The columns of `count` children: those of their `relationships`, or from the left.
  static func columns(of relationships: [RelationshipKind], count: Int) -> [Column] {
    let columns = relationships.compactMap { Column($0) }
    if columns.count == count, Set(columns).count == count { return columns }
    return count > 2 ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
  }

  /// The width of a side column if `width` points are available: the preferred fraction, limited
  /// first to the maximum and then to the minimum width (SPL-06). The default is at most 320
  /// points.
  package func primaryColumnWidth(in width: Double) -> Double {
    let usual = isTriple ? 0.3 : 0.4
    let asked = width * (preferredPrimaryColumnWidthFraction ?? usual)
    let limited = min(asked.rounded(.down), maximumPrimaryColumnWidth ?? 320)
    return min(max(limited, minimumPrimaryColumnWidth ?? 0), width)
  }
}

/// The visible columns.
extension SplitState {
  /// The visible columns, from the left; if collapsed, the compact column or the stack that took
  /// the others (SPL-01, SPL-12).
  var visibleColumns: [ControllerID] {
    if isCollapsed {
      return [columns[.compact] ?? columns[.primary] ?? columns[.secondary]].compactMap { $0 }
    }
    guard let secondary = columns[.secondary] else {
      return [columns[.supplementary] ?? columns[.primary]].compactMap { $0 }
    }
    return sideColumns.compactMap { columns[$0] } + [secondary]
  }

  /// The columns visible next to or over the secondary one.
  var sideColumns: [Column] {
    guard isTriple else { return displayMode.extent > 0 ? [.primary] : [] }
    return [[], [.supplementary], [.primary, .supplementary]][displayMode.extent]
  }

  /// Whether `column` is visible while the split view is expanded.
  func shows(_ column: Column) -> Bool { column == .secondary || sideColumns.contains(column) }

  /// All columns that are shown when expanded, from the left.
  var expandedColumns: [ControllerID] {
    [Column.primary, .supplementary, .secondary].compactMap { columns[$0] }
  }

  /// The mode for `preferredDisplayMode`: automatically, an iPad in portrait hides the side
  /// columns, and one in landscape shows them (SPL-02).
  func resolvedMode(under options: LaunchOptions) -> SplitDisplayMode {
    switch preferredDisplayMode {
    case .automatic:
      guard options.isLandscape else { return .secondaryOnly }
      return isTriple ? .twoBesideSecondary : .oneBesideSecondary
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary:
      guard !isTriple else { return preferredDisplayMode }
      return preferredDisplayMode == .twoOverSecondary ? .oneOverSecondary : .oneBesideSecondary
    default: return preferredDisplayMode
    }
  }

  /// The mode nearest to the present one that shows `column` (SPL-11).
  func mode(showing column: Column, under options: LaunchOptions) -> SplitDisplayMode {
    guard !shows(column) else { return displayMode }
    let isOver = !options.isLandscape
    guard isTriple, column == .primary else {
      return isOver ? .oneOverSecondary : .oneBesideSecondary
    }
    return isOver ? .twoOverSecondary : .twoBesideSecondary
  }

  /// Changes the display mode; returns the columns that it hides and shows.
  mutating func change(to mode: SplitDisplayMode) -> (hidden: [Column], shown: [Column]) {
    let before = sideColumns
    displayMode = mode
    let after = sideColumns
    return (before.filter { !after.contains($0) }, after.filter { !before.contains($0) })
  }

  /// The mode that a tap on the display mode button selects; nil if it has no effect (SPL-03).
  func displayModeButtonTarget(under options: LaunchOptions) -> SplitDisplayMode? {
    guard !isCollapsed, columns[.primary] != nil, columns[.secondary] != nil else { return nil }
    return displayMode.extent == 0
      ? mode(showing: isTriple ? .supplementary : .primary, under: options)
      : mode(hiding: isTriple && displayMode.extent == 1 ? .supplementary : .primary)
  }

  /// The mode nearest to the present one that does not show `column`; the secondary one is always
  /// shown.
  func mode(hiding column: Column) -> SplitDisplayMode {
    guard column != .secondary, shows(column) else { return displayMode }
    guard isTriple, column == .primary else { return .secondaryOnly }
    return displayMode.isOver ? .oneOverSecondary : .oneBesideSecondary
  }
}
