import BoardwalkSimulation

/// Code of a controller that recognizes gestures, and writes down what it hears of them.
struct GestureCode: GestureRecognizerDelegate {
  var onLoad: @Sendable (inout Instance) -> Void = { _ in }
  var onStep: @Sendable (inout Instance, RunningRecognizer) -> Void = { _, _ in }
  var refusals: Set<String> = []
  var isSocial = false

  init(_ change: (inout GestureCode) -> Void = { _ in }) { change(&self) }

  var actions: [String: Handler]? {
    let write: Handler = { controller, sender in
      guard let recognizer = sender.recognizer else { return controller.log("touched") }
      controller.log("\(recognizer.name) \(recognizer.state.rawValue)")
      onStep(&controller, recognizer)
    }
    return ["seen:": write, "touched:": write]
  }

  func viewDidLoad(_ controller: inout Instance) { onLoad(&controller) }

  func gestureRecognizerShouldBegin(_ controller: inout Instance, _ name: String) -> Bool {
    !refusals.contains(name)
  }

  func gestureRecognizer(
    _ controller: inout Instance, _ name: String, shouldReceiveTouchOn view: ViewID
  ) -> Bool { !refusals.contains("\(name) on \(view.object)") }

  func gestureRecognizer(
    _ controller: inout Instance, _ name: String, shouldRecognizeSimultaneouslyWith other: String
  ) -> Bool { isSocial }
}
