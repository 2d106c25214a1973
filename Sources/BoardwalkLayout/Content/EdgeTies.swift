import BoardwalkDocument
import BoardwalkGraph

/// How far each edge of some siblings moves along one axis, following the constraints that tie it to
/// an edge of the superview, of a sibling or of the area that bars leave free.
///
/// Stored frames already satisfy the constraints, so it is enough to see what moves with what: edges
/// tied at a fixed distance move equally far. What is known spreads from the superview's edges along
/// the ties; where it goes no further, the view least ready to stretch keeps its length.
/// Inequalities, proportions and content sizes are left to a solver.
struct EdgeTies {
  private struct Place: Hashable {
    let view: Int
    let edge: Axis.Edge
  }

  private let axis: Axis
  private let views: [ViewTemplate]
  private let spans: [Span]
  private let growth: Double
  private let safeArea: Span
  private let guides: Set<String>
  private let superview: String

  private var ties: [Place: [Place]] = [:]
  private var shifts: [Place: Double] = [:]

  /// How much of the superview's growth a view's length takes.
  private var shares: [Int: Double] = [:]
  private var rigid: Set<Int> = []

  /// Places whose shift is known but has not been passed on.
  private var news: [Place] = []

  /// Views of which one edge is known, the rigid ones apart.
  private var waiting: (rigid: [Int], others: [Int]) = ([], [])

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
    views = superview.subviews
    var indices: [String: Int] = [:]
    for (index, view) in views.enumerated() where !view.id.isEmpty {
      indices[view.id] = index
      if view.keepsLength(along: axis) { rigid.insert(index) }
    }
    for constraint in superview.constraints
    where constraint.relation == "equal" && constraint.priority >= 750 {
      add(constraint, indices)
    }
    spread()
  }

  /// Where the sibling at `index` is; nil where no constraint ties it.
  func span(of index: Int) -> Span? {
    guard let low = shifts[Place(view: index, edge: .low)],
      let high = shifts[Place(view: index, edge: .high)]
    else { return nil }
    let span = spans[index]
    return Span(origin: span.origin + low, length: max(0, span.length + high - low))
  }

  // MARK: Reading constraints

  private mutating func add(_ constraint: ConstraintTemplate, _ indices: [String: Int]) {
    let first = constraint.firstItem ?? superview
    guard let second = constraint.secondItem, let attribute = constraint.secondAttribute else {
      return
    }
    if let index = indices[first] {
      if constraint.firstAttribute == axis.lengthAttribute, attribute == axis.lengthAttribute,
        second == superview
      {
        shares[index] = constraint.multiplier
        rigid.insert(index)
      }
      guard constraint.multiplier == 1 else { return }
      add(index, constraint.firstAttribute, to: second, attribute, constraint.constant, indices)
    } else if let index = indices[second], constraint.multiplier == 1 {
      add(index, attribute, to: first, constraint.firstAttribute, -constraint.constant, indices)
    }
  }

  private mutating func add(
    _ index: Int, _ attribute: String, to other: String, _ otherAttribute: String,
    _ constant: Double, _ indices: [String: Int]
  ) {
    guard let edge = axis.edge(named: attribute),
      let otherEdge = axis.edge(named: otherAttribute)
    else { return }
    let place = Place(view: index, edge: edge)
    if let sibling = indices[other] {
      let other = Place(view: sibling, edge: otherEdge)
      ties[place, default: []].append(other)
      ties[other, default: []].append(place)
    } else if other == superview || axis == .horizontal {
      let shift: Double =
        switch otherEdge {
        case .low: 0
        case .high: growth
        case .center: growth / 2
        }
      learn(place, shift)
    } else {
      // The guides before there were safe areas are met with the far edge.
      let met = guides.contains(other) ? otherEdge : edge
      learn(place, safeArea.place(of: met) + constant - spans[index].place(of: edge))
    }
  }

  // MARK: Spreading

  private mutating func learn(_ place: Place, _ shift: Double) {
    guard shifts[place] == nil else { return }
    shifts[place] = shift
    news.append(place)
  }

  private mutating func spread() {
    var next = (news: 0, rigid: 0, others: 0)
    while true {
      if next.news < news.count {
        pass(on: news[next.news])
        next.news += 1
      } else if next.rigid < waiting.rigid.count {
        complete(waiting.rigid[next.rigid])
        next.rigid += 1
      } else if next.others < waiting.others.count {
        complete(waiting.others[next.others])
        next.others += 1
      } else {
        return
      }
    }
  }

  private mutating func pass(on place: Place) {
    guard let shift = shifts[place] else { return }
    for other in ties[place] ?? [] { learn(other, shift) }
    if let low = shifts[Place(view: place.view, edge: .low)],
      let high = shifts[Place(view: place.view, edge: .high)]
    {
      learn(Place(view: place.view, edge: .center), (low + high) / 2)
    } else if rigid.contains(place.view) {
      waiting.rigid.append(place.view)
    } else {
      waiting.others.append(place.view)
    }
  }

  /// Finds the edges of `view` from the one that is known.
  private mutating func complete(_ view: Int) {
    let places = (
      low: Place(view: view, edge: .low), high: Place(view: view, edge: .high),
      center: Place(view: view, edge: .center)
    )
    let stretch = (shares[view] ?? 0) * growth
    switch (shifts[places.low], shifts[places.high], shifts[places.center]) {
    case (let low?, nil, _): learn(places.high, low + stretch)
    case (nil, let high?, _): learn(places.low, high - stretch)
    case (nil, nil, let center?):
      learn(places.low, center - stretch / 2)
      learn(places.high, center + stretch / 2)
    default: break
    }
  }
}
