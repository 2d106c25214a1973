import BoardwalkBehavior
import BoardwalkPlatform

/// What verbs do with gesture recognizers.
extension Interpreter {
  /// `addGestureRecognizer pinch to collectionView`
  mutating func addGestureRecognizer(
    _ command: Command, _ subject: Value, on simulation: inout Simulation
  ) throws(Fault) {
    guard let made = MadeRecognizer(subject) else {
      throw Fault("addGestureRecognizer takes a gesture recognizer, not \(subject.sort)")
    }
    guard case .view(let view)? = try phrase(.to, of: command, on: &simulation) else { return }
    let width = simulation.options.device.size(isLandscape: simulation.options.isLandscape).width
    guard let recognizer = made.recognizer(inWidth: width) else {
      throw Fault("there is no gesture recognizer of the class \(made.className)")
    }
    var selector: String?
    switch made.action {
    case .block(let name, let owner)?:
      selector = simulation.code(of: owner, as: InterpretedBehavior.self)?.selector(of: name)
    case .text(let text)?: selector = text
    default: break
    }
    simulation.addGestureRecognizer(recognizer, to: view, action: selector)
  }

  /// `requireFailure of pinch by collectionView.gestureRecognizers`: those wait until it has failed, and
  /// fail where it has not (GES-08).
  mutating func requireFailure(_ command: Command, on simulation: inout Simulation) throws(Fault) {
    guard let first = try phrase(.of, of: command, on: &simulation).flatMap(MadeRecognizer.init)
    else {
      throw Fault("a gesture recognizer can fail, nothing else")
    }
    let waiting = try phrase(.by, of: command, on: &simulation) ?? .nil
    let all: [Value]
    if case .list(let several) = waiting { all = several } else { all = [waiting] }
    for other in all.compactMap(MadeRecognizer.init) where other.name != first.name {
      simulation.require(other.name, toFail: first.name, of: id)
    }
  }
}

extension InterpretedBehavior {
  /// The selector of the action called `name`.
  func selector(of name: String) -> String {
    script.classes[self.name]?.handlers(of: "action").first { $0.subject == name }?.selector ?? name
  }
}
