import BoardwalkSolver

/// A generated constraint system of rectangles with four edges each, which constrain each other,
/// and with content sizes.
struct GeneratedLayout {
  /// The nesting of its views.
  enum Shape: String, CaseIterable {
    /// Columns in columns: each view holds four others until there are enough.
    case nested

    /// Each view holds three labels and one further view.
    case deep

    /// Labels below each other in one view.
    case flat

    /// Columns in rows in columns, whose content wants other heights than the rows allow.
    case contested
  }

  private struct Box {
    var left: Variable
    var right: Variable
    var top: Variable
    var bottom: Variable
  }

  private(set) var system = ConstraintSystem()

  private var remaining: Int

  /// A layout of `count` views.
  init(_ shape: Shape, count: Int) {
    remaining = count
    let root = box()
    system.add([Term(1, root.left)], .equal, 0)
    system.add([Term(1, root.top)], .equal, 0)
    system.add([Term(1, root.right)], .equal, shape == .flat ? 375 : Double(count) * 60)
    var holders = [(box: root, depth: 0)]
    var leaves: [Box] = []
    var next = 0
    while remaining > 0 {
      let holder = holders[next]
      next += 1
      let children = (0..<min(remaining, shape == .flat ? count : 4)).map { _ in box() }
      if shape == .contested, holder.depth % 2 == 1 {
        line(up: children, in: holder.box)
      } else {
        stack(children, below: holder.box)
      }
      let inner = shape == .deep ? children.suffix(1) : children[...]
      leaves += children.dropLast(inner.count)
      holders += inner.map { ($0, holder.depth + 1) }
    }
    leaves += holders[next...].map(\.box)
    for (index, leaf) in leaves.enumerated() { addContent(to: leaf, index) }
  }

  private mutating func box() -> Box {
    remaining -= 1
    let box = Box(
      left: system.addVariable(), right: system.addVariable(), top: system.addVariable(),
      bottom: system.addVariable())
    system.add([Term(1, box.right), Term(-1, box.left)], .greaterOrEqual, 0)
    system.add([Term(1, box.bottom), Term(-1, box.top)], .greaterOrEqual, 0)
    return box
  }

  /// Puts `children` below each other; every other one may be less wide than `box` allows.
  private mutating func stack(_ children: [Box], below box: Box) {
    var edge = box.top
    for (index, child) in children.enumerated() {
      tie(child.top, to: edge, 8)
      tie(child.left, to: box.left, 8)
      if index % 2 == 0 {
        tie(box.right, to: child.right, 8)
      } else {
        let margin = [Term(1, box.right), Term(-1, child.right)]
        system.add(margin, .greaterOrEqual, 8)
        system.add(margin, .equal, 8, at: Priority(240))
      }
      edge = child.bottom
    }
    tie(box.bottom, to: edge, 8)
  }

  /// Puts `children` beside each other, all as wide and all as high as the highest.
  private mutating func line(up children: [Box], in box: Box) {
    var edge = box.left
    for child in children {
      tie(child.left, to: edge, 2)
      tie(child.top, to: box.top, 2)
      tie(box.bottom, to: child.bottom, 2)
      edge = child.right
      system.add(
        [
          Term(1, child.right), Term(-1, child.left), Term(-1, children[0].right),
          Term(1, children[0].left),
        ], .equal, 0)
    }
    tie(box.right, to: edge, 2)
  }

  /// Bounds the size of `box` as a label of some text would.
  private mutating func addContent(to box: Box, _ index: Int) {
    let height = [Term(1, box.bottom), Term(-1, box.top)]
    let width = [Term(1, box.right), Term(-1, box.left)]
    let isHigh = index % 7 == 0
    system.add(height, .greaterOrEqual, isHigh ? 41 : 20.5, at: Priority(750))
    system.add(height, .lessOrEqual, isHigh ? 41 : 20.5, at: Priority(251))
    system.add(width, .greaterOrEqual, Double(20 + index % 50), at: Priority(750))
    system.add(width, .lessOrEqual, Double(20 + index % 50), at: Priority(230))
  }

  private mutating func tie(_ edge: Variable, to other: Variable, _ distance: Double) {
    system.add([Term(1, edge), Term(-1, other)], .equal, distance)
  }
}
