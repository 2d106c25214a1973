import BoardwalkGraph

/// How a view without constraints follows its superview's size.
struct Autoresizing {
  private let mask: [String: String]

  /// The mask that the document stores for `view`; without one nothing follows.
  init(_ view: ViewTemplate) {
    mask = view.rest.children.first { $0.name == "autoresizingMask" }?.attributes ?? [:]
  }

  /// Where `stored` is when its superview's length has gone from `old` to `new`: the parts that can
  /// stretch share what is gained or lost, by their lengths.
  func span(_ stored: Span, from old: Double, to new: Double, along axis: Axis) -> Span {
    guard old != new else { return stored }
    let names =
      axis == .horizontal
      ? ("flexibleMinX", "widthSizable", "flexibleMaxX")
      : ("flexibleMinY", "heightSizable", "flexibleMaxY")
    let before = mask[names.0] == "YES" ? max(stored.origin, 0) : 0
    let middle = mask[names.1] == "YES" ? stored.length : 0
    let after = mask[names.2] == "YES" ? max(old - stored.origin - stored.length, 0) : 0
    let flexible = before + middle + after
    guard flexible > 0 else { return stored }
    let growth = (new - old) / flexible
    return Span(
      origin: stored.origin + before * growth, length: max(0, stored.length + middle * growth))
  }
}
