import BoardwalkDocument

/// The background behind a view, as far as the document determines it.
struct Backdrop: Sendable {
  /// Red, green and blue; nil if they are unknown.
  let color: [Double]?

  /// The backdrop of `element`: its own background, else that of the nearest ancestor with one,
  /// unless a sibling may lie between.
  init(of element: Element, in document: Document) {
    var current = element
    while true {
      let view = View(current)
      guard !view.isHidden, view.alpha == 1 else { break }
      if current.child("color", key: "backgroundColor") != nil {
        color = view.backgroundColor?.opaqueComponents
        return
      }
      guard let list = current.parent, document.kind(of: list) == .subviews,
        let superview = list.parent, !Self.hasViewBehind(current, among: list)
      else { break }
      current = superview
    }
    color = nil
  }

  /// Whether an earlier sibling overlaps `element` from behind.
  private static func hasViewBehind(_ element: Element, among list: Element) -> Bool {
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
