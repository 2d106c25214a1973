/// One thing that a person does to a document, and what another one must leave alone for both to go
/// together.
package enum DocumentEdit: Sendable, Hashable {
  /// Gives the attribute `name` of an object another value.
  case change(id: String, name: String)

  /// Deletes an object that nothing else refers to.
  case delete(id: String)

  /// Deletes an object with all inside, and what refers to any of it.
  case deleteWhole(id: String)

  /// Lets a constraint or a connection lead to another object.
  case refer(id: String, name: String, target: String)

  /// Adds a label before the view at `place` in the `subviews` of a view.
  case add(id: String, to: String, place: Int)

  /// Moves a view to `place` in the `subviews` of a view.
  case move(id: String, to: String, place: Int)

  /// Constrains the width of a view.
  case constrain(id: String, view: String)
}

extension DocumentEdit {
  /// The objects that the edit needs or changes, each with what it does there.
  private var touched: (objects: Set<String>, own: String) {
    switch self {
    case .change(let id, let name): ([id], "\(id).\(name)")
    case .delete(let id), .deleteWhole(let id): ([id], id)
    case .refer(let id, let name, let target): ([id, target], "\(id).\(name)")
    case .add(let id, let parent, _): ([parent], id)
    case .move(let id, _, _): ([id], "\(id) moves")
    case .constrain(let id, let view): ([view], id)
    }
  }

  /// Whether the edit concerns more objects than it names.
  private var isWholeDeletion: Bool {
    if case .deleteWhole = self { true } else { false }
  }

  /// Whether this edit and `other` concern different objects, or different attributes of one.
  package func isDisjoint(from other: DocumentEdit) -> Bool {
    let (mine, theirs) = (touched, other.touched)
    if mine.own == theirs.own || isWholeDeletion || other.isWholeDeletion { return false }
    if case .delete(let id) = self, theirs.objects.contains(id) { return false }
    if case .delete(let id) = other, mine.objects.contains(id) { return false }
    // Two moves in one list may contradict each other.
    if case .move(_, let here, _) = self, case .move(_, let there, _) = other {
      return here != there
    }
    return true
  }
}
