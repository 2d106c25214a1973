import BoardwalkBase
import BoardwalkSchema

/// A constraint as an equation of attributes: `Save.leading = view.leading + 20 @ 750`. The
/// priority of a required constraint is omitted.
package struct ConstraintEquation: Sendable, Hashable, CustomStringConvertible {
  package let description: String

  /// The equation of `constraint`, which the view with the id `owner` has; `name` is the name of
  /// the object with an id.
  package init(
    _ constraint: ConstraintTemplate, ownedBy owner: String, name: (_ id: String) -> String
  ) {
    func anchor(_ id: String, _ attribute: LayoutAttribute?) -> String {
      "\(name(id)).\(attribute?.rawValue ?? "?")"
    }
    let first = anchor(constraint.firstItem ?? owner, constraint.firstAttribute)
    let second = constraint.secondItem.map {
      anchor($0, constraint.secondAttribute ?? constraint.firstAttribute)
    }
    let priority = constraint.priority < 1000 ? " @ \(PlainNumber.text(constraint.priority))" : ""
    description =
      "\(first) \(constraint.relation.sign) \(Self.rightSide(constraint, second))\(priority)"
  }

  private static func rightSide(_ constraint: ConstraintTemplate, _ anchor: String?) -> String {
    let (constant, multiplier) = (constraint.constant, constraint.multiplier)
    guard let anchor else { return PlainNumber.text(constant) }
    let product = multiplier == 1 ? anchor : "\(PlainNumber.text(multiplier)) × \(anchor)"
    guard constant != 0 else { return product }
    return "\(product) \(constant < 0 ? "-" : "+") \(PlainNumber.text(abs(constant)))"
  }
}
