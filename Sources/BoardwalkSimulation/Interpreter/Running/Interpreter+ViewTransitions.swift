/// Transitions between views.
extension Interpreter {
  /// `UIView.transition(from: front, to: back, duration: 0.3, options: []) { … }`: `back` takes the
  /// place of `front`, or is shown in its place with the option `showHideTransitionViews`.
  mutating func transition(_ call: MethodCall, on simulation: inout Simulation) throws(Fault) {
    guard call.arguments.count > 3, let old = call.arguments[0].view,
      let new = call.arguments[1].view
    else { return }
    let outer = simulation.beginAnimation()
    if call.arguments[3].elements.contains(where: { $0.word == "showHideTransitionViews" }) {
      simulation[old]?.isHidden = true
      simulation[new]?.isHidden = false
    } else if let superview = simulation.superview(of: old) {
      simulation.addSubview(new, to: superview)
      simulation.removeFromSuperview(old)
    }
    let block = call.arguments.count > 4 ? call.arguments.last : nil
    simulation.endAnimation(
      inside: outer, for: id, duration: call.arguments[2].double ?? 0,
      completion: try wait(calling: block, on: &simulation)?.label)
  }
}
