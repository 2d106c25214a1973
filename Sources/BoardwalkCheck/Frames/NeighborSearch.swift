import BoardwalkBase
import BoardwalkLayout

/// Finds the next control or text after a view in reading direction.
///
/// Each band keeps its frames in the order of their leading edges, so that a search begins at the
/// end of the view, and mostly ends at the first frame.
struct NeighborSearch {
  /// A frame along the direction of the language: from right to left, x counts down.
  private struct Span {
    let leading: Double
    let trailing: Double
    let top: Double
    let bottom: Double

    init(_ frame: LayoutRect, isRightToLeft: Bool) {
      leading = isRightToLeft ? -frame.maxX : frame.minX
      trailing = isRightToLeft ? -frame.minX : frame.maxX
      (top, bottom) = (frame.minY, frame.maxY)
    }

    func isLevel(with other: Span) -> Bool { top < other.bottom && other.top < bottom }
  }

  /// The controls and texts in one view.
  private struct Siblings {
    var all: [Span] = []
    var byBand: [Int: [Span]] = [:]

    /// Spans that cover very many bands.
    var tall: [Span] = []
  }

  private let unit: SolvedRoot
  private let isRightToLeft: Bool
  private var siblings: [Int: Siblings] = [:]

  /// The maximum overlap of neighbors, in points.
  private static let tolerance = 1.0

  /// A search in `unit`.
  init(_ unit: SolvedRoot, isRightToLeft: Bool) {
    self.unit = unit
    self.isRightToLeft = isRightToLeft
    let content = unit.views.indices.filter {
      unit.views[$0].superview != nil && unit.views[$0].isContent
    }
    let spans = content.map { Span(unit.views[$0].frame, isRightToLeft: isRightToLeft) }
    for (place, span) in zip(content, spans).sorted(by: { $0.1.leading < $1.1.leading }) {
      add(span, of: unit.views[place])
    }
  }

  private mutating func add(_ span: Span, of view: SolvedRoot.View) {
    guard let superview = view.superview else { return }
    siblings[superview, default: Siblings()].all.append(span)
    guard let bands = HorizontalBands.covered(by: view.frame) else {
      siblings[superview]?.tall.append(span)
      return
    }
    for band in bands { siblings[superview]?.byBand[band, default: []].append(span) }
  }

  /// The width that the view at `index` could have without reaching the next control or text, or
  /// its superview's edge; nil for the outermost view.
  func room(beside index: Int) -> Double? {
    let view = unit.views[index]
    guard let superview = view.superview else { return nil }
    let span = Span(view.frame, isRightToLeft: isRightToLeft)
    let group = siblings[superview] ?? Siblings()
    let lists =
      HorizontalBands.covered(by: view.frame).map { bands in
        bands.compactMap { group.byBand[$0] } + [group.tall]
      } ?? [group.all]
    let next = lists.compactMap { Self.leadingEdge(after: span, in: $0) }.min()
    let end = isRightToLeft ? 0 : unit.views[superview].frame.size.width
    return (next ?? end) - span.leading
  }

  /// The start of the first of `spans` after `span`.
  private static func leadingEdge(after span: Span, in spans: [Span]) -> Double? {
    let start = span.trailing - tolerance
    return spans.firstSortedIndex { $0.leading < start }
      .flatMap { spans[$0...].first { $0.isLevel(with: span) } }?.leading
  }
}
