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

  /// The rule for margins (LAY-52).
  var marginRule: MarginRule {
    version >= .xcode11 ? .screenWidth : version >= .lateXcode9 ? .tableWidth : .inherited
  }

  /// The side margins of a cell up to 320 points wide, by the width of the screen.
  static let narrowMargin = 16.0

  /// The side margins of a cell in a table that is a subview of a controller's view, if they are
  /// not those of other cells. Since Xcode 11 they apply to screens narrower than 390 points
  /// (LAY-64).
  var innerTableMargin: Double? { version >= .lateXcode9 && version < .xcode13 ? 15 : nil }

  /// The side margins of a cell of a xib for screens narrower than 390 points (LAY-57).
  var topLevelNarrowScreenMargin: Double { version >= .xcode12 ? 16 : 15 }

  /// The margins above and below that content can inherit from its cell (LAY-52).
  var inheritedEndMargin: Double { version >= .xcode8 ? 11 : 10 }

  /// The margins above and below (LAY-52).
  var endMargin: Double { version >= .xcode26 ? 15 : 11 }

  /// The height of a separator (LAY-47).
  var separator: Double { version >= .xcode11 ? 0 : version >= .xcode8 ? 0.5 : 1 }

  /// The width of a disclosure indicator with its margins; nil if it depends on the screen
  /// (LAY-46).
  var disclosureWidth: Double? { version >= .xcode11 ? nil : version >= .xcode9 ? 34 : 33 }

  /// Whether accessories keep the margin of the cell (LAY-46).
  var signsKeepMargins: Bool { version >= .xcode11 }

  /// The space above and below the texts of rows that size themselves; nil if rows do not. It is
  /// fitted to the stored heights of rows with two texts.
  var textEndSpace: Double? { version >= .xcode11 ? 10 : nil }
}
