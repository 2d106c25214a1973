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

  /// The constraint that the anchor with the properties `anchor` makes.
  static func make(
    _ anchor: [String: Value], _ labels: [String?], _ arguments: [Value]
  ) -> Value {
    var fields: [String: Value] = ["first": .record(anchor)]
    for (label, value) in zip(labels, arguments) {
      switch label ?? "" {
      case let label where label.hasSuffix("ToConstant"): fields["constant"] = value
      case "constant", "multiplier": fields[label ?? ""] = value
      default: if case .object(_, let second) = value { fields["second"] = .record(second) }
      }
    }
    let relation = labels.first??.hasPrefix("greater") == true ? "greaterThanOrEqual" : nil
    fields["relation"] = .text(
      relation ?? (labels.first??.hasPrefix("less") == true ? "lessThanOrEqual" : "equal"))
    return .object(className, fields)
  }
}

extension Simulation {
  /// Activates `constraints`: they take part in the next layout.
  mutating func activate(_ constraints: [Value]) {
    for case .object(CreatedConstraint.className, let fields) in constraints {
      guard case .record(let first)? = fields["first"], let view = first["view"]?.view,
        view.cell == nil, let item = anchor(first)
      else { continue }
      var second: (item: String, attribute: LayoutAttribute)?
      if case .record(let fields)? = fields["second"] { second = anchor(fields) }
      let constraint = ConstraintTemplate.createdByCode(
        first: item, second: second,
        relation: ConstraintRelation(rawValue: fields["relation"]?.text ?? "") ?? .equal,
        multiplier: fields["multiplier"]?.double ?? 1, constant: fields["constant"]?.double ?? 0,
        priority: fields["priority"]?.double ?? 1_000)
      controllers[view.controller]?.createdConstraints.append(constraint)
      place(item.item, byConstraintsIn: view.controller)
    }
  }

  /// The item and the attribute of an anchor with the properties `fields`.
  private func anchor(_ fields: [String: Value]) -> (item: String, attribute: LayoutAttribute)? {
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

  /// Marks the view `object` as placed by constraints, if code of `id` has made it.
  private mutating func place(_ object: String, byConstraintsIn id: ControllerID) {
    guard let index = controllers[id]?.createdViews.firstIndex(where: { $0.id == object }) else {
      return
    }
    controllers[id]?.createdViews[index].usesConstraints()
  }
}
