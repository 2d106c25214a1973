import BoardwalkDocument
import BoardwalkGraph
import BoardwalkSolver

/// The constraints by which a stack view arranges its subviews.
struct StackArrangement {
  private let stack: StackContent
  private let isVertical: Bool

  /// Whether a column's spacing is from the last baseline of one view to the first of the next.
  private let isBaselineRelative: Bool
  private let outer: Span
  private let spans: [Span]

  /// The edges of the whole, margins included.
  private let bounds: Span

  /// The hidden views, each with the number of visible views before it.
  private let hidden: [(span: Span, place: Int)]

  /// Whether hidden views keep their lengths, as on Interface Builder's canvas.
  private let keepsHiddenLengths: Bool

  /// The edges along the stack and across it, of one view.
  private struct Span {
    var low: LinearExpression
    var high: LinearExpression
    var near: LinearExpression
    var far: LinearExpression
    var first: LinearExpression
    var last: LinearExpression
    var length: Double?
  }

  /// The arrangement of the stack view at `index` of `system`.
  init(_ system: LayoutSystem, stack index: Int) {
    let (tree, canvas, edges) = (system.tree, system.canvas, system.edges)
    let node = tree.nodes[index]
    stack = node.content.stack ?? .standard
    let isVertical = stack.isVertical
    self.isVertical = isVertical
    let arranged = node.children.filter { !tree.nodes[$0].isLeftOut(on: canvas) }
    let isMirrored = canvas.isRightToLeft && !node.keepsDirection
    let baseline = Baselines(tree, canvas, edges: edges, sizes: system.sizes)
    isBaselineRelative = isVertical && stack.isBaselineRelative
    let isOnBaseline = isBaselineRelative || stack.alignment.isBaseline
    func span(_ edges: Edges, _ index: Int) -> Span {
      let size = system.fittingSize(of: index)
      let edges = isMirrored ? edges.mirrored : edges
      let first = isOnBaseline ? baseline.anchor(.firstBaseline, of: index) : edges.top
      let last = isOnBaseline ? baseline.anchor(.lastBaseline, of: index) : edges.bottom
      return isVertical
        ? Span(
          low: edges.top, high: edges.bottom, near: edges.left, far: edges.right, first: first,
          last: last, length: size.height)
        : Span(
          low: edges.left, high: edges.right, near: edges.top, far: edges.bottom, first: first,
          last: last, length: size.width)
    }
    spans = arranged.map { span(edges[$0], $0) }
    hidden = node.children.filter { tree.nodes[$0].isLeftOut(on: canvas) }
      .map { child in (span(edges[child], child), arranged.count { $0 < child }) }
    keepsHiddenLengths = !canvas.isRunning
    bounds = span(edges[index], index)
    let insets = system.surroundings.stackInsets(of: index, in: tree)
    outer = span(edges[index].inset(by: insets), index)
  }

  /// Adds the constraints to `system`.
  func add(to system: inout ConstraintSystem) {
    for (span, place) in hidden {
      if keepsHiddenLengths {
        system.add(span.high - span.low, .equal, 0, at: Self.hiding)
        addToGap(span, before: place, in: &system)
      } else {
        // A hidden view has no length and is at the start.
        system.add(span.low, .equal, bounds.low)
        system.add(span.high, .equal, bounds.low)
      }
      align(span, in: &system)
    }
    guard let first = spans.first, let last = spans.last else {
      if !hidden.isEmpty { collapse(in: &system) }
      return
    }
    system.add(first.low, .equal, outer.low)
    system.add(last.high, .equal, outer.high)
    distribute(in: &system)
    for span in spans { align(span, in: &system) }
    if isBaselineAligned {
      // The first view does not cross the edge that others may exceed; if there is space, all are
      // at the other edge (LAY-93).
      let isFirst = stack.alignment == .firstBaseline
      let (near, far) = (first.near - outer.near, outer.far - first.far)
      system.add(isFirst ? near : far, .greaterOrEqual, 0)
      system.add(isFirst ? far : near, .equal, 0, at: Self.fitting)
      for span in spans.dropFirst() {
        system.add(
          isFirst ? span.first : span.last, .equal, isFirst ? first.first : first.last)
      }
    }
    // Across its axis, a stack has its smallest size.
    if stack.alignment != .fill {
      system.add(outer.far - outer.near, .equal, 0, at: Self.fitting)
    }
  }

  /// A stack view whose arranged views are all hidden has no size of its own (LAY-98).
  private func collapse(in system: inout ConstraintSystem) {
    system.add(outer.high - outer.low, .equal, 0, at: Self.fitting)
    system.add(outer.far - outer.near, .equal, 0, at: Self.fitting)
  }

  /// The priority of a fitting size across a stack: below any content priority.
  private static let fitting = Priority(49)

  /// The priority of equal gaps: they take excess space before nested stacks grow.
  private static let sparing = Priority(48)

  /// Places a hidden view before the visible view at `place`, in a gap without a length: in the
  /// middle between its visible neighbors, or beyond the outermost of them (LAY-20). Beside a
  /// single visible view there are no gaps, and it is at the start.
  private func addToGap(_ span: Span, before place: Int, in system: inout ConstraintSystem) {
    if spans.count < 2 {
      system.add(span.low, .equal, bounds.low)
    } else if place == 0 {
      system.add(span.high, .equal, spans[0].low)
    } else if place == spans.count {
      system.add(span.low, .equal, spans[place - 1].high)
    } else {
      system.add(span.low, .equal, (spans[place - 1].high + spans[place].low) * 0.5)
    }
  }

  /// The priority of the zero length of a hidden view, which yields to required constraints.
  private static let hiding = Priority(999)

  /// UIKit's standard spacing.
  fileprivate static let standardSpacing = 8.0

  private var spacing: Double { stack.spacing ?? Self.standardSpacing }

  // MARK: Along the stack

  private func distribute(in system: inout ConstraintSystem) {
    let gaps = zip(spans, spans.dropFirst()).map {
      isBaselineRelative ? $1.first - $0.last : $1.low - $0.high
    }
    switch stack.distribution {
    case .equalSpacing:
      for gap in gaps {
        system.add(gap, .greaterOrEqual, spacing)
        system.add(gap, .equal, gaps[0])
        system.add(gap, .equal, spacing, at: Self.sparing)
      }
    case .equalCentering:
      for gap in gaps {
        system.add(gap, .greaterOrEqual, spacing)
        system.add(gap, .equal, spacing, at: Self.sparing)
      }
      let centers = spans.map { ($0.low + $0.high) * 0.5 }
      let distances = zip(centers, centers.dropFirst()).map { $1 - $0 }
      for distance in distances.dropFirst() {
        system.add(distance, .equal, distances[0], at: Priority(149))
      }
    case .fill, .fillEqually, .fillProportionally:
      for gap in gaps { system.add(gap, .equal, spacing) }
      shareLength(in: &system)
    }
  }

  private func shareLength(in system: inout ConstraintSystem) {
    guard let first = spans.first else { return }
    if stack.distribution == .fillEqually {
      for span in spans.dropFirst() {
        system.add(span.high - span.low, .equal, first.high - first.low)
      }
    } else if stack.distribution == .fillProportionally {
      addProportions(in: &system)
    }
  }

  /// Gives each view its share of the whole length, of which gaps with a written length have theirs
  /// (LAY-26). Beside views without an intrinsic length, the others keep their proportions.
  private func addProportions(in system: inout ConstraintSystem) {
    let known = spans.compactMap { span in
      span.length.flatMap { $0 > 0 ? (length: span.high - span.low, asked: $0) : nil }
    }
    guard let first = known.first else { return }
    let total = known.reduce((stack.spacing ?? 0) * Double(known.count - 1)) { $0 + $1.asked }
    for (place, span) in known.enumerated() {
      let share =
        known.count == spans.count
        ? (outer.high - outer.low) * (span.asked / total)
        : first.length * (span.asked / first.asked)
      system.add(span.length, .equal, share, at: Priority(999 - Double(place) / 100))
    }
  }

  // MARK: Across the stack

  private var isBaselineAligned: Bool {
    !isVertical && stack.alignment.isBaseline
  }

  private func align(_ span: Span, in system: inout ConstraintSystem) {
    switch stack.alignment {
    case .leading, .top:
      system.add(span.near, .equal, outer.near)
      system.add(span.far, .lessOrEqual, outer.far)
    case .trailing, .bottom:
      system.add(span.far, .equal, outer.far)
      system.add(span.near, .greaterOrEqual, outer.near)
    case .center, .centerX, .centerY:
      system.add((span.near + span.far) * 0.5, .equal, (outer.near + outer.far) * 0.5)
      system.add(span.far, .lessOrEqual, outer.far)
      system.add(span.near, .greaterOrEqual, outer.near)
    case .firstBaseline:
      system.add(span.far, .lessOrEqual, outer.far)
    case .lastBaseline:
      system.add(span.near, .greaterOrEqual, outer.near)
    case .fill:
      system.add(span.near, .equal, outer.near)
      system.add(span.far, .equal, outer.far)
    }
  }
}

extension LayoutSystem {
  /// The size of the content of the view at `index`: that of a stack view follows from its arranged
  /// views if all of them have one that is more than a placeholder.
  fileprivate func fittingSize(of index: Int) -> ContentSize {
    let node = tree.nodes[index]
    guard let stack = node.content.stack else { return sizes[index] }
    let arranged = node.children.filter { !tree.nodes[$0].isLeftOut(on: canvas) }.map { child in
      placeholders.contains(child) ? .none : fittingSize(of: child)
    }
    func known(_ length: KeyPath<ContentSize, Double?>) -> [Double]? {
      let lengths = arranged.compactMap { $0[keyPath: length] }
      return lengths.count == arranged.count && !lengths.isEmpty ? lengths : nil
    }
    func along(_ lengths: [Double]) -> Double {
      let gaps = (stack.spacing ?? StackArrangement.standardSpacing) * Double(lengths.count - 1)
      let isEqual = stack.distribution == .fillEqually
      let sum = isEqual ? (lengths.max() ?? 0) * Double(lengths.count) : lengths.reduce(0, +)
      return sum + gaps
    }
    let widths = known(\.width)
    let heights = known(\.height)
    return ContentSize(
      width: sizes[index].width ?? (stack.isVertical ? widths?.max() : widths.map(along)),
      height: sizes[index].height ?? (stack.isVertical ? heights.map(along) : heights?.max()))
  }
}

extension LayoutNode {
  /// Whether a stack view skips it as hidden. A stopped activity indicator that hides when stopped
  /// is skipped in an app, but drawn by Interface Builder.
  func isLeftOut(on canvas: Canvas) -> Bool {
    guard kind == .activityIndicatorView, let indicator = content.activityIndicator,
      indicator.hidesWhenStopped
    else { return isHidden }
    return canvas.isRunning && (isHidden || !indicator.isAnimating)
  }
}
