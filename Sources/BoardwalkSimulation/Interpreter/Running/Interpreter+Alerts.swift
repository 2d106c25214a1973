import BoardwalkBehavior
import BoardwalkPlatform
import BoardwalkSchema

/// Alerts and action sheets: `present UIAlertController(title: "Delete?", actions:
/// [UIAlertAction(title: "Delete", style: .destructive, handler: delete)])`.
extension Interpreter {
  /// Presents the alert created with `fields` on `presenter`, with `anchor` as the anchor of its
  /// popover if it needs one.
  mutating func present(
    alert fields: [String: Value], by presenter: ControllerID, _ anchor: Value?,
    _ isAnimated: Bool, _ then: [BehaviorStatement]?, on simulation: inout Simulation
  ) throws(Fault) {
    var alert = AlertContent(
      fields["title"]?.optionalText, message: fields["message"]?.optionalText,
      style: fields["preferredStyle"]?.word == "actionSheet" ? .actionSheet : .alert)
    var choices: [String: Value] = [:]
    for value in try list("actions", in: fields) {
      guard case .object("UIAlertAction", let action) = value else {
        throw Fault("the actions of an alert must be UIAlertActions, not \(value.typeDescription)")
      }
      let title = action["title"]?.text ?? ""
      let style =
        action["style"]?.word.flatMap(AlertContent.Action.Style.init(rawValue:)) ?? .default
      var choice = AlertContent.Action(title, style)
      choice.isEnabled = action["isEnabled"]?.isTrue ?? true
      alert.actions.append(choice)
      choices[title] = action["handler"]
    }
    for value in try list("textFields", in: fields) {
      if case .record(let field) = value {
        var content = AlertContent.TextField(
          field["placeholder"]?.optionalText, text: field["text"]?.optionalText ?? "")
        content.keyboardType =
          field["keyboardType"]?.word.flatMap(KeyboardType.init(rawValue:)) ?? .default
        content.editingChanged = field[AlertContent.TextField.editingChangedKey]
        alert.textFields.append(content)
      } else {
        alert.textFields.append(AlertContent.TextField(value.optionalText))
      }
    }
    let item = (anchor ?? AlertContent.popoverAnchor(in: fields))?.popoverAnchor
    simulation.updateState(of: id, as: InterpretedBehavior.self) { $0.choices = choices }
    simulation.present(
      alert, from: presenter, sourceItem: item, animated: isAnimated,
      completion: try wait(then, on: &simulation), caller: id)
  }

  /// Enables or disables the action `title` of a presented alert; returns whether nothing else is
  /// to change, as where `place` is in the list of the alert's actions.
  func setEnabled(
    _ value: Value, alertAction title: Value?, at place: ValueExpression,
    on simulation: inout Simulation
  ) -> Bool {
    guard let title else { return false }
    let isPresented = simulation.setEnabled(
      value.isTrue ?? true, alertAction: title.text, of: id)
    if case .name = place.form { return false }
    return isPresented
  }

  private func list(_ name: String, in fields: [String: Value]) throws(Fault) -> [Value] {
    switch fields[name] {
    case .list(let values)?: return values
    case nil, .nil?: return []
    case let other?:
      throw Fault("the \(name) of an alert must be a list, not \(other.typeDescription)")
    }
  }
}

extension Value {
  /// The id of the view or bar button item at which a popover points; nil for another value.
  var popoverAnchor: String? {
    switch self {
    case .view(let view): view.object
    case .item(let name, _): name
    default: nil
    }
  }
}

extension InterpretedBehavior {
  /// Runs the block of `action`, with the texts of the fields if it has a parameter.
  func alert(
    _ controller: inout Instance, _ alert: AlertContent, didChoose action: AlertContent.Action
  ) {
    var choice = controller.state.choices[action.title]
    if case .closure(let closure)? = choice { choice = .closure(closure.filling(alert)) }
    let texts = Value.list(alert.textFields.map { .text($0.text) })
    call(
      choice, with: [texts], on: &controller,
      forClosure: [.object("UIAlertAction", ["title": .text(action.title)])])
  }
}
