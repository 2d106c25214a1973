import BoardwalkDocument
import BoardwalkGraph

/// A page control.
struct DisplayPages: Sendable {
  /// The number of dots, limited to what is drawn.
  let count: Int

  /// The index of the current page.
  let current: Int

  /// The color of the dots; nil for the system's.
  let color: ColorValue?

  /// The color of the current dot; nil for the system's.
  let currentColor: ColorValue?

  /// The most dots of a picture.
  private static let limit = 20

  /// The page control with `content`; it has three pages if no number is written.
  init(_ content: PageControlContent?) {
    count = min(max(content?.numberOfPages ?? 3, 1), Self.limit)
    current = content?.currentPage ?? 0
    color = content?.indicatorColor
    currentColor = content?.currentIndicatorColor
  }
}
