import BoardwalkDocument
import BoardwalkSchema

/// The baselines of views.
struct Baselines {
  private let tree: LayoutTree
  private let canvas: Canvas
  private let edges: [Edges]
  private let sizes: [ContentSize]

  /// The baselines of the nodes of `tree` on `canvas`, with their `edges` and content `sizes`.
  init(_ tree: LayoutTree, _ canvas: Canvas, edges: [Edges], sizes: [ContentSize]) {
    self.tree = tree
    self.canvas = canvas
    self.edges = edges
    self.sizes = sizes
  }

  /// The position of the baseline `attribute` of the node at `index`.
  ///
  /// A view without text has the baseline of an empty line; a stack view has that of one of its
  /// arranged views.
  func anchor(_ attribute: LayoutAttribute, of index: Int) -> LinearExpression {
    let node = tree.nodes[index]
    let isFirst = attribute == .firstBaseline
    if node.kind == .stackView, let bearer = bearer(in: node, isFirst: isFirst) {
      return anchor(attribute, of: bearer)
    }
    let edges = edges[index]
    guard let font = node.textFont(on: canvas) else { return isFirst ? edges.top : edges.bottom }
    switch node.kind {
    case .label, .textView:
      // A first baseline is rounded to a pixel (ORC-87), and a single line has only one baseline.
      let above = pixels(font.ascender, .toNearestOrAwayFromZero)
      let whole = pixels(font.ascender + font.descender - 1e-6, .up)
      return isFirst ? edges.top + above : edges.bottom + (above - whole)
    default:
      let middle = (edges.top + edges.bottom) * 0.5
      return middle + (font.ascender - font.descender) / 2
    }
  }

  /// `length` rounded to whole pixels by `rule`.
  private func pixels(_ length: Double, _ rule: FloatingPointRoundingRule) -> Double {
    (length / canvas.textGranularity).rounded(rule) * canvas.textGranularity
  }

  /// The view whose baseline that of the stack view `stack` is: the first or last of a column, the
  /// highest of a row.
  private func bearer(in stack: LayoutNode, isFirst: Bool) -> Int? {
    let arranged = stack.children.filter { !tree.nodes[$0].isLeftOut(on: canvas) }
    if stack.content.stack?.isVertical == true { return isFirst ? arranged.first : arranged.last }
    let highest = arranged.map { sizes[$0].height ?? 0 }.max()
    return arranged.first { sizes[$0].height ?? 0 == highest }
  }
}
