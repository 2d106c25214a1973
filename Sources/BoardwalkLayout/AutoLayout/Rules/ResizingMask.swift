import BoardwalkDocument
import BoardwalkGraph

/// The autoresizing behavior of a view along one axis.
struct ResizingMask {
  enum Axis {
    case horizontal, vertical
  }

  private let isBeforeFlexible: Bool
  private let isSizable: Bool
  private let isAfterFlexible: Bool

  /// Whether UIKit itself lays the view out, from the side where the language begins.
  let followsLanguage: Bool

  /// The mask of `view` in `superview`; without one nothing follows.
  ///
  /// Nothing is stored of how the parts of a cell follow it: its content view as a whole does, and so do
  /// the labels of UIKit's own styles, which take what room there is or stay at their end.
  init(_ view: ViewTemplate, _ axis: Axis, in superview: ViewTemplate? = nil) {
    guard !view.isContentView else {
      (isBeforeFlexible, isSizable, isAfterFlexible) = (false, true, false)
      followsLanguage = true
      return
    }
    if axis == .horizontal, let superview, superview.isContentView, view.hasNoMask,
      let frame = view.frame, let room = superview.frame?.size.width
    {
      isSizable = frame.size.width > room / 2
      isBeforeFlexible = !isSizable && frame.minX > room - frame.maxX
      isAfterFlexible = false
      followsLanguage = true
      return
    }
    followsLanguage = false
    let mask = view.content.layout.resizing
    switch axis {
    case .horizontal:
      isBeforeFlexible = mask?.isLeftFlexible ?? false
      isSizable = mask?.isWidthSizable ?? false
      isAfterFlexible = mask?.isRightFlexible ?? false
    case .vertical:
      isBeforeFlexible = mask?.isTopFlexible ?? false
      isSizable = mask?.isHeightSizable ?? false
      isAfterFlexible = mask?.isBottomFlexible ?? false
    }
  }

  /// Where a view of UIKit's own layout, stored at `span`, begins and how long it is when its content
  /// is `length` long, in a superview `room` long: it keeps the end that it hangs on.
  func widened(
    _ span: (origin: Double, length: Double), to length: Double?, in room: Double?
  ) -> (origin: Double, length: Double) {
    guard followsLanguage, !isSizable, let length, let room, length > span.length else {
      return span
    }
    if isBeforeFlexible {
      let growth = min(length - span.length, max(0, span.origin))
      return (span.origin - growth, span.length + growth)
    }
    return (span.origin, min(length, max(span.length, room - span.origin)))
  }

  /// Where a view that was stored at `span` begins and ends, from the beginning of a superview whose
  /// length is `length` and was `before` when it was stored; nil if that is unknown.
  ///
  /// What can stretch shares what is gained or lost, by length.
  func ends(
    of span: (origin: Double, length: Double), in length: Anchor, before: Double?
  ) -> (low: Anchor, high: Anchor) {
    let end = span.origin + span.length
    let unchanged = (low: Anchor(span.origin), high: Anchor(end))
    guard let before else { return unchanged }
    let low = isBeforeFlexible ? max(span.origin, 0) : 0
    let middle = isSizable ? span.length : 0
    let high = isAfterFlexible ? max(before - end, 0) : 0
    let flexible = low + middle + high
    guard flexible > 0 else { return unchanged }
    let growth = length + -before
    return (growth * (low / flexible) + span.origin, growth * ((low + middle) / flexible) + end)
  }
}

extension ViewTemplate {
  /// Whether it holds what a cell shows.
  fileprivate var isContentView: Bool {
    elementKind == .tableViewCellContentView || elementKind == .collectionViewCellContentView
      || content.layout.role == .contentView
  }

  fileprivate var hasNoMask: Bool { content.layout.resizing?.isFixed ?? true }
}
