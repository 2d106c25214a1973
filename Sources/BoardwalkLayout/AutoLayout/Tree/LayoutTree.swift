import BoardwalkDocument
import BoardwalkGraph
import BoardwalkSchema

/// All views of a layout root, and the possible items of their constraints.
struct LayoutTree {
  /// An item of a constraint.
  enum Item: Hashable {
    case view(Int)
    case safeArea(Int)
    case contentGuide(Int)
    case frameGuide(Int)
    case keyboardGuide(Int)

    /// The guides before there were safe areas.
    case topGuide
    case bottomGuide
  }

  private(set) var nodes: [LayoutNode] = []
  private(set) var items: [String: Item] = [:]

  /// Whether constraints that are only for Interface Builder are left out.
  private let isRunning: Bool

  /// The tree under `root` for `traits`; `guides` are those of its controller.
  init(
    _ root: ViewTemplate, guides: [ControllerContent.LayoutGuide], traits: [String: String],
    isRunning: Bool = false
  ) {
    self.isRunning = isRunning
    add(root, parent: nil, traits)
    for guide in guides {
      items[guide.id] = guide.isTop ? .topGuide : .bottomGuide
    }
  }

  private mutating func add(_ view: ViewTemplate, parent: Int?, _ traits: [String: String]) {
    let variation = ActiveVariation(view.variations, traits: traits)
    let content = view.rest.content(overriding: variation.overrides)
    let index = nodes.count
    nodes.append(
      LayoutNode(
        view, parent: parent, content: content, variedFont: variation.font,
        constraints: constraints(of: view, variation, traits),
        placement: placement(of: view, content.layout, in: parent)))
    if let parent { nodes[parent].children.append(index) }
    if !view.id.isEmpty { items[view.id] = .view(index) }
    for guide in content.layout.guides {
      switch guide.kind {
      case .content: items[guide.id] = .contentGuide(index)
      case .frame: items[guide.id] = .frameGuide(index)
      case .keyboard: items[guide.id] = .keyboardGuide(index)
      case .safeArea: items[guide.id] = .safeArea(index)
      }
    }
    for subview in view.subviews where !variation.excluded.contains(subview.id) {
      add(subview, parent: index, traits)
    }
  }

  /// The placement of `view` with `layout` in the view at `parent`.
  private func placement(
    of view: ViewTemplate, _ layout: LayoutContent, in parent: Int?
  ) -> LayoutNode.Placement {
    let placement = LayoutNode.Placement(
      view, layout, in: parent.flatMap { nodes[$0].kind }, isRoot: parent == nil)
    if placement == .frame, parent.map({ isOutgrown(view, by: nodes[$0].view) }) ?? false {
      return .filling
    }
    guard let parent, let holder = nodes[parent].parent, let cell = nodes[holder].view.cell,
      cell.part(view) != nil
    else { return placement }
    switch placement {
    case .filling: return .cellStyle
    case .constraints where view.frame == nil: return .cellStyle
    case .frame:
      // Frames from before the cell got another part do not hold beside it (LAY-96).
      let parts = nodes[parent].view.subviews.filter { cell.part($0) != nil }
      return parts.contains { $0.frame == nil } ? .cellStyle : .frame
    default: return placement
    }
  }

  /// Whether `cell` was made higher than its content `view` is stored, which Xcode 6 did not store
  /// anew.
  private func isOutgrown(_ view: ViewTemplate, by cell: ViewTemplate) -> Bool {
    guard view.elementKind == .tableViewCellContentView, let stored = view.frame?.size.height,
      let height = cell.frame?.size.height
    else { return false }
    return height > stored + Self.separatorRoom
  }

  /// The maximum difference between the heights of cells and their content, in points (LAY-47).
  private static let separatorRoom = 1.01

  private func constraints(
    of view: ViewTemplate, _ variation: ActiveVariation, _ traits: [String: String]
  ) -> [ConstraintTemplate] {
    view.constraints.compactMap { constraint in
      if let id = constraint.id, variation.excluded.contains(id) { return nil }
      if isRunning, constraint.isPlaceholder { return nil }
      guard !constraint.variations.isEmpty else { return constraint }
      return ActiveVariation(constraint.variations, traits: traits).applied(to: constraint)
    }
  }

  /// The views whose margins or safe areas constraints, stack views or cells' styles read.
  var readersOfSurroundings: [Int] {
    var readers: Set<Int> = []
    func read(_ attribute: LayoutAttribute?, of item: Item?) {
      guard attribute?.isMargin ?? false, case .view(let index)? = item else { return }
      readers.insert(index)
    }
    for (index, node) in nodes.enumerated() {
      let margins = node.content.layout.margins
      if !node.content.layout.guides.isEmpty || node.kind == .stackView && margins.areWritten
        || node.isHolder(ofStyledPartsIn: self)
      {
        readers.insert(index)
      }
      for constraint in node.constraints {
        let (first, second) = items(of: constraint, heldBy: index)
        read(constraint.firstAttribute, of: first)
        read(constraint.secondAttribute ?? constraint.firstAttribute, of: second)
      }
    }
    return readers.sorted()
  }

  /// The items of `constraint`, which the node at `owner` holds; nil for one that is missing, or
  /// that it does not have.
  func items(
    of constraint: ConstraintTemplate, heldBy owner: Int
  ) -> (first: Item?, second: Item?) {
    (
      constraint.firstItem.map { items[$0] } ?? .view(owner),
      constraint.secondItem.flatMap { items[$0] }
    )
  }

  /// Whether `inner` is inside `outer`.
  func isInside(_ inner: Int, _ outer: Int) -> Bool {
    var around = nodes[inner].parent
    while let here = around {
      if here == outer { return true }
      around = nodes[here].parent
    }
    return false
  }

  /// Whether a constraint has a missing item.
  var hasDanglingConstraints: Bool {
    nodes.contains { node in
      node.constraints.contains { constraint in
        [constraint.firstItem, constraint.secondItem].contains { id in
          id.map { items[$0] == nil } ?? false
        }
      }
    }
  }

  /// The axis along which a stack view distributes its length to the view at `index` in proportion
  /// to its content; nil if none does, or if only the app's own class knows its content.
  func sharedAxis(of index: Int) -> LayoutAxis? {
    guard nodes[index].view.customClass == nil,
      let stack = nodes[index].parent.flatMap({ nodes[$0].content.stack }),
      stack.distribution == .fillProportionally
    else { return nil }
    return stack.axis
  }

  /// Whether a constraint ties the bottom of the view at `index` to that of a safe area.
  func isTiedToSafeBottom(_ index: Int) -> Bool {
    func isBottom(_ item: Item?, _ attribute: LayoutAttribute?) -> Bool {
      item == .view(index) && attribute == .bottom
    }
    func isSafeBottom(_ item: Item?, _ attribute: LayoutAttribute?) -> Bool {
      switch item {
      case .safeArea: attribute == .bottom
      case .bottomGuide: attribute == .top
      default: false
      }
    }
    return nodes.indices.contains { owner in
      nodes[owner].constraints.contains { constraint in
        let (first, second) = items(of: constraint, heldBy: owner)
        let attributes = (constraint.firstAttribute, constraint.secondAttribute)
        return isBottom(first, attributes.0) && isSafeBottom(second, attributes.1)
          || isBottom(second, attributes.1) && isSafeBottom(first, attributes.0)
      }
    }
  }

  /// Whether a constraint ties the bottom of the view at `index` to that of the root.
  func isTiedToBottom(_ index: Int) -> Bool {
    guard let root = nodes.first else { return false }
    return root.constraints.contains { constraint in
      let (first, second) = items(of: constraint, heldBy: 0)
      return constraint.firstAttribute == .bottom && constraint.secondAttribute == .bottom
        && constraint.constant == 0 && [first, second].contains(.view(0))
        && [first, second].contains(.view(index))
    }
  }
}
