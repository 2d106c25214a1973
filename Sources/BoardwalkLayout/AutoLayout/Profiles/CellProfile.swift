/// The geometry of table cells, in points.
struct CellProfile {
  let version: InterfaceBuilderVersion

  /// The rule for a cell's margins.
  enum MarginRule: Sendable {
    /// 8 points, unless the content inherits the margins of its cell.
    case inherited

    /// By the width of the table.
    case tableWidth

    /// By the width of the screen.
    case screenWidth
  }

  /// The rule for margins.
  var marginRule: MarginRule { Self.marginRules[version] }

  /// The side margins of a cell up to 320 points wide, by the width of the screen.
  static let narrowMargin = 16.0

  /// The side margins of a cell in a table that is a subview of a controller's view, if they are
  /// not those of other cells. Since Xcode 11 they apply to screens narrower than 390 points.
  var innerTableMargin: Double? { Self.innerTableMargins[version] }

  /// The side margins of a cell of a xib for screens narrower than 390 points.
  var topLevelNarrowScreenMargin: Double { Self.topLevelNarrowScreenMargins[version] }

  /// The margins above and below that content can inherit from its cell.
  var inheritedEndMargin: Double { Self.inheritedEndMargins[version] }

  /// The margins above and below.
  var endMargin: Double { Self.endMargins[version] }

  /// The height of a separator.
  var separator: Double { Self.separators[version] }

  /// The width of a disclosure indicator with its margins; nil if it depends on the screen.
  var disclosureWidth: Double? { Self.disclosureWidths[version] }

  /// Whether accessories keep the margin of the cell.
  var signsKeepMargins: Bool { Self.signMargins[version] }

  /// The space above and below the texts of rows that size themselves; nil if rows do not.
  var textEndSpace: Double? { Self.textEndSpaces[version] }

  private static let marginRules = VersionTable(
    MarginRule.inherited, .counted("LAY-52"), .init(.lateXcode9, .tableWidth, .counted("LAY-52")),
    .init(.xcode11, .screenWidth, .counted("LAY-52")))

  private static let innerTableMargins = VersionTable<Double?>(
    nil, .counted("LAY-64"), .init(.lateXcode9, 15, .counted("LAY-64")),
    .init(.xcode13, nil, .counted("LAY-64")))

  private static let topLevelNarrowScreenMargins = VersionTable(
    15.0, .counted("LAY-57"), .init(.xcode12, 16, .counted("LAY-57")))

  private static let inheritedEndMargins = VersionTable(
    10.0, .counted("LAY-52"), .init(.xcode8, 11, .counted("LAY-52")))

  private static let endMargins = VersionTable(
    11.0, .counted("LAY-52"), .init(.xcode26, 15, .counted("LAY-52")))

  private static let separators = VersionTable(
    1.0, .counted("LAY-47"), .init(.xcode8, 0.5, .counted("LAY-47")),
    .init(.xcode11, 0, .counted("LAY-47")))

  private static let disclosureWidths = VersionTable<Double?>(
    33, .counted("LAY-46"), .init(.xcode9, 34, .counted("LAY-46")),
    .init(.xcode11, nil, .counted("LAY-46")))

  private static let signMargins = VersionTable(
    false, .counted("LAY-46"), .init(.xcode11, true, .counted("LAY-46")))

  private static let textEndSpaces = VersionTable<Double?>(
    nil, .fitted(to: "the stored heights of rows with two texts"),
    .init(.xcode11, 10, .fitted(to: "the stored heights of rows with two texts")))
}
