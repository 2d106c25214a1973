import BoardwalkDocument
import BoardwalkGraph

/// A page control.
struct DisplayPages: Sendable {
  /// The number of drawn dots.
  let count: Int

  /// The index of the current page, which is among the pages (PAGE-30).
  let current: Int

  /// The color of the dots; nil for the system's.
  let color: ColorValue?

  /// The color of the current dot; nil for the system's.
  let currentColor: ColorValue?

  /// The maximum number of drawn dots.
  private static let maximumCount = 20

  /// The page control with `content`; three pages if the document has no number.
  init(_ content: PageControlContent?) {
    count = min(max(content?.numberOfPages ?? 3, 1), Self.maximumCount)
    current = min(max(content?.currentPage ?? 0, 0), count - 1)
    color = content?.indicatorColor
    currentColor = content?.currentIndicatorColor
  }
}
