import BoardwalkDocument
import BoardwalkGraph
import BoardwalkTree

/// Says constraints as equations between the names that an author gave.
struct ConstraintWords {
  private let document: Document
  private let names: ObjectNames

  /// Costs a pass over the document, so it is made only where there is something to say.
  init(_ document: Document) {
    self.document = document
    names = ObjectNames(document)
  }

  /// What `constraint`, which `holder` holds, says: `"Save".leading = view.leading + 20`.
  func words(for constraint: ConstraintTemplate, of holder: ViewTemplate) -> String {
    let relation =
      switch constraint.relation {
      case "lessThanOrEqual": "≤"
      case "greaterThanOrEqual": "≥"
      default: "="
      }
    let first = anchor(constraint.firstItem ?? holder.id, constraint.firstAttribute)
    return "\(first) \(relation) \(rightSide(of: constraint))"
  }

  private func rightSide(of constraint: ConstraintTemplate) -> String {
    let constant = constraint.constant
    guard let item = constraint.secondItem else { return constant.words }
    let factor = constraint.multiplier
    var side = anchor(item, constraint.secondAttribute ?? constraint.firstAttribute)
    if factor != 1 { side = "\(hundredths(factor)) × \(side)" }
    if constant != 0 { side += constant > 0 ? " + \(constant.words)" : " - \((-constant).words)" }
    return side
  }

  private func anchor(_ id: String, _ attribute: String) -> String {
    "\(name(of: id)).\(attribute)"
  }

  private func hundredths(_ factor: Double) -> String {
    let rounded = (factor * 100).rounded() / 100
    return rounded == rounded.rounded() ? rounded.words : "\(rounded)"
  }

  /// What people call the object `id`.
  func name(of id: String) -> String {
    guard let element = document.object(withID: id) else { return id }
    switch (element.name, element["key"], element["type"]) {
    case ("viewLayoutGuide", "safeArea"?, _): return "safe area"
    case ("viewLayoutGuide", "contentLayoutGuide"?, _): return "content"
    case ("viewLayoutGuide", "frameLayoutGuide"?, _): return "frame"
    case ("viewLayoutGuide", _, _): return "keyboard"
    case ("viewControllerLayoutGuide", _, let type): return "\(type ?? "") layout guide"
    default: return names.name(of: element) ?? element.noun
    }
  }
}
