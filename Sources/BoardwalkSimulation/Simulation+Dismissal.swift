/// The end of presentations.
extension Simulation {
  /// Ends what `id` presents, or, where it presents nothing, the presentation it is in (PRES-20).
  ///
  /// Returns whether there was anything to end (PRES-22).
  @discardableResult
  mutating func dismiss(
    from id: ControllerID, animated: Bool, completion: Completion? = nil,
    isByPerson: Bool = false
  ) -> Bool {
    guard let presenter = presenter(toDismissFrom: id),
      let first = controllers[presenter]?.presented
    else { return false }
    let stack = presentations(from: first)
    let style = controllers[first]?.presentation?.adaptedStyle
    controllers[presenter]?.presented = nil
    controllers[first]?.presenting = nil
    // The presenter comes back only if its view was taken away (LIFE-31, LIFE-33). Everything above
    // goes too; what was covered there has disappeared already (PRES-21, LIFE-37).
    var change = Transition(
      choreography: .dismiss, incoming: style?.removesPresenter == true ? presenter : nil,
      removed: stack.reversed(), pace: pace(animated, of: style))
    change.presenter = presenter
    change.completion = completion
    change.isByPerson = isByPerson
    begin(change)
    return true
  }

  /// Who presents what a dismissal asked of `id` ends: the nearest around it that presents, else the
  /// one that presents what it is in (PRES-10, PRES-20).
  private func presenter(toDismissFrom id: ControllerID) -> ControllerID? {
    var next: ControllerID? = id
    while let current = next {
      if controllers[current]?.presented != nil { return current }
      next = controllers[current]?.parent
    }
    return presentingViewController(of: id)
  }

  /// `first` and what is presented on it or inside it, and on that in turn, topmost last.
  private func presentations(from first: ControllerID) -> [ControllerID] {
    var result: [ControllerID] = []
    var next: ControllerID? = first
    while let current = next {
      result.append(current)
      next = presented(inside: current)
    }
    return result
  }

  /// What `id` or anything in it presents.
  private func presented(inside id: ControllerID) -> ControllerID? {
    guard let controller = controllers[id] else { return nil }
    return controller.presented ?? controller.children.lazy.compactMap(presented(inside:)).first
  }
}
