import BoardwalkDocument
import BoardwalkGraph

/// Where the views inside a view are when it has another size, or other bars over it, than when its
/// document was stored.
struct SubviewFrames {
  private let superview: ViewTemplate
  private let stored: Size
  private let size: Size
  private let safeArea: Rect

  /// For the views inside `superview` when it is at `frame` and bars leave `safeArea` free, both in
  /// points of the screen.
  init(_ superview: ViewTemplate, at frame: Rect, safeArea: Rect) {
    self.superview = superview
    stored = superview.frame?.size ?? frame.size
    size = frame.size
    self.safeArea = safeArea.moved(by: Point(x: -frame.minX, y: -frame.minY))
  }

  /// The frames in the superview's space, in the order of its subviews.
  func frames() -> [Rect] {
    let frames = superview.subviews.map {
      $0.frame ?? Rect(x: 0, y: 0, width: stored.width, height: stored.height)
    }
    let guides = Set(
      superview.rest.children.filter { $0.name == "viewLayoutGuide" }
        .compactMap { $0.attributes["id"] })
    guard size != stored || !guides.isEmpty || isRoot else { return frames }
    let columns = spans(of: frames, along: .horizontal, guides)
    let rows = spans(of: frames, along: .vertical, guides)
    return zip(columns, rows).map {
      Rect(x: $0.origin, y: $1.origin, width: $0.length, height: $1.length)
    }
  }

  /// Only a controller's own view has guides.
  private var isRoot: Bool { superview.rest.attributes["key"] == "view" }

  private func spans(of frames: [Rect], along axis: Axis, _ guides: Set<String>) -> [Span] {
    let old = axis.length(of: stored)
    // What scrolls down is as long as it is, whatever the height of the view it scrolls in.
    let isScrolled = superview.elementKind == .scrollView && axis == .vertical
    let new = isScrolled ? old : axis.length(of: size)
    let spans = frames.map(axis.span)
    if superview.elementKind == .stackView {
      let factor = old > 0 ? new / old : 1
      return spans.map { Span(origin: $0.origin * factor, length: $0.length * factor) }
    }
    let ties = EdgeTies(
      superview, spans: spans, axis: axis, growth: new - old,
      safeArea: axis.span(of: safeArea), guides: guides)
    return zip(superview.subviews, spans).enumerated().map { index, item in
      let (view, span) = item
      if view.isContentView {
        return Span(origin: span.origin, length: max(0, span.length + new - old))
      }
      if let tied = ties.span(of: index) { return tied }
      if superview.isContentView, axis == .horizontal, !view.isPlacedByConstraints {
        return follow(span, from: old, to: new)
      }
      return Autoresizing(view).span(span, from: old, to: new, along: axis)
    }
  }

  /// The labels of UIKit's own cell styles have no masks that tell it, but the short ones on the right
  /// stay there, and the long ones take what room there is.
  private func follow(_ span: Span, from old: Double, to new: Double) -> Span {
    let growth = new - old
    if span.length > old / 2 {
      return Span(origin: span.origin, length: max(0, span.length + growth))
    }
    let isRight = span.origin > old - span.origin - span.length
    return Span(origin: span.origin + (isRight ? growth : 0), length: span.length)
  }
}

extension ViewTemplate {
  /// Whether it holds what a cell shows.
  fileprivate var isContentView: Bool {
    elementKind == .tableViewCellContentView || elementKind == .collectionViewCellContentView
      || rest.attributes["key"] == "contentView"
  }

  fileprivate var isPlacedByConstraints: Bool {
    rest.attributes["translatesAutoresizingMaskIntoConstraints"] == "NO"
  }
}
