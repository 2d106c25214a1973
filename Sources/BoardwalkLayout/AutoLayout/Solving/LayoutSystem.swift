import BoardwalkBase
import BoardwalkDocument
import BoardwalkGraph
import BoardwalkSchema
import BoardwalkSolver

/// The constraint system of a layout tree, whose variables are edges in the space of the root.
struct LayoutSystem {
  let tree: LayoutTree
  let canvas: Canvas
  let surroundings: LayoutEnvironment

  /// The context of the root.
  let context: LayoutContext

  private(set) var system = ConstraintSystem()

  /// The origin of each constraint of the system.
  private(set) var origins: [ConstraintOrigin] = []

  /// The rectangle that constraints see, of each node.
  private(set) var edges: [Edges] = []

  /// The content size of each node, without its alignment insets.
  private(set) var sizes: [ContentSize] = []

  /// The nodes whose sizes are only there so that they can be seen in a stack view.
  private(set) var placeholders: Set<Int> = []

  /// The stored frame of each node, in the space of the root.
  private var drawn: [LayoutRect] = []

  /// The right and bottom edges of the contents of scroll views, by node.
  private(set) var contentEdges: [Int: Edges] = [:]

  /// Whether the required lengths are soft, because required constraints contradict each other.
  private let isRelaxed: Bool

  /// The constraint system of `tree`, or its relaxation.
  init(
    _ tree: LayoutTree, _ canvas: Canvas, _ surroundings: LayoutEnvironment,
    _ context: LayoutContext, isRelaxed: Bool = false
  ) {
    self.tree = tree
    self.canvas = canvas
    self.surroundings = surroundings
    self.context = context
    self.isRelaxed = isRelaxed
    for index in tree.nodes.indices {
      addNode(index)
      note(.placement(index))
    }
    addConstraints()
    for index in tree.nodes.indices where tree.nodes[index].isPlaced {
      addContentSize(of: index)
      note(.content(index))
    }
    for index in tree.nodes.indices where tree.nodes[index].kind == .stackView {
      StackArrangement(self, stack: index).add(to: &system)
      note(.arrangement(index))
    }
    for index in tree.nodes.indices where tree.nodes[index].isHolder(ofStyledPartsIn: tree) {
      CellArrangement(self, content: index).add(to: &system)
      note(.arrangement(index))
    }
  }

  /// Records `origin` for the constraints added since the last call.
  private mutating func note(_ origin: ConstraintOrigin) {
    while origins.count < system.constraintCount { origins.append(origin) }
  }

  // MARK: Views

  private mutating func addNode(_ index: Int) {
    let node = tree.nodes[index]
    let insets = node.alignmentInsets(on: canvas)
    let edges = addEdges(of: index)
    self.edges.append(edges)
    var size = drawnContentSize(of: index)
    size.width = size.width.map { $0 - insets.left - insets.right }
    size.height = size.height.map { $0 - insets.top - insets.bottom }
    sizes.append(size)
    if node.kind == .scrollView { addContent(of: index) }
    switch node.placement {
    case .constraints, .stack:
      system.add(edges.right - edges.left, .greaterOrEqual, 0)
      system.add(edges.bottom - edges.top, .greaterOrEqual, 0)
    case .filling:
      guard let parent = node.parent else { return }
      let outer = self.edges[parent]
      let accessory = accessoryWidth(beside: node)
      system.add(edges.left, .equal, outer.left + (canvas.isRightToLeft ? accessory : 0))
      system.add(edges.right, .equal, outer.right + (canvas.isRightToLeft ? 0 : -accessory))
      system.add(edges.top, .equal, outer.top)
      system.add(edges.bottom, .equal, outer.bottom + -separator(below: node))
    case .frame: addFrame(of: index, insets)
    case .cellStyle: break
    }
  }

  /// The content size of the node at `index`, or the size that Interface Builder gives it.
  private mutating func drawnContentSize(of index: Int) -> ContentSize {
    let node = tree.nodes[index]
    var size = contentSize(of: index, on: canvas)
    if let axis = tree.sharedAxis(of: index), canvas.textSizes == .stored {
      // The stored size is the distributed one; the shares follow from measured text.
      var canvas = canvas
      canvas.textSizes = .predicted
      let asked = contentSize(of: index, on: canvas)
      if axis == .vertical { size.height = asked.height } else { size.width = asked.width }
    }
    if node.kind == .tabBar, tree.isTiedToBottom(index) {
      // It extends below its content to the end of the screen.
      size.height = size.height.map { $0 + surroundings.safeAreas[0].bottom }
    }
    if node.placement == .stack, !canvas.isRunning {
      let drawn = size.drawnInStack(node, in: tree)
      if drawn != size { placeholders.insert(index) }
      size = drawn
    }
    return size
  }

  /// The height of a cell's separator below its content in `node` (LAY-47, LAY-95).
  private func separator(below node: LayoutNode) -> Double {
    guard node.kind == .tableViewCellContentView, !context.lacksSeparator else { return 0 }
    return canvas.profile.cells.separator
  }

  /// The width of a cell's accessory beside its content in `node`.
  private func accessoryWidth(beside node: LayoutNode) -> Double {
    guard node.kind == .tableViewCellContentView, let cell = node.parent else { return 0 }
    let width = context.size?.width ?? tree.nodes[cell].view.frame?.size.width ?? 0
    return canvas.width(ofAccessory: tree.nodes[cell].view.cell?.accessoryType, inCell: width)
  }

  private func contentSize(of index: Int, on canvas: Canvas) -> ContentSize {
    let node = tree.nodes[index]
    return ContentSizes(canvas: canvas, isInBar: context.role == .barItem).size(
      of: node, textWidth: surroundings.textWidths[index],
      isAtBottom: node.kind == .toolbar && surroundings.safeAreas[0].bottom > 0
        && tree.isTiedToSafeBottom(index))
  }

  /// The edges of the node at `index`; in a running app, undetermined edges have their stored
  /// positions.
  private mutating func addEdges(of index: Int) -> Edges {
    guard canvas.isRunning else {
      return Edges(
        left: LinearExpression(system.addVariable()), right: LinearExpression(system.addVariable()),
        top: LinearExpression(system.addVariable()), bottom: LinearExpression(system.addVariable()))
    }
    let node = tree.nodes[index]
    let origin = node.parent.map { drawn[$0].origin } ?? .zero
    let place = (node.view.frame ?? .zero).moved(by: origin)
    drawn.append(place)
    return Edges(
      left: LinearExpression(system.addVariable(hint: place.minX)),
      right: LinearExpression(system.addVariable(hint: place.maxX)),
      top: LinearExpression(system.addVariable(hint: place.minY)),
      bottom: LinearExpression(system.addVariable(hint: place.maxY)))
  }

  private mutating func addFrame(of index: Int, _ insets: LayoutInsets) {
    let node = tree.nodes[index]
    let stored = node.view.frame ?? .zero
    let frame = Edges(
      left: edges[index].left + -insets.left, right: edges[index].right + insets.right,
      top: edges[index].top + -insets.top, bottom: edges[index].bottom + insets.bottom)
    guard let parent = node.parent else { return addRoot(frame, context.size ?? stored.size) }
    let outer = tree.nodes[parent].alignmentInsets(on: canvas)
    let room = edges[parent].inset(
      by: LayoutInsets(
        top: -outer.top, left: -outer.left, bottom: -outer.bottom, right: -outer.right))
    // A superview that is solved has no size to resize from.
    let before = tree.nodes[parent].isPlaced ? nil : tree.nodes[parent].view.frame?.size
    let superview = tree.nodes[parent].view
    let mask = ResizingMask(node.view, .horizontal, in: superview)
    let span = mask.widened(
      (stored.minX, stored.size.width), to: canvas.isRunning ? sizes[index].width : nil,
      in: before?.width)
    let across = mask.ends(of: span, in: room.right - room.left, before: before?.width)
    let down = ResizingMask(node.view, .vertical, in: superview).ends(
      of: (stored.minY, stored.size.height), in: room.bottom - room.top, before: before?.height)
    if canvas.isRightToLeft, mask.isLaidOutByCell {
      system.add(frame.left, .equal, room.right - across.high)
      system.add(frame.right, .equal, room.right - across.low)
    } else {
      system.add(frame.left, .equal, room.left + across.low)
      system.add(frame.right, .equal, room.left + across.high)
    }
    system.add(frame.top, .equal, room.top + down.low)
    system.add(frame.bottom, .equal, room.top + down.high)
  }

  private mutating func addRoot(_ frame: Edges, _ size: LayoutSize) {
    system.add(frame.left, .equal, 0)
    system.add(frame.top, .equal, 0)
    system.add(frame.right - frame.left, .equal, size.width)
    if context.fitsHeight {
      system.add(frame.bottom - frame.top, .greaterOrEqual, size.height)
      system.add(frame.bottom - frame.top, .equal, size.height, at: Self.fitting)
    } else {
      system.add(frame.bottom - frame.top, .equal, size.height)
    }
  }

  /// The content of a scroll view begins at its corner; constraints determine its end.
  private mutating func addContent(of index: Int) {
    contentEdges[index] = Edges(
      left: edges[index].left, right: LinearExpression(system.addVariable()), top: edges[index].top,
      bottom: LinearExpression(system.addVariable()))
  }

  // MARK: Content

  private mutating func addContentSize(of index: Int) {
    let node = tree.nodes[index]
    let edges = edges[index]
    let placeholder = placeholders.contains(index) ? Self.placeholderYielding : 0
    let yielding = yielding(index) + placeholder
    let priorities = node.content.layout.priorities
    func bound(
      _ length: LinearExpression, _ size: Double, hugging: Priority, resistance: Priority,
      _ system: inout ConstraintSystem
    ) {
      system.add(length, .lessOrEqual, size, at: hugging)
      system.add(length, .greaterOrEqual, size, at: resistance)
    }
    if let width = sizes[index].width {
      bound(
        edges.right - edges.left, width,
        hugging: contentPriority(
          (priorities.horizontalHugging ?? Self.usualHugging) - yielding),
        resistance: contentPriority(
          (priorities.horizontalCompressionResistance ?? Self.usualResistance) - placeholder),
        &system)
    } else if let width = drawnSize(of: index)?.width {
      system.add(edges.right - edges.left, .equal, width, at: Self.last)
    }
    if let height = sizes[index].height {
      bound(
        edges.bottom - edges.top, height,
        hugging: contentPriority((priorities.verticalHugging ?? Self.usualHugging) - placeholder),
        resistance: contentPriority(
          (priorities.verticalCompressionResistance ?? Self.usualResistance) - placeholder),
        &system)
    } else if let height = drawnSize(of: index)?.height {
      system.add(edges.bottom - edges.top, .equal, height, at: Self.last)
    }
  }

  /// The priority of a content size.
  private func contentPriority(_ value: Double) -> Priority {
    isRelaxed ? min(Priority(value), Self.relaxedContent) : Priority(value)
  }

  /// UIKit's usual content priorities.
  private static let usualHugging = 250.0
  private static let usualResistance = 750.0

  /// The difference in priority between real and placeholder content sizes: more than that of
  /// hugging that was reduced by hand, which mostly is 249 (LAY-24).
  private static let placeholderYielding = 1.5

  /// By how much text of several lines hugs itself less than others do, and the last of such texts
  /// the least: of equals it stretches (ORC-91).
  private func yielding(_ index: Int) -> Double {
    let node = tree.nodes[index]
    guard node.kind == .label, let lines = node.content.text.numberOfLines, lines != 1
    else { return 0 }
    return 0.1 + 0.1 * Double(index) / Double(tree.nodes.count)
  }

  /// UIKit's fitting size level: weaker than any content.
  private static let fitting = Priority(50)

  /// The lowest priority.
  private static let last = Priority(0.5)

  /// The size at which the document draws the node at `index`, where such sizes are kept.
  private func drawnSize(of index: Int) -> LayoutSize? {
    context.keepsDrawnSizes ? tree.nodes[index].view.frame?.size : nil
  }

  // MARK: Constraints

  /// Adds the constraints of the document; in a relaxed system constant lengths come last, the
  /// shortest first: of two lengths the longer one is violated (LAY-25).
  private mutating func addConstraints() {
    var places = tree.nodes.indices.flatMap { holder in
      tree.nodes[holder].constraints.indices.map { (holder: holder, index: $0) }
    }
    if isRelaxed {
      let lengths = places.map { place in
        let constraint = tree.nodes[place.holder].constraints[place.index]
        return constraint.secondItem == nil ? constraint.constant : -.infinity
      }
      places = places.indices.sorted { (lengths[$0], $0) < (lengths[$1], $1) }.map { places[$0] }
    }
    for (holder, index) in places {
      add(tree.nodes[holder].constraints[index], of: holder)
      note(.constraint(holder: holder, index: index))
    }
  }

  /// The priorities of required lengths in a relaxed system: they yield to relations between views,
  /// and content sizes yield to constant lengths (LAY-25).
  private static let relaxedLength = Priority(999.8)
  private static let relaxedContent = Priority(999.7)

  /// The standard spacing to a guide.
  private static let systemSpacing = 8.0

  private mutating func add(_ constraint: ConstraintTemplate, of owner: Int) {
    guard constraint.isPossible else { return }
    let (first, second) = tree.items(of: constraint, heldBy: owner)
    guard let first else { return }
    if constraint.secondItem != nil, second == nil { return }
    let isMirrored = isMirrored(constraint, first)
    guard let firstAttribute = constraint.firstAttribute,
      let anchor = anchor(firstAttribute, of: first, tiedTo: second, isMirrored: isMirrored)
    else { return }
    let relation = Relation(constraint.relation)
    var priority = Priority(constraint.priority)
    if isRelaxed, second == nil { priority = min(priority, Self.relaxedLength) }
    if let second {
      let attribute = constraint.secondAttribute ?? firstAttribute
      guard
        let other = self.anchor(attribute, of: second, tiedTo: first, isMirrored: isMirrored)
      else { return }
      let space = isMirrored ? edges[owner].mirrored : edges[owner]
      let scaled = space.scaled(other, by: constraint.multiplier, as: attribute)
      system.add(
        anchor, relation, scaled + constant(of: constraint, first, second), at: priority)
    } else {
      system.add(anchor, relation, constraint.constant, at: priority)
    }
  }

  /// Whether `constraint`, which begins at `first`, follows the language from right to left.
  private func isMirrored(_ constraint: ConstraintTemplate, _ first: LayoutTree.Item) -> Bool {
    guard canvas.isRightToLeft else { return false }
    let attributes = [constraint.firstAttribute, constraint.secondAttribute]
    let follows = attributes.contains { $0?.dependsOnLayoutDirection ?? false }
    guard case .view(let index) = first else { return follows }
    return follows && !tree.nodes[index].keepsDirection
  }

  /// The constant of `constraint`: the standard spacing is the line distance between baselines,
  /// zero beside a safe area, and 8 points beside a guide, whatever number is written.
  private func constant(
    of constraint: ConstraintTemplate, _ first: LayoutTree.Item, _ second: LayoutTree.Item
  ) -> Double {
    if constraint.isSymbolic, constraint.constant > 0 {
      for item in [first, second] {
        switch item {
        case .safeArea: return 0
        case .topGuide, .bottomGuide: return Self.systemSpacing
        default: continue
        }
      }
    }
    guard constraint.usesSystemSpacing,
      constraint.firstAttribute?.isBaseline == true, case .view(let index) = first,
      let font = tree.nodes[index].textFont(on: canvas)
    else { return constraint.constant }
    return font.lineSpacing ?? font.lineHeight
  }

  private func edges(of item: LayoutTree.Item) -> Edges {
    switch item {
    case .view(let index), .frameGuide(let index): return edges[index]
    case .safeArea(let index):
      return edges[index].inset(by: surroundings.reach(into: index, in: tree))
    case .keyboardGuide(let index):
      var guide = edges[index]
      guide.top = guide.bottom + -surroundings.keyboardReach(into: index, in: tree)
      return guide
    case .contentGuide(let index): return contentEdges[index] ?? edges[index]
    case .topGuide, .bottomGuide: return edges(ofGuideAtTop: item == .topGuide)
    }
  }

  /// The edges of the controller's top or bottom layout guide. If its view is a scroll view, its
  /// content is between the guides.
  private func edges(ofGuideAtTop isTop: Bool) -> Edges {
    let reach = surroundings.safeAreas[0]
    var guide = contentEdges[0] ?? edges[0]
    if isTop {
      guide.bottom = guide.top + (contentEdges[0] == nil ? reach.top : 0)
    } else {
      guide.top = guide.bottom + (contentEdges[0] == nil ? -reach.bottom : 0)
    }
    return guide
  }

  /// The attributes of a scroll view's own frame for the views inside it too.
  private static let frameAttributes: Set<LayoutAttribute> = [.width, .height, .centerX, .centerY]

  /// The attributes that a canvas may shift.
  private static let centers: Set<LayoutAttribute> = [.centerX, .centerY]

  private func anchor(
    _ attribute: LayoutAttribute, of item: LayoutTree.Item, tiedTo other: LayoutTree.Item?,
    isMirrored: Bool
  ) -> LinearExpression? {
    var edges = edges(of: item)
    var margins = LayoutInsets.zero
    if case .view(let index) = item {
      margins = surroundings.margins[index]
      // For the views inside, the edges of a scroll view are those of its content.
      if let content = contentEdges[index], case .view(let inner)? = other,
        tree.isInside(inner, index), !Self.frameAttributes.contains(attribute)
      {
        edges = content
      }
    }
    var inner = edges.inset(by: margins)
    if isMirrored { (edges, inner) = (edges.mirrored, inner.mirrored) }
    if let anchor = edges.plainAnchor(attribute) {
      let isShifted = canvas.centerShift != 0 && Self.centers.contains(attribute)
      return isShifted && item != .view(0) ? anchor + -canvas.centerShift : anchor
    }
    switch attribute {
    case .leftMargin, .leadingMargin: return inner.left
    case .rightMargin, .trailingMargin: return inner.right
    case .topMargin: return inner.top
    case .bottomMargin: return inner.bottom
    case .centerXWithinMargins: return (inner.left + inner.right) * 0.5
    case .centerYWithinMargins: return (inner.top + inner.bottom) * 0.5
    case .firstBaseline, .baseline, .lastBaseline:
      guard case .view(let index) = item else { return edges.bottom }
      return Baselines(tree, canvas, edges: self.edges, sizes: sizes).anchor(attribute, of: index)
    default: return nil
    }
  }
}

extension ConstraintTemplate {
  /// Whether UIKit accepts it: an incompatible pair of attributes ends an app, and a constraint
  /// without a priority has no effect.
  fileprivate var isPossible: Bool {
    guard priority > 0 else { return false }
    guard let first = firstAttribute.flatMap(AttributeDimension.init) else { return true }
    guard secondItem != nil, multiplier != 0 else { return first == .size }
    let second = secondAttribute.map(AttributeDimension.init) ?? first
    return second.map(first.pairs) ?? true
  }
}

extension LayoutNode {
  /// Whether it is a label without text, and no class of the app may give it one.
  fileprivate var isPlainLabelWithoutText: Bool {
    view.customClass == nil && view.text?.isEmpty ?? true
  }
}

extension ContentSize {
  /// The length that Interface Builder gives a view without content in a stack view.
  private static let emptyLength = 50.0

  /// The size that Interface Builder gives `node`, which a stack view arranges, so that it can be
  /// seen: that of a plain view, and in a column the height of an empty stack view or of a label
  /// without text (LAY-24).
  fileprivate func drawnInStack(_ node: LayoutNode, in tree: LayoutTree) -> ContentSize {
    let isInColumn = node.parent.map { tree.nodes[$0].content.stack?.isVertical == true } ?? false
    switch node.kind {
    case .view where node.children.isEmpty:
      return ContentSize(width: width ?? Self.emptyLength, height: height ?? Self.emptyLength)
    case .stackView where node.children.isEmpty && isInColumn:
      return ContentSize(width: width, height: height ?? Self.emptyLength)
    case .label where height == 0 && node.isPlainLabelWithoutText:
      return ContentSize(width: width, height: isInColumn ? Self.emptyLength : 0)
    default: return self
    }
  }
}
