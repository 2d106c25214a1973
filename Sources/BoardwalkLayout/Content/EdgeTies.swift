import BoardwalkDocument
import BoardwalkGraph

/// How far each edge of some siblings moves along one axis, following the constraints that tie it to
/// an edge of the superview, of a sibling or of the area that bars leave free.
///
/// Stored frames already satisfy the constraints, so it is enough to see what moves with what: edges
/// tied at a fixed distance move equally far. Inequalities, proportions and content sizes are left
/// to a solver.
struct EdgeTies {
  /// What an edge moves with.
  private enum Tie {
    case superview(Axis.Edge)
    case sibling(Int, Axis.Edge)

    /// It goes this far.
    case fixed(Double)
  }

  /// The ties of one sibling.
  private struct Ties {
    var low: Tie?
    var high: Tie?
    var center: Tie?

    /// How much of the superview's growth its length takes.
    var share = 0.0

    var isTied: Bool { low != nil || high != nil || center != nil || share != 0 }

    subscript(edge: Axis.Edge) -> Tie? {
      get {
        switch edge {
        case .low: low
        case .high: high
        case .center: center
        }
      }
      set {
        switch edge {
        case .low: low = newValue
        case .high: high = newValue
        case .center: center = newValue
        }
      }
    }
  }

  private enum Progress {
    case unknown, underWay
    case known(low: Double, high: Double)
  }

  private let axis: Axis
  private let spans: [Span]
  private let growth: Double
  private let safeArea: Span
  private let guides: Set<String>
  private let superview: String
  private var ties: [Ties]
  private var progress: [Progress]
  private var depth = 0

  /// How long a chain of siblings may be; hostile documents must not exhaust the stack.
  private static let longestChain = 500

  /// The ties among the subviews of `superview`, stored at `spans`, while it grows by `growth`.
  init(
    _ superview: ViewTemplate, spans: [Span], axis: Axis, growth: Double, safeArea: Span,
    guides: Set<String>
  ) {
    self.axis = axis
    self.spans = spans
    self.growth = growth
    self.safeArea = safeArea
    self.guides = guides
    self.superview = superview.id
    ties = Array(repeating: Ties(), count: spans.count)
    progress = Array(repeating: .unknown, count: spans.count)
    var indices: [String: Int] = [:]
    for (index, view) in superview.subviews.enumerated() where !view.id.isEmpty {
      indices[view.id] = index
    }
    for constraint in superview.constraints
    where constraint.relation == "equal" && constraint.priority >= 750 {
      add(constraint, indices)
    }
  }

  /// Where the sibling at `index` is; nil where no constraint ties it.
  mutating func span(of index: Int) -> Span? {
    guard ties[index].isTied else { return nil }
    let (low, high) = shifts(of: index)
    let span = spans[index]
    return Span(origin: span.origin + low, length: max(0, span.length + high - low))
  }

  // MARK: Reading constraints

  private mutating func add(_ constraint: ConstraintTemplate, _ indices: [String: Int]) {
    let first = constraint.firstItem ?? superview
    guard let second = constraint.secondItem, let attribute = constraint.secondAttribute else {
      return
    }
    let constant = constraint.constant
    if let index = indices[first] {
      add(
        index, constraint.firstAttribute, to: second, attribute, constraint.multiplier, constant,
        indices)
    }
    if let index = indices[second], constraint.multiplier == 1 {
      add(index, attribute, to: first, constraint.firstAttribute, 1, -constant, indices)
    }
  }

  private mutating func add(
    _ index: Int, _ attribute: String, to other: String, _ otherAttribute: String,
    _ multiplier: Double, _ constant: Double, _ indices: [String: Int]
  ) {
    if attribute == axis.lengthAttribute, otherAttribute == attribute, other == superview {
      ties[index].share = multiplier
      return
    }
    guard multiplier == 1, let edge = axis.edge(named: attribute),
      let otherEdge = axis.edge(named: otherAttribute)
    else { return }
    if let sibling = indices[other] {
      if ties[index][edge] == nil { ties[index][edge] = .sibling(sibling, otherEdge) }
    } else if other == superview || axis == .horizontal {
      ties[index][edge] = .superview(otherEdge)
    } else {
      // The guides before there were safe areas are met with the far edge.
      let met = guides.contains(other) ? otherEdge : edge
      let place = safeArea.place(of: met) + constant
      ties[index][edge] = .fixed(place - spans[index].place(of: edge))
    }
  }

  // MARK: Following ties

  private mutating func shifts(of index: Int) -> (low: Double, high: Double) {
    switch progress[index] {
    case .known(let low, let high): return (low, high)
    case .underWay: return (0, 0)  // A circle of ties says nothing.
    case .unknown: break
    }
    guard depth < Self.longestChain else { return (0, 0) }
    depth += 1
    defer { depth -= 1 }
    progress[index] = .underWay
    let own = ties[index]
    let stretch = own.share * growth
    let low = own.low.map { shift(by: $0) }
    let high = own.high.map { shift(by: $0) }
    let result: (low: Double, high: Double)
    switch (low, high) {
    case (let low?, let high?): result = (low, high)
    case (let low?, nil): result = (low, low + stretch)
    case (nil, let high?): result = (high - stretch, high)
    case (nil, nil):
      let center = own.center.map { shift(by: $0) } ?? stretch / 2
      result = (center - stretch / 2, center + stretch / 2)
    }
    progress[index] = .known(low: result.low, high: result.high)
    return result
  }

  private mutating func shift(by tie: Tie) -> Double {
    switch tie {
    case .superview(.low): return 0
    case .superview(.high): return growth
    case .superview(.center): return growth / 2
    case .fixed(let shift): return shift
    case .sibling(let index, let edge):
      let shifts = shifts(of: index)
      switch edge {
      case .low: return shifts.low
      case .high: return shifts.high
      case .center: return (shifts.low + shifts.high) / 2
      }
    }
  }
}
