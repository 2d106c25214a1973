import BoardwalkDocument
import BoardwalkSolver

/// The constraints by which a stack view arranges its subviews.
struct StackArrangement {
  private let node: LayoutNode
  private let isVertical: Bool
  private let outer: Span
  private let spans: [Span]

  /// Views that are left out, each with the place of the one before among those that are not.
  private let hidden: [(span: Span, after: Int?)]

  /// The edges along the stack and across it, of one view.
  private struct Span {
    var low: Anchor
    var high: Anchor
    var near: Anchor
    var far: Anchor
    var first: Anchor
    var last: Anchor
    var length: Double?
  }

  init(
    _ tree: LayoutTree, _ canvas: Canvas, _ index: Int, _ edges: [Edges], _ sizes: [ContentSize],
    _ surroundings: Surroundings
  ) {
    node = tree.nodes[index]
    let isVertical = node.attributes["axis"] == "vertical"
    self.isVertical = isVertical
    let arranged = node.children.filter { !tree.nodes[$0].isLeftOut }
    let isMirrored = canvas.isRightToLeft && !node.keepsDirection
    func span(_ edges: Edges, _ size: ContentSize, _ node: LayoutNode) -> Span {
      let edges = isMirrored ? edges.mirrored : edges
      let baseline = Baseline(node, canvas)
      let first = baseline.anchor("firstBaseline", in: edges)
      let last = baseline.anchor("lastBaseline", in: edges)
      return isVertical
        ? Span(
          low: edges.top, high: edges.bottom, near: edges.left, far: edges.right, first: first,
          last: last, length: size.height)
        : Span(
          low: edges.left, high: edges.right, near: edges.top, far: edges.bottom, first: first,
          last: last, length: size.width)
    }
    spans = arranged.map { span(edges[$0], sizes[$0], tree.nodes[$0]) }
    var place: Int?
    hidden = node.children.compactMap { child in
      guard tree.nodes[child].isLeftOut else {
        place = place.map { $0 + 1 } ?? 0
        return nil
      }
      return (span(edges[child], sizes[child], tree.nodes[child]), place)
    }
    outer = span(
      edges[index].inset(by: surroundings.stackInsets(of: index, in: tree)), .none, node)
  }

  /// Adds them to `system`.
  func add(to system: inout ConstraintSystem) {
    // What is left out has no length, and stands where the one before ends.
    for (span, after) in hidden {
      system.add(span.low, .equal, after.map { spans[$0].high } ?? outer.low)
      system.add(span.high, .equal, span.low)
      align(span, in: &system)
    }
    guard let first = spans.first, let last = spans.last else { return }
    system.add(first.low, .equal, outer.low)
    system.add(last.high, .equal, outer.high)
    distribute(in: &system)
    for span in spans { align(span, in: &system) }
    if isBaselineAligned {
      for span in spans.dropFirst() {
        let isFirst = node.attributes["alignment"] == "firstBaseline"
        system.add(
          isFirst ? span.first : span.last, .equal, isFirst ? first.first : first.last)
      }
    }
    // Across, a stack is no larger than it must be.
    if node.attributes["alignment"] != nil, node.attributes["alignment"] != "fill" {
      system.add(outer.far - outer.near, .equal, 0, at: Priority(49))
    }
  }

  private var spacing: Double {
    node.attributes["spacingType"] == "standard" ? 8 : node.number("spacing") ?? 0
  }

  // MARK: Along the stack

  private func distribute(in system: inout ConstraintSystem) {
    let distribution = node.attributes["distribution"] ?? "fill"
    let gaps = zip(spans, spans.dropFirst()).map { $1.low - $0.high }
    switch distribution {
    case "equalSpacing":
      for gap in gaps {
        system.add(gap, .greaterOrEqual, spacing)
        system.add(gap, .equal, gaps[0])
        system.add(gap, .equal, spacing, at: Priority(49))
      }
    case "equalCentering":
      for gap in gaps {
        system.add(gap, .greaterOrEqual, spacing)
        system.add(gap, .equal, spacing, at: Priority(49))
      }
      let centers = spans.map { ($0.low + $0.high) * 0.5 }
      let distances = zip(centers, centers.dropFirst()).map { $1 - $0 }
      for distance in distances.dropFirst() {
        system.add(distance, .equal, distances[0], at: Priority(149))
      }
    default:
      for gap in gaps { system.add(gap, .equal, spacing) }
      shareLength(distribution, in: &system)
    }
  }

  private func shareLength(_ distribution: String, in system: inout ConstraintSystem) {
    guard let first = spans.first else { return }
    if distribution == "fillEqually" {
      for span in spans.dropFirst() {
        system.add(span.high - span.low, .equal, first.high - first.low)
      }
    } else if distribution == "fillProportionally" {
      let known = spans.filter { ($0.length ?? 0) > 0 }
      guard let base = known.first, let length = base.length else { return }
      for span in known.dropFirst() {
        guard let other = span.length else { continue }
        system.add(
          (span.high - span.low) * (1 / other), .equal, (base.high - base.low) * (1 / length),
          at: Priority(999))
      }
    }
  }

  // MARK: Across the stack

  private var isBaselineAligned: Bool {
    !isVertical && ["firstBaseline", "lastBaseline"].contains(node.attributes["alignment"])
  }

  private func align(_ span: Span, in system: inout ConstraintSystem) {
    switch node.attributes["alignment"] ?? "fill" {
    case "leading", "top":
      system.add(span.near, .equal, outer.near)
      system.add(span.far, .lessOrEqual, outer.far)
    case "trailing", "bottom":
      system.add(span.far, .equal, outer.far)
      system.add(span.near, .greaterOrEqual, outer.near)
    case "center", "centerX", "centerY":
      system.add((span.near + span.far) * 0.5, .equal, (outer.near + outer.far) * 0.5)
      system.add(span.far, .lessOrEqual, outer.far)
      system.add(span.near, .greaterOrEqual, outer.near)
    case "firstBaseline", "lastBaseline":
      system.add(span.far, .lessOrEqual, outer.far)
      system.add(span.near, .greaterOrEqual, outer.near)
    default:
      system.add(span.near, .equal, outer.near)
      system.add(span.far, .equal, outer.far)
    }
  }
}

extension LayoutNode {
  /// Whether a stack view leaves it out because it is hidden. An activity indicator that hides while it
  /// stands still is drawn all the same.
  fileprivate var isLeftOut: Bool {
    let isHidden = attributes["hidden"].map { $0 == "YES" } ?? view.isHidden
    return isHidden && !(kind == .activityIndicatorView && attributes["hidesWhenStopped"] == "YES")
  }
}
