import BoardwalkGraph
import BoardwalkSimulation

/// The lines of an outline about input.
enum InputLines {
  /// The lines of the outline for the first responder and the keyboard of `simulation`.
  static func facts(of simulation: Simulation) -> [(name: String, value: String)] {
    let responder = simulation.firstResponder.flatMap { words(for: $0, in: simulation) }
    let keyboard = simulation.keyboard.map { keyboard in
      ([keyboard.inputView?.name ?? keyboard.type.rawValue]
        + [
          keyboard.returnKey.map { "return key \(ViewWords.quoted($0.title))" },
          keyboard.accessory.map { "under \(ViewWords.quoted($0.name))" },
        ].compactMap { $0 }).joined(separator: "  ")
    }
    return [responder.map { ("first responder", $0) }, keyboard.map { ("keyboard", $0) }]
      .compactMap { $0 }
  }

  private static func words(for responder: Responder, in simulation: Simulation) -> String? {
    guard let controller = responder.controller, let name = simulation[controller]?.name else {
      return nil
    }
    guard case .view(let view) = responder else { return name }
    let template = simulation.template(of: view)
    let label =
      simulation.outletName(of: view) ?? template?.accessibilityLabel ?? template?.userLabel
      ?? template?.placeholder
    return [template?.kind, label, "of \(name)"].compactMap { $0 }.joined(separator: " ")
  }
}
