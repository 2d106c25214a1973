import BoardwalkBehavior
import BoardwalkPlatform

/// Statements that were passed on, with the values of their names there. Assignments to these names
/// change the copies of one run.
package struct Closure: Sendable, Hashable {
  /// The statements and their parameters.
  package let block: NamedBlock

  /// The controller whose code it is.
  package let controller: ControllerID

  /// The names that its statements mention and that were in scope, with their values.
  package var names: [String: Value]

  /// The view whose code it is; nil for the controller's.
  package var view: ViewID?

  /// The cell that was being configured.
  package var cell: CellID?
}

extension Closure {
  /// Equal blocks of a class stand at one place, so that the statements need no hashing.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(block.owner)
    hasher.combine(block.range)
    hasher.combine(controller)
    hasher.combine(names)
    hasher.combine(view)
    hasher.combine(cell)
  }

  /// The closure with the texts of the fields of `alert` where it mentions this alert.
  func filling(_ alert: AlertContent) -> Closure {
    var closure = self
    let fields = Value.list(alert.textFields.map { .record(["text": .text($0.text)]) })
    closure.names = names.mapValues { value in
      guard case .object("UIAlertController", var content) = value,
        content["title"]?.optionalText == alert.title,
        content["message"]?.optionalText == alert.message
      else { return value }
      content["textFields"] = fields
      return .object("UIAlertController", content)
    }
    return closure
  }
}

extension Value {
  /// The controller whose block, action or closure it is; nil for another value.
  var caller: ControllerID? {
    switch self {
    case .block(_, let owner): owner
    case .closure(let closure): closure.controller
    default: nil
    }
  }
}
