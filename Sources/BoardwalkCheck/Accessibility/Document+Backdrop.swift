import BoardwalkDocument

extension Document {
  /// The red, green and blue of the background behind the view `element`: its own, else that of the
  /// nearest ancestor with one; nil if it is unknown, or a sibling may lie between.
  func backdrop(of element: Element) -> [Double]? {
    var current = element
    while true {
      let view = View(current)
      guard !view.isHidden, view.alpha == 1 else { return nil }
      if current.child("color", key: "backgroundColor") != nil {
        return view.backgroundColor?.opaqueComponents
      }
      guard let list = current.parent, kind(of: list) == .subviews, let superview = list.parent,
        !hasViewBehind(current, among: list)
      else { return nil }
      current = superview
    }
  }

  /// Whether an earlier sibling overlaps `element` from behind.
  private func hasViewBehind(_ element: Element, among list: Element) -> Bool {
    guard let frame = View(element).frame else { return true }
    for sibling in list.children {
      if sibling == element { return false }
      guard let other = View(sibling).frame else { return true }
      let isApart =
        other.maxX <= frame.minX || frame.maxX <= other.minX || other.maxY <= frame.minY
        || frame.maxY <= other.minY
      if !isApart { return true }
    }
    return false
  }
}
