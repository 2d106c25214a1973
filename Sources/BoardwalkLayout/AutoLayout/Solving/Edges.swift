import BoardwalkBase
import BoardwalkDocument
import BoardwalkSchema
import BoardwalkSolver

/// A sum of variables and a number.
struct LinearExpression {
  var terms: [Term]
  var constant: Double

  init(_ variable: Variable, _ constant: Double = 0) {
    terms = [Term(1, variable)]
    self.constant = constant
  }

  /// The number `constant`.
  init(_ constant: Double) { self.init(terms: [], constant: constant) }

  private init(terms: [Term], constant: Double) {
    self.terms = terms
    self.constant = constant
  }

  static func + (left: LinearExpression, right: LinearExpression) -> LinearExpression {
    LinearExpression(terms: left.terms + right.terms, constant: left.constant + right.constant)
  }

  static func + (left: LinearExpression, right: Double) -> LinearExpression {
    LinearExpression(terms: left.terms, constant: left.constant + right)
  }

  static func - (left: LinearExpression, right: LinearExpression) -> LinearExpression {
    left + right * -1
  }

  static func * (left: LinearExpression, right: Double) -> LinearExpression {
    LinearExpression(
      terms: left.terms.map { Term($0.coefficient * right, $0.variable) },
      constant: left.constant * right)
  }
}

/// The four edges of a rectangle, in the space of the root.
struct Edges {
  var left: LinearExpression
  var right: LinearExpression
  var top: LinearExpression
  var bottom: LinearExpression

  /// The mirrored edges: leading is right, and coordinates grow to the left.
  var mirrored: Edges { Edges(left: right * -1, right: left * -1, top: top, bottom: bottom) }

  /// The expression of `attribute` of the rectangle; nil for a margin or a baseline.
  func plainAnchor(_ attribute: LayoutAttribute) -> LinearExpression? {
    switch attribute {
    case .left, .leading: left
    case .right, .trailing: right
    case .top: top
    case .bottom: bottom
    case .width: right - left
    case .height: bottom - top
    case .centerX: (left + right) * 0.5
    case .centerY: (top + bottom) * 0.5
    default: nil
    }
  }

  /// `multiplier` times `anchor` in the space of this rectangle, as `attribute` of a view: lengths
  /// are equal in any space, and positions are relative to the corner (LAY-07).
  func scaled(
    _ anchor: LinearExpression, by multiplier: Double, as attribute: LayoutAttribute
  ) -> LinearExpression {
    guard multiplier != 1, let dimension = AttributeDimension(attribute), dimension != .size
    else { return anchor * multiplier }
    return anchor * multiplier + (dimension == .vertical ? top : left) * (1 - multiplier)
  }

  func inset(by insets: LayoutInsets) -> Edges {
    Edges(
      left: left + insets.left, right: right + -insets.right, top: top + insets.top,
      bottom: bottom + -insets.bottom)
  }
}

extension Relation {
  /// The solver's form of `relation`.
  init(_ relation: ConstraintRelation) {
    switch relation {
    case .lessThanOrEqual: self = .lessOrEqual
    case .equal: self = .equal
    case .greaterThanOrEqual: self = .greaterOrEqual
    }
  }
}

extension ConstraintSystem {
  /// Adds the constraint that `first` relates to `second`.
  @discardableResult
  mutating func add(
    _ first: LinearExpression, _ relation: Relation, _ second: LinearExpression,
    at priority: Priority = .required
  ) -> ConstraintID {
    let difference = first - second
    return add(difference.terms, relation, -difference.constant, at: priority)
  }

  /// Adds the constraint that `first` relates to the number `constant`.
  @discardableResult
  mutating func add(
    _ first: LinearExpression, _ relation: Relation, _ constant: Double,
    at priority: Priority = .required
  ) -> ConstraintID {
    add(first.terms, relation, constant - first.constant, at: priority)
  }
}
