/// The style of a human-readable report.
struct ReportStyle: Sendable, Hashable {
  /// Whether it has colors.
  var isColored = false

  /// How many columns a line of source may take, with its number; nil for as many as fit most windows.
  var columns: Int?
}

extension Console {
  /// The style of what is written to `error`, with colors as `choice` says.
  func style(_ choice: ColorChoice = .auto) -> ReportStyle {
    ReportStyle(isColored: choice.hasColors(usually: isColored), columns: columns)
  }
}
