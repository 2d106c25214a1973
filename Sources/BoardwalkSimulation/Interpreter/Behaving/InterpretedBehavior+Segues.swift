/// The calls about segues and actions.
extension InterpretedBehavior {
  func shouldPerformSegue(
    _ controller: inout Instance, withIdentifier identifier: String?, sender: Sender?
  ) -> Bool {
    let names = [
      "identifier": Value(identifier), "sender": controller.simulation.value(of: sender),
    ]
    let answer = answer("shouldPerformSegue", on: &controller, for: identifier, with: names)
    return answer?.isTrue ?? true
  }

  func prepare(_ controller: inout Instance, for segue: StoryboardSegue) {
    answer(
      "prepare", on: &controller, for: segue.identifier,
      with: [
        "segue": .segue(segue), "destination": .controller(segue.destination),
        "sender": controller.simulation.value(of: segue.sender),
      ])
  }

  func canPerformAction(_ controller: inout Instance, _ action: String) -> Bool {
    let names = ["action": Value.text(action), "indexPath": .nil]
    return answer("canPerformAction", on: &controller, with: names)?.isTrue ?? true
  }

  func canPerformUnwind(
    _ controller: inout Instance, action: String, from source: ControllerID
  ) -> Bool {
    answer(
      "canPerformUnwind", on: &controller,
      with: ["action": .text(action), "source": .controller(source)])?.isTrue ?? true
  }
}
