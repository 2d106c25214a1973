/// The distance of a scroll.
package enum ScrollMove: Sendable, Hashable {
  /// A number of rows, or lines of items, towards the end.
  case rows(Int)

  /// A number of points towards the end.
  case points(Double)

  /// A number of visible pages.
  case pages(Int)

  /// To the start, as after a tap on the status bar.
  case top
}
