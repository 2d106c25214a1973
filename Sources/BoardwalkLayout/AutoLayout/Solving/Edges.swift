import BoardwalkBase
import BoardwalkDocument
import BoardwalkSolver

/// A sum of variables and a number.
struct Anchor {
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

  static func + (left: Anchor, right: Anchor) -> Anchor {
    Anchor(terms: left.terms + right.terms, constant: left.constant + right.constant)
  }

  static func + (left: Anchor, right: Double) -> Anchor {
    Anchor(terms: left.terms, constant: left.constant + right)
  }

  static func - (left: Anchor, right: Anchor) -> Anchor { left + right * -1 }

  static func * (left: Anchor, right: Double) -> Anchor {
    Anchor(
      terms: left.terms.map { Term($0.coefficient * right, $0.variable) },
      constant: left.constant * right)
  }
}

/// The four edges of a rectangle, in the space of the root.
struct Edges {
  var left: Anchor
  var right: Anchor
  var top: Anchor
  var bottom: Anchor

  /// The same as seen in a mirror: what leads is at the right, and numbers grow to the left.
  var mirrored: Edges { Edges(left: right * -1, right: left * -1, top: top, bottom: bottom) }

  /// What `attribute` names of the rectangle; nil if it depends on more than that.
  func plainAnchor(_ attribute: String) -> Anchor? {
    switch attribute {
    case "left", "leading": left
    case "right", "trailing": right
    case "top": top
    case "bottom": bottom
    case "width": right - left
    case "height": bottom - top
    case "centerX": (left + right) * 0.5
    case "centerY": (top + bottom) * 0.5
    default: nil
    }
  }

  /// `multiplier` times what `anchor` is in the space of this rectangle, where it is `attribute` of some view:
  /// lengths are the same in any space, and places count from the corner (LAY-07).
  func scaled(_ anchor: Anchor, by multiplier: Double, as attribute: String) -> Anchor {
    guard multiplier != 1, let attribute = LayoutAttribute(Array(attribute.utf8)[...]),
      !attribute.isSize
    else { return anchor * multiplier }
    return anchor * multiplier + (attribute == .vertical ? top : left) * (1 - multiplier)
  }

  func inset(by insets: LayoutInsets) -> Edges {
    Edges(
      left: left + insets.left, right: right + -insets.right, top: top + insets.top,
      bottom: bottom + -insets.bottom)
  }
}

extension Relation {
  /// The relation that documents write as `name`; equality where they write none.
  init(_ name: String?) {
    switch name {
    case "lessThanOrEqual": self = .lessOrEqual
    case "greaterThanOrEqual": self = .greaterOrEqual
    default: self = .equal
    }
  }
}

extension ConstraintSystem {
  /// Adds the constraint that `first` relates to `second`.
  @discardableResult
  mutating func add(
    _ first: Anchor, _ relation: Relation, _ second: Anchor, at priority: Priority = .required
  ) -> ConstraintID {
    let difference = first - second
    return add(difference.terms, relation, -difference.constant, at: priority)
  }

  /// Adds the constraint that `first` relates to the number `constant`.
  @discardableResult
  mutating func add(
    _ first: Anchor, _ relation: Relation, _ constant: Double, at priority: Priority = .required
  ) -> ConstraintID {
    add(first.terms, relation, constant - first.constant, at: priority)
  }
}
