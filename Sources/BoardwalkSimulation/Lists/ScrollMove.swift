/// The distance of a scroll.
package enum ScrollMove: Sendable, Hashable {
  /// So many rows, or lines of items, towards the end.
  case rows(Int)

  /// So many points towards the end.
  case points(Double)

  /// By as much as can be seen, so many times.
  case pages(Int)
}
