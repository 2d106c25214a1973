/// The geometry of table cells, in points.
struct CellProfile {
  let version: InterfaceBuilderVersion

  /// The rule for a cell's margins.
  enum MarginRule: Sendable {
    /// They are 8, or those of a separator where the cell inherits its table's.
    case inherited

    /// The width of the table.
    case tableWidth

    /// The width of the screen.
    case screenWidth
  }

  /// What a cell's margins follow.
  var marginRule: MarginRule { Self.marginRules[version] }

  /// The side margins of a narrow cell.
  var narrowMargin: Double { Self.narrowMargins[version] }

  /// The side margins of a cell whose table is one of the views inside a controller's own, on a screen less
  /// than 390 wide; nil if they are those of other cells.
  var innerTableMargin: Double? { Self.innerTableMargins[version] }

  /// The side margins of a cell of a xib that is drawn for a screen less than 390 wide.
  var looseNarrowScreenMargin: Double { Self.looseNarrowScreenMargins[version] }

  /// The side margins of a cell of a xib up to 320 wide.
  static let looseNarrowMargin = 16.0

  /// The margins above and below.
  var endMargin: Double { Self.endMargins[version] }

  /// How much the separator takes of a cell.
  var separator: Double { Self.separators[version] }

  /// How much a disclosure indicator takes with what is around it; nil if that follows from the screen.
  var disclosureWidth: Double? { Self.disclosureWidths[version] }

  /// Whether signs keep the cell's own margin from its end.
  var signsKeepMargins: Bool { Self.signMargins[version] }

  /// How far texts keep from the ends of a row that is as high as they ask for; nil if no row is.
  var textEndSpace: Double? { Self.textEndSpaces[version] }

  private static let marginRules = VersionTable(
    MarginRule.inherited, .counted("LAY-52"), .init(.xcode9, .tableWidth, .counted("LAY-52")),
    .init(.xcode11, .screenWidth, .counted("LAY-52")))

  private static let narrowMargins = VersionTable(
    15.0, .counted("LAY-57"), .init(.xcode13, 16, .counted("LAY-57")))

  private static let innerTableMargins = VersionTable<Double?>(
    nil, .counted("LAY-64"), .init(.xcode9, 15, .counted("LAY-64")),
    .init(.xcode13, nil, .counted("LAY-64")))

  private static let looseNarrowScreenMargins = VersionTable(
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
