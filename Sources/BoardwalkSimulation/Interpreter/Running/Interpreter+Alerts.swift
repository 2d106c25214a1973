import BoardwalkBehavior

/// Alerts and action sheets: `present UIAlertController(title: "Delete?", actions: [UIAlertAction(title:
/// "Delete", style: .destructive, handler: delete)])`.
extension Interpreter {
  /// Presents the alert that was made with `fields`, pointing to `source` where it has to.
  mutating func present(
    alert fields: [String: Value], from source: Value?, _ isAnimated: Bool, _ then: [Statement]?,
    on simulation: inout Simulation
  ) throws(Fault) {
    var alert = AlertContent(
      fields["title"]?.optionalText, message: fields["message"]?.optionalText,
      style: fields["preferredStyle"]?.word == "actionSheet" ? .actionSheet : .alert)
    var choices: [String: Value] = [:]
    for value in try list("actions", in: fields) {
      guard case .object("UIAlertAction", let action) = value else {
        throw Fault("the actions of an alert are UIAlertActions, not \(value.sort)")
      }
      let title = action["title"]?.text ?? ""
      let style =
        action["style"]?.word.flatMap(AlertContent.Action.Style.init(rawValue:)) ?? .default
      alert.actions.append(AlertContent.Action(title, style))
      choices[title] = action["handler"]
    }
    for value in try list("textFields", in: fields) {
      alert.textFields.append(AlertContent.TextField(value.optionalText))
    }
    var item: String?
    switch source {
    case .view(let view)?: item = view.object
    case .item(let name, _)?: item = name
    default: break
    }
    simulation.updateState(of: id, as: InterpretedBehavior.self) { $0.choices = choices }
    simulation.present(
      alert, from: id, sourceItem: item, animated: isAnimated,
      completion: try wait(then, on: &simulation))
  }

  private func list(_ name: String, in fields: [String: Value]) throws(Fault) -> [Value] {
    switch fields[name] {
    case .list(let values)?: return values
    case nil, .nil?: return []
    case let other?: throw Fault("the \(name) of an alert are a list, not \(other.sort)")
    }
  }
}

extension InterpretedBehavior {
  /// Runs the block that is the handler of `action`, with the texts of the fields where it takes
  /// something.
  func alert(
    _ controller: inout Instance, _ alert: AlertContent, didChoose action: AlertContent.Action
  ) {
    guard case .block(let name, let owner)? = controller.state.choices[action.title] else { return }
    let texts = Value.list(alert.textFields.map { .text($0.text) })
    let id = controller.id
    _ = controller.act { simulation in
      var interpreter = Interpreter(self, as: id, [:])
      _ = interpreter.attempt(on: &simulation) { interpreter, simulation throws(Fault) in
        try interpreter.call(name, of: owner, with: [texts], on: &simulation)
      }
    }
  }
}
