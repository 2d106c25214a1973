import BoardwalkBase
import BoardwalkDocument
import BoardwalkGraph

/// A solved layout root: a view with a given frame, such as a controller's own view, a cell or a
/// title view, with its subviews.
package struct SolvedRoot: Sendable {
  /// The kind of the outermost view.
  package enum Role: Sendable, Hashable {
    /// A controller's own view.
    case controllerView

    /// A view of a xib, or of a scene outside any controller.
    case topLevelView

    /// A cell of a table.
    case tableCell

    /// Another view, such as a cell of a collection, a title view or a table's header.
    case other
  }

  /// One of its views.
  package struct View: Sendable {
    /// The template.
    package let template: ViewTemplate

    /// The index of the superview in `views`; nil for the outermost view.
    package let superview: Int?

    /// The frame in the superview's space, in points, its edges at whole pixels.
    package let frame: LayoutRect

    /// The frame in the space of the outermost view, in points, not rounded.
    package let place: LayoutRect

    /// Whether constraints or a stack view determine its frame.
    package let isPlaced: Bool

    /// Whether a stack view arranges the view.
    package let isArranged: Bool

    /// Whether the view or a superview is hidden or fully transparent.
    package let isHidden: Bool

    /// Whether a scroll view is around it.
    package let isScrolled: Bool

    /// Its intrinsic content width, in points; nil without one.
    package let contentWidth: Double?

    /// Its intrinsic content height, in points; nil without one.
    package let contentHeight: Double?

    /// The font of its text; nil for views without text.
    let font: TextFont?

    /// Whether the language is read from right to left.
    let isRightToLeft: Bool

    /// Its content under the traits that it is laid out for.
    package let content: ViewContent

    /// The constraints that it holds under these traits.
    package let constraints: [ConstraintTemplate]
  }

  /// The role of the outermost view.
  package let role: Role

  /// Whether a constraint has a missing item, which disables it.
  package let hasDanglingConstraints: Bool

  /// All its views, each after its superview; the first is the outermost.
  package let views: [View]

  /// Whether its constraints were solved. Beyond the work limit the frames are unknown.
  package let isComplete: Bool

  /// The units of work that its layout took.
  package let work: Int

  /// The conflicts of constraints.
  package let conflicts: [LayoutConflict]

  /// The ambiguity, in the order of the views.
  package let ambiguities: [Ambiguity]

  /// The obstacles of misplaced views, by index.
  ///
  /// A view is misplaced if its frame on the canvas of its document differs by more than a point
  /// from the stored frame.
  package let obstacles: [Int: Obstacle]

  /// The constraint that `origin` names; nil if it comes from no constraint.
  package func constraint(at origin: ConstraintOrigin) -> ConstraintTemplate? {
    guard case .constraint(let holder, let index) = origin else { return nil }
    return views[holder].constraints[index]
  }
}

extension SolvedRoot {
  /// The result of `layout`, whose outermost view has `role`.
  init(_ layout: LayoutRootSolver, _ role: Role) {
    self.role = role
    let nodes = layout.tree.nodes
    var views: [View] = []
    views.reserveCapacity(nodes.count)
    for (index, node) in nodes.enumerated() {
      let isHidden = node.parent.map { views[$0].isHidden } ?? false
      let isScrolled = node.parent.map { views[$0].isScrolled || nodes[$0].kind == .scrollView }
      let size = layout.system.sizes[index]
      let insets = node.alignmentInsets(on: layout.system.canvas)
      views.append(
        View(
          template: node.view, superview: node.parent, frame: layout.frames[index],
          place: layout.places[index], isPlaced: node.isPlaced,
          isArranged: node.placement == .stack,
          isHidden: isHidden || node.isHidden || node.view.alpha == 0,
          isScrolled: isScrolled ?? false,
          contentWidth: size.width.map { $0 + insets.left + insets.right },
          contentHeight: size.height.map { $0 + insets.top + insets.bottom },
          font: node.textFont(on: layout.system.canvas),
          isRightToLeft: layout.system.canvas.isRightToLeft, content: node.content,
          constraints: node.constraints))
    }
    self.views = views
    isComplete = layout.isComplete
    work = layout.work
    hasDanglingConstraints = layout.tree.hasDanglingConstraints
    guard isComplete else {
      (obstacles, conflicts, ambiguities) = ([:], [], [])
      return
    }
    obstacles = Self.obstacles(layout, role)
    conflicts = LayoutConflict.all(in: layout)
    ambiguities = layout.isAmbiguous ? AmbiguitySearch(layout.system).ambiguities() : []
  }

  private static func obstacles(_ layout: LayoutRootSolver, _ role: Role) -> [Int: Obstacle] {
    guard !layout.system.canvas.isRunning else { return [:] }
    let moved = layout.tree.nodes.indices.filter { index in
      let node = layout.tree.nodes[index]
      return node.isPlaced
        && node.view.frame.map { $0.distance(to: layout.frames[index]) > 1 } ?? false
    }
    guard !moved.isEmpty else { return [:] }
    let search = ObstacleSearch(layout, toward: layout.tree, role)
    return moved.reduce(into: [:]) { $0[$1] = search.obstacle(of: $1) }
  }
}

extension SolvedRoot.View {
  /// The greatest distance between an edge or length of its frame and of the stored one, in points.
  package var storedDistance: Double { template.frame.map { $0.distance(to: frame) } ?? 0 }
}

extension SolvedRoot {
  /// The views whose stored frames contradict the document, by index: constraints or stack views
  /// give other frames for any bars, margins and fonts.
  package var contradictedFrames: [Int] {
    // Where constraints conflict, it is open which of them the app breaks.
    guard conflicts.isEmpty else { return [] }
    let open = Set(ambiguities.map(\.view))
    return views.indices.filter { index in
      let view = views[index]
      guard view.isPlaced, !view.isHidden, !open.contains(index),
        let stored = view.template.frame,
        // A view of no size is nowhere in particular.
        stored.size.width > 0, stored.size.height > 0
      else { return false }
      let distance = view.storedDistance
      guard distance > Self.tolerance else { return false }
      if view.content.layout.isMisplaced { return true }
      // Interface Builder knows of frames that it calls ambiguous that others are as good.
      guard !view.content.layout.isAmbiguous, let obstacle = obstacles[index] else { return false }
      return obstacle.isProof(of: distance) && !obstacle.hidesArrangedViews
        && !obstacle.sharesMeasuredLengths
    }
  }

  /// The tolerance of frames, in points: many documents store them rounded.
  fileprivate static let tolerance = 1.01
}

extension Obstacle {
  /// Whether it follows from the document alone, and explains a frame that differs by `distance`: a
  /// length changes by at most twice as much as each of its edges.
  fileprivate func isProof(of distance: Double) -> Bool {
    isCertain && self.distance * 2 + SolvedRoot.tolerance >= distance
  }

  /// Whether it is the arrangement of a stack view with hidden views, for which Xcode 8 left room
  /// (LAY-92).
  fileprivate var hidesArrangedViews: Bool {
    kind == .arrangement && view.subviews.contains(where: \.isHidden)
  }

  /// Whether it is the share of a view in the length of a stack view, which follows from measured
  /// contents and those that have no size (LAY-26).
  fileprivate var sharesMeasuredLengths: Bool {
    guard kind == .arrangement, let stack = view.content.stack else { return false }
    return stack.distribution == .fillProportionally && stack.isVertical == isVertical
  }

  /// Whether the obstacle follows from the document alone. Bars, margins, and the sizes of controls
  /// changed with Xcode, and with the containers.
  fileprivate var isCertain: Bool {
    guard priority >= 1000 else { return kind == .frame }
    switch kind {
    case .plain, .arrangement, .frame: return true
    case .safeArea: return isVertical && distance > Self.statusBarChange && !isBar
    case .screenEnd: return !isBar
    case .margins: return distance > Self.marginChange && !(isVertical && isBar)
    case .baselines, .content: return false
    }
  }

  /// Whether the distance is the height of a bar that a scene may have been drawn with or without.
  private var isBar: Bool { Self.bars.contains { abs($0 - distance) <= 0.5 } }

  /// The heights of bars that a scene may have been drawn with or without, alone and together.
  private static let bars: [Double] = [
    20, 24, 34, 44, 47, 48, 49, 50, 54, 56, 59, 62, 64, 78, 83, 88, 91, 92, 96, 103, 106,
  ]

  /// The maximum difference between the heights of two systems' top bars.
  private static let statusBarChange = 56.0

  /// The maximum difference between the margins of two systems.
  private static let marginChange = 12.0
}

extension LayoutRect {
  /// The greatest distance between an edge or length of both.
  func distance(to other: LayoutRect) -> Double {
    max(
      abs(minX - other.minX), abs(minY - other.minY), abs(size.width - other.size.width),
      abs(size.height - other.size.height))
  }
}
