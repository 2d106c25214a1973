import BoardwalkDocument

/// Where text stands in a view.
struct Baseline {
  private let node: LayoutNode
  private let font: TextFont?

  /// The baselines of `node` on `canvas`.
  init(_ node: LayoutNode, _ canvas: Canvas) {
    self.node = node
    font = node.textFont(on: canvas)
  }

  /// The place of the baseline called `attribute` in a view with `edges`.
  ///
  /// A view without text ends where its last line would stand.
  func anchor(_ attribute: String, in edges: Edges) -> Anchor {
    guard let font else {
      return attribute == "firstBaseline" ? edges.top : edges.bottom
    }
    switch node.kind {
    case .label, .textView:
      return attribute == "firstBaseline"
        ? edges.top + font.ascender : edges.bottom + -font.descender
    default:
      let middle = (edges.top + edges.bottom) * 0.5
      return middle + (font.ascender - font.descender) / 2
    }
  }
}
