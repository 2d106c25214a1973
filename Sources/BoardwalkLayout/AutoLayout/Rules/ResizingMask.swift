import BoardwalkDocument
import BoardwalkGraph
import BoardwalkSchema

/// The autoresizing behavior of a view along one axis.
struct ResizingMask {
  private var mask = ResizingContent.Axis.fixed

  /// Whether the cell lays out the view, so that a right-to-left layout mirrors it.
  let isLaidOutByCell: Bool

  /// The mask of `view` in `superview`.
  ///
  /// Documents store no masks for the views of a cell: the content view fills the cell, and a label
  /// of a cell style fills the width or stays at the nearer side.
  init(_ view: ViewTemplate, _ axis: LayoutAxis, in superview: ViewTemplate? = nil) {
    guard !view.isContentView else {
      mask.isSizable = true
      isLaidOutByCell = true
      return
    }
    if axis == .horizontal, let superview, superview.isContentView, view.hasNoMask,
      let frame = view.frame, let room = superview.frame?.size.width
    {
      mask.isSizable = frame.size.width > room / 2
      mask.isBeforeFlexible = !mask.isSizable && frame.minX > room - frame.maxX
      isLaidOutByCell = true
      return
    }
    isLaidOutByCell = false
    let written = view.content.layout.resizing
    mask = (axis == .horizontal ? written?.horizontal : written?.vertical) ?? .fixed
  }

  /// The position and length of a cell's label that was stored at `span`, with content `length`
  /// points long in a superview `room` points long. The edge at the nearer side does not move.
  func widened(
    _ span: (origin: Double, length: Double), to length: Double?, in room: Double?
  ) -> (origin: Double, length: Double) {
    guard isLaidOutByCell, !mask.isSizable, let length, let room, length > span.length else {
      return span
    }
    if mask.isBeforeFlexible {
      let growth = min(length - span.length, max(0, span.origin))
      return (span.origin - growth, span.length + growth)
    }
    return (span.origin, min(length, max(span.length, room - span.origin)))
  }

  /// The ends of a view that was stored at `span` in a superview whose length changed from `before`
  /// to `length`; nil if the old length is unknown.
  ///
  /// The flexible parts share the difference, in proportion to their lengths.
  func ends(
    of span: (origin: Double, length: Double), in length: LinearExpression, before: Double?
  ) -> (low: LinearExpression, high: LinearExpression) {
    let end = span.origin + span.length
    let unchanged = (low: LinearExpression(span.origin), high: LinearExpression(end))
    guard let before else { return unchanged }
    let low = mask.isBeforeFlexible ? max(span.origin, 0) : 0
    let middle = mask.isSizable ? span.length : 0
    let high = mask.isAfterFlexible ? max(before - end, 0) : 0
    let flexible = low + middle + high
    guard flexible > 0 else { return unchanged }
    let growth = length + -before
    return (growth * (low / flexible) + span.origin, growth * ((low + middle) / flexible) + end)
  }
}

extension ViewTemplate {
  /// Whether it is the content view of a cell.
  var isContentView: Bool {
    elementKind == .tableViewCellContentView || elementKind == .collectionViewCellContentView
      || content.layout.role == .contentView
  }

  fileprivate var hasNoMask: Bool { content.layout.resizing?.isFixed ?? true }
}
