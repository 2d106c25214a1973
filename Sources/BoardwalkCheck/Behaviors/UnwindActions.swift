import BoardwalkBase
import BoardwalkDocument
import BoardwalkProject

/// Compares the actions of unwind segues with those of behaviors.
struct UnwindActions {
  /// The selectors of all actions.
  private let selectors: Set<String>

  /// Whether the behaviors describe all view controller classes, so that no other class has an
  /// action.
  private let isComplete: Bool

  init(_ project: Project, _ described: BehaviorClassTable) {
    selectors = Set(
      project.behaviors.flatMap(\.classes).flatMap { $0.handlers(of: "action") }
        .compactMap(\.selector))
    isComplete =
      project.isWhole
      && project.documents.allSatisfy { document in
        document.elements(withAttribute: "customClass").allSatisfy { element in
          !ViewController.isViewController(element)
            || described.type(element["customClass"] ?? "", for: document.file.path) != nil
        }
      }
  }

  /// The violation of `call`, an action that no class has.
  func violation(of call: ActionCall) -> Violation? {
    guard call.element.name == "segue", !selectors.contains(call.selector) else { return nil }
    let guess = Misspelling(call.selector).closest(in: selectors.sorted())
    guard isComplete || guess != nil else { return nil }
    return Violation(
      call.element, call.attribute, "no behavior has the unwind action '\(call.selector)'",
      notes: .didYouMean(guess) + [.init("at run time the unwind segue has no effect")],
      fix: guess.map { .write($0, "call '\($0)'") })
  }
}
