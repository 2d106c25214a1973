import BoardwalkDocument
import BoardwalkGraph
import BoardwalkLayout

/// Constraints that cannot all hold, as far as the document alone determines it.
struct ConstraintConflict {
  private let unit: SolvedRoot
  private let conflict: LayoutConflict

  /// Whether it depends on sizes that are only estimated, or on how far bars and margins reach.
  private var isEstimate: Bool

  /// `conflict` in `unit`; nil if the contradiction depends on an estimated size, or on a size that
  /// is determined at run time.
  init?(_ conflict: LayoutConflict, in unit: SolvedRoot, of layout: LaidOutDocument) {
    self.unit = unit
    self.conflict = conflict
    isEstimate = conflict.dependsOnReach
    let isSized = layout.isSizedByScreen(unit)
    var isWritten = false
    for origin in conflict.origins {
      switch origin {
      case .constraint:
        isWritten = true
        // Interface Builder removes it when it compiles.
        guard let constraint = unit.constraint(at: origin), !constraint.isPlaceholder,
          !unit.hidesArrangedItem(of: constraint)
        else { return nil }
      case .placement(let view): if !isSized, !unit.views[view].isPlaced { return nil }
      case .content(let view):
        guard unit.views[view].hasSizeOfItsOwn else { return nil }
        isEstimate = isEstimate || unit.views[view].isMeasured
      case .arrangement: break
      }
    }
    guard isWritten else { return nil }
  }

  /// The violation that it is: it points at the last constraint of all.
  func violation(in document: Document) -> Violation? {
    let words = ConstraintWords(document, about: ids)
    var constraints: [(element: Element, words: String)] = []
    var others: [Violation.Note] = []
    for origin in conflict.origins {
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
      "'\(last.words)' conflicts with other constraints",
      notes: constraints.map { Violation.Note("'\($0.words)'", at: $0.element) } + others,
      severity: isEstimate ? .note : nil)
  }

  /// The words for conditions other than constraints.
  private func words(
    for origin: ConstraintOrigin, _ words: ConstraintWords, _ document: Document
  ) -> (Element, String)? {
    switch origin {
    case .placement(let index):
      let view = unit.views[index]
      guard let element = document.object(withID: view.template.id) else { return nil }
      let name = words.name(of: view.template.id)
      guard !view.isPlaced else { return (element, "the size of '\(name)' is not negative") }
      return (element, "'\(name)' is \(view.frame.text)")
    case .arrangement(let index):
      let view = unit.views[index]
      guard let element = document.object(withID: view.template.id) else { return nil }
      return (element, "'\(words.name(of: view.template.id))' arranges its subviews")
    case .content(let index):
      let view = unit.views[index]
      guard let element = document.object(withID: view.template.id) else { return nil }
      let size = [
        view.contentWidth.map { "\($0.text) wide" }, view.contentHeight.map { "\($0.text) high" },
      ]
      return (
        element,
        "the content of '\(words.name(of: view.template.id))' is "
          + size.compactMap { $0 }.joined(separator: " and ")
      )
    case .constraint: return nil
    }
  }

  /// The ids of all objects that the violation names.
  private var ids: [String] {
    conflict.origins.flatMap { origin -> [String] in
      switch origin {
      case .constraint(let holder, _):
        let constraint = unit.constraint(at: origin)
        let first = constraint?.firstItem ?? unit.views[holder].template.id
        return [first] + [constraint?.secondItem].compactMap { $0 }
      case .placement(let view), .content(let view), .arrangement(let view):
        return [unit.views[view].template.id]
      }
    }
  }
}

extension SolvedRoot.View {
  /// Whether its content has a size when the app runs too: that of a plain view in a stack is only
  /// drawn so, and a placeholder's is taken away.
  fileprivate var hasSizeOfItsOwn: Bool {
    template.elementKind != .view && content.layout.placeholderWidth == nil
      && content.layout.placeholderHeight == nil
  }

  /// Whether the size of its content is measured from a text, or code may change it.
  fileprivate var isMeasured: Bool {
    switch template.elementKind {
    case .switch, .stepper, .slider, .progressView, .activityIndicatorView, .imageView:
      template.customClass != nil
    default: true
    }
  }
}

extension SolvedRoot {
  /// Whether `constraint` has a hidden arranged view as an item, whose position UIKit chooses.
  fileprivate func hidesArrangedItem(of constraint: ConstraintTemplate) -> Bool {
    views.contains { view in
      view.isArranged && (view.content.layout.isHidden ?? view.template.isHidden)
        && [constraint.firstItem, constraint.secondItem].contains(view.template.id)
    }
  }
}
