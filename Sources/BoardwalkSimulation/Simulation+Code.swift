import BoardwalkGraph

/// What an app's code does by itself. Each call does what belongs inside it; what follows happens as
/// the clock goes on.
extension Simulation {
  /// Lets code change what `id` says of presentations, before or in the turn of its presentation.
  package mutating func configure(_ id: ControllerID, _ change: (inout Modality) -> Void) {
    guard var modality = controllers[id]?.modality else { return }
    change(&modality)
    controllers[id]?.modality = modality
  }

  /// `source.present(destination, animated:completion:)`. Calls the completion block, if it has a
  /// name, on `source`, or on `caller` if that is another controller, once the presentation has
  /// ended, animated or not (PRES-23).
  ///
  /// Raises where `destination` is in use (EXC-12, EXC-13); where `source` cannot present, UIKit
  /// writes a line and nothing happens (EXC-50 … EXC-52).
  package mutating func present(
    _ destination: ControllerID, from source: ControllerID, animated: Bool = true,
    completion: String? = nil, caller: ControllerID? = nil
  ) {
    guard exception == nil, controllers[source] != nil else { return }
    present(
      destination, from: source, animated: animated, segue: nil, isHeldByCode: true,
      completion: completion.map { Completion(caller: caller ?? source, label: $0) })
  }

  /// `id.dismiss(animated:completion:)`: ends what `id` presents with everything above, else the
  /// presentation that `id` is in (PRES-20). The completion block is called where there is nothing
  /// to end, too (PRES-22).
  package mutating func dismiss(
    _ id: ControllerID, animated: Bool = true, completion: String? = nil,
    caller: ControllerID? = nil
  ) {
    guard exception == nil, controllers[id] != nil else { return }
    let completion = completion.map { Completion(caller: caller ?? id, label: $0) }
    guard !dismiss(from: id, animated: animated, completion: completion) else { return }
    if let completion { complete(completion) }
  }

  /// Calls `completion` where nothing has to end before.
  mutating func complete(_ completion: Completion) {
    var nothing = Transition(choreography: .nothing)
    nothing.completion = completion
    begin(nothing)
  }

  /// `source.performSegue(withIdentifier:sender:)`: of several segues with that identifier the
  /// first, whatever object of the scene it starts from (SEG-08, SEG-15); nobody is asked (SEG-02).
  /// Raises where there is none (EXC-07).
  package mutating func performSegue(
    withIdentifier identifier: String, from source: ControllerID, sender: Sender? = nil
  ) {
    guard exception == nil, let plan = blueprint(of: source) else { return }
    guard let segue = plan.allSegues.first(where: { $0.identifier == identifier }) else {
      return raise(
        .noSegue(identifier: identifier, className: plan.template.className, plan))
    }
    perform(segue, from: source, asks: false, sender: sender)
  }

  /// `id.presentedViewController`: what it presents, or the nearest container around it does
  /// (PRES-10).
  package func presentedViewController(of id: ControllerID) -> ControllerID? {
    ([id] + ancestors(of: id)).lazy.compactMap { self.controllers[$0]?.presented }.first
  }

  /// `id.presentingViewController`: who presents it, or the container it is in (PRES-10).
  package func presentingViewController(of id: ControllerID) -> ControllerID? {
    ([id] + ancestors(of: id)).lazy.compactMap { self.controllers[$0]?.presenting }.first
  }

  /// `navigation.visibleViewController`: what its top presents, or else its top (PRES-11); nil
  /// where `navigation` is no navigation controller.
  package func visibleViewController(of navigation: ControllerID) -> ControllerID? {
    guard isNavigation(navigation), let top = controllers[navigation]?.children.last else {
      return nil
    }
    return presentedViewController(of: top) ?? top
  }
}
