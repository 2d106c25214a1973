import BoardwalkBase
import BoardwalkDocument
import BoardwalkGraph
import BoardwalkSchema

/// Constraints that code makes from anchors: `label.topAnchor.constraint(equalTo: view.topAnchor)`.
enum CreatedConstraint {
  /// The class of anchors in code.
  static let anchorClass = "NSLayoutAnchor"

  /// The class of layout guides in code.
  static let guideClass = "UILayoutGuide"

  /// The class of constraints in code.
  static let className = "NSLayoutConstraint"

  /// The names of the properties that are anchors or have some.
  static let properties: Set<String> = Set(
    LayoutAttribute.allCases.map { $0.rawValue + "Anchor" } + Array(guides.keys))

  /// The guides of views, with the kinds that they have in documents; margins are attributes.
  private static let guides = ["safeAreaLayoutGuide": "safeArea", "layoutMarginsGuide": "margins"]

  /// The anchor or the guide `name` of `view`, or the anchor of a guide of it; nil for another name.
  static func part(_ name: String, of view: ViewID, guide: String? = nil) -> Value? {
    if let kind = guides[name] {
      return .object(guideClass, ["view": .view(view), "kind": .text(kind)])
    }
    guard name.hasSuffix("Anchor"),
      let attribute = LayoutAttribute(rawValue: String(name.dropLast("Anchor".count)))
    else { return nil }
    var fields: [String: Value] = ["view": .view(view), "attribute": .text(attribute.rawValue)]
    if let guide { fields["guide"] = .text(guide) }
    return .object(anchorClass, fields)
  }

  /// The property `name` of `guide`, a layout guide; nil if it is none.
  static func part(_ name: String, ofGuide guide: [String: Value]) -> Value? {
    guard let view = guide["view"]?.view else { return nil }
    return part(name, of: view, guide: guide["kind"]?.text)
  }
}

extension Simulation {
  /// The constraint that the anchor with the properties `anchor` makes; nil if it has no view here,
  /// as in cells.
  mutating func makeConstraint(
    _ anchor: [String: Value], _ labels: [String?], _ arguments: [Value]
  ) -> Value {
    var values: [String: Value] = [:]
    var second: [String: Value] = [:]
    for (label, value) in zip(labels, arguments) {
      switch label ?? "" {
      case let label where label.hasSuffix("ToConstant"): values["constant"] = value
      case "constant", "multiplier": values[label ?? ""] = value
      default: if case .object(_, let fields) = value { second = fields }
      }
    }
    guard let view = anchor["view"]?.view, view.cell == nil, let first = constraintAnchor(anchor)
    else { return .object(CreatedConstraint.className, values) }
    let relation: ConstraintRelation =
      switch labels.first.flatMap(\.self) ?? "" {
      case let label where label.hasPrefix("greater"): .greaterThanOrEqual
      case let label where label.hasPrefix("less"): .lessThanOrEqual
      default: .equal
      }
    let template = ConstraintTemplate.createdByCode(
      first: first, second: constraintAnchor(second), relation: relation,
      multiplier: values["multiplier"]?.double ?? 1, constant: values["constant"]?.double ?? 0,
      priority: 1_000)
    return .constraint(makeConstraint(template, of: view.controller))
  }

  /// Activates or deactivates `constraints`: they take part in the next layout, or do not.
  mutating func setActive(_ isActive: Bool, _ constraints: [Value]) {
    for case .constraint(let id) in constraints { self[id]?.isActive = isActive }
  }

  /// The item and the attribute of an anchor with the properties `fields`.
  private func constraintAnchor(
    _ fields: [String: Value]
  ) -> (item: String, attribute: LayoutAttribute)? {
    guard let view = fields["view"]?.view,
      let attribute = fields["attribute"].flatMap({ LayoutAttribute(rawValue: $0.text) })
    else { return nil }
    switch fields["guide"]?.text {
    case "safeArea":
      let guide = template(of: view)?.content.layout.guides.first { $0.kind == .safeArea }
      return (guide?.id ?? view.object, attribute)
    case "margins":
      return (view.object, LayoutAttribute(rawValue: attribute.rawValue + "Margin") ?? attribute)
    default: return (view.object, attribute)
    }
  }
}
