/// The style of a human-readable report.
struct ReportStyle: Sendable, Hashable {
  /// Whether it has colors.
  var isColored = false

  /// The maximum number of columns of a source line, with its number; nil for a default.
  var columns: Int?
}

extension Console {
  /// The style of `error`, with colors by `choice`.
  func style(_ choice: ColorChoice = .auto) -> ReportStyle {
    ReportStyle(isColored: choice.hasColors(default: isColored), columns: columns)
  }
}
