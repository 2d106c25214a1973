import BoardwalkAutoLayout
import BoardwalkDocument
import BoardwalkGraph
import BoardwalkTree

/// Constraints that cannot all hold, as far as the document decides that alone.
struct ConstraintConflict {
  private let unit: SolvedUnit
  private let origins: [ConstraintOrigin]

  /// The conflict of `origins` in `unit`; nil where the contradiction lies in a size that is only
  /// estimated, or that something else decides when the app runs.
  init?(_ origins: [ConstraintOrigin], in unit: SolvedUnit, of layout: LaidOutDocument) {
    self.unit = unit
    self.origins = origins
    let isSized = layout.isSizedByScreen(unit)
    var isWritten = false
    for origin in origins {
      switch origin {
      case .constraint:
        isWritten = true
        // Interface Builder removes it when it compiles.
        if unit.constraint(at: origin)?.isPlaceholder ?? false { return nil }
      case .placement(let view): if !isSized, !unit.views[view].isPlaced { return nil }
      case .content: return nil
      case .arrangement: break
      }
    }
    guard isWritten else { return nil }
  }

  /// Whether it depends on how far bars and margins reach, which differs between devices.
  var isEstimate: Bool {
    let views = Set(unit.views.map(\.template.id))
    return origins.compactMap(unit.constraint).contains { constraint in
      let items = [constraint.firstItem, constraint.secondItem].compactMap { $0 }
      let attributes = [constraint.firstAttribute, constraint.secondAttribute].compactMap { $0 }
      return !items.allSatisfy(views.contains) || attributes.contains { $0.contains("Margin") }
    }
  }

  /// The violation that it is: it points at the last constraint of all.
  func violation(in document: Document) -> Violation? {
    let words = ConstraintWords(document)
    var constraints: [(element: Element, words: String)] = []
    var others: [Violation.Note] = []
    for origin in origins {
      if case .constraint(let holder, let index) = origin {
        let view = unit.views[holder]
        let constraint = view.constraints[index]
        guard let element = document.object(withID: constraint.id ?? view.template.id) else {
          continue
        }
        constraints.append((element, words.words(for: constraint, of: view.template)))
      } else if let (element, text) = self.words(for: origin, words, document),
        !others.contains(where: { $0.message == text && $0.element == element })
      {
        others.append(Violation.Note(text, at: element))
      }
    }
    constraints.sort { $0.element.index < $1.element.index }
    guard let last = constraints.popLast() else { return nil }
    return Violation(
      last.element,
      "remove or weaken '\(last.words)', or what contradicts it: they cannot all hold",
      notes: constraints.map { Violation.Note("'\($0.words)'", at: $0.element) } + others,
      severity: isEstimate ? .note : nil)
  }

  /// What is given besides constraints.
  private func words(
    for origin: ConstraintOrigin, _ words: ConstraintWords, _ document: Document
  ) -> (Element, String)? {
    switch origin {
    case .placement(let index):
      let view = unit.views[index]
      guard let element = document.object(withID: view.template.id) else { return nil }
      let name = words.name(of: view.template.id)
      guard !view.isPlaced else { return (element, "'\(name)' is never of negative size") }
      return (element, "'\(name)' is \(view.frame.words)")
    case .arrangement(let index):
      let view = unit.views[index]
      guard let element = document.object(withID: view.template.id) else { return nil }
      return (element, "'\(words.name(of: view.template.id))' arranges its views")
    case .constraint, .content: return nil
    }
  }
}
