import BoardwalkGraph
import BoardwalkSnapshot

/// A constraint as an equation: `Name.top = safeArea.top + 20`.
struct ConstraintText: Sendable {
  let text: String

  /// The text of `constraint`, which the view with the id `holder` has.
  init(_ constraint: ConstraintTemplate, heldBy holder: String, _ names: SceneObjectNames) {
    let attribute = constraint.firstAttribute?.rawValue ?? "?"
    let first = "\(names[constraint.firstItem ?? holder]).\(attribute)"
    let priority =
      constraint.priority < 1000 ? " @ \(PlainNumber.text(constraint.priority))" : ""
    text = "\(first) \(constraint.relation.sign) \(Self.right(of: constraint, names))\(priority)"
  }

  /// The right side of the relation.
  private static func right(of constraint: ConstraintTemplate, _ names: SceneObjectNames) -> String
  {
    let constant = PlainNumber.text(abs(constraint.constant))
    guard let item = constraint.secondItem, let attribute = constraint.secondAttribute else {
      return PlainNumber.text(constraint.constant)
    }
    let factor =
      constraint.multiplier == 1 ? "" : " × \(PlainNumber.text(constraint.multiplier))"
    let sum =
      constraint.constant == 0 ? "" : " \(constraint.constant < 0 ? "−" : "+") \(constant)"
    return "\(names[item]).\(attribute.rawValue)\(factor)\(sum)"
  }
}
