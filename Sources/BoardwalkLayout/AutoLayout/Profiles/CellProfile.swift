/// The geometry of table cells, in points.
struct CellProfile {
  let version: InterfaceBuilderVersion

  /// The rule for a cell's margins.
  enum MarginRule: Sendable {
    /// 8 points, or those of a separator if the cell inherits the margins of its table.
    case inherited

    /// By the width of the table.
    case tableWidth

    /// By the width of the screen.
    case screenWidth
  }

  /// The rule for margins.
  var marginRule: MarginRule { Self.marginRules[version] }

  /// The side margins of a narrow cell.
  var narrowMargin: Double { Self.narrowMargins[version] }

  /// The side margins of a cell in a table that is a subview of a controller's view, on screens
  /// narrower than 390 points; nil for those of other cells.
  var innerTableMargin: Double? { Self.innerTableMargins[version] }

  /// The side margins of a cell of a xib for screens narrower than 390 points.
  var topLevelNarrowScreenMargin: Double { Self.topLevelNarrowScreenMargins[version] }

  /// The side margins of a cell of a xib up to 320 points wide.
  static let topLevelNarrowMargin = 16.0

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
    MarginRule.inherited, .counted("LAY-52"), .init(.xcode9, .tableWidth, .counted("LAY-52")),
    .init(.xcode11, .screenWidth, .counted("LAY-52")))

  private static let narrowMargins = VersionTable(
    15.0, .counted("LAY-57"), .init(.xcode13, 16, .counted("LAY-57")))

  private static let innerTableMargins = VersionTable<Double?>(
    nil, .counted("LAY-64"), .init(.xcode9, 15, .counted("LAY-64")),
    .init(.xcode13, nil, .counted("LAY-64")))

  private static let topLevelNarrowScreenMargins = VersionTable(
    15.0, .counted("LAY-57"), .init(.xcode12, 16, .counted("LAY-57")))

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
