import BoardwalkBase

/// Calling the methods of a behavior.
extension ControllerBehavior {
  /// Runs `body` as the controller `id` of `simulation` and returns its result, or `answer` after
  /// the app has ended.
  ///
  /// The instance moves the simulation in and out, so that nothing is copied, and nested calls see
  /// earlier changes.
  @discardableResult
  func act<Answer>(
    as id: ControllerID, on simulation: inout Simulation, otherwise answer: Answer,
    isQuery: Bool = false,
    _ body: (inout Instance) -> Answer
  ) -> Answer {
    guard simulation.enterHandler(of: id, isQuery: isQuery) else { return answer }
    var instance = Instance(id, on: consume simulation, running: self)
    let result = body(&instance)
    simulation = instance.finished()
    simulation.leaveHandler()
    return result
  }

  /// Calls `method` as the controller `id` of `simulation`; interpreted behaviors answer `call`
  /// instead. Returns `answer` after the app has ended.
  @discardableResult
  func answer<Answer>(
    _ call: @autoclosure () -> UIKitCall<Answer>, as id: ControllerID,
    on simulation: inout Simulation, otherwise answer: Answer,
    _ method: (inout Instance) -> Answer
  ) -> Answer {
    guard let code = self as? InterpretedBehavior else {
      return act(as: id, on: &simulation, otherwise: answer, method)
    }
    let call = call()
    return code.act(as: id, on: &simulation, otherwise: answer) { code.answer(call, on: &$0) }
  }

  /// Whether its class implements the optional method of the handler `form`; a class in Swift
  /// implements those of its protocols.
  func handles(_ form: String) -> Bool {
    (self as? InterpretedBehavior).map { !$0.type.handlers(of: form).isEmpty } ?? true
  }

  /// Calls `method` as the controller `id` of `simulation`, or the handler for `call`.
  func notify(
    _ call: @autoclosure () -> UIKitCall<Void>, as id: ControllerID,
    on simulation: inout Simulation, _ method: (inout Instance) -> Void
  ) {
    answer(call(), as: id, on: &simulation, otherwise: (), method)
  }

  /// Calls `body` for a question of a list about one of its rows, of which there may be many.
  func query<Answer>(
    as id: ControllerID, on simulation: inout Simulation, otherwise answer: Answer,
    _ body: (inout Instance) -> Answer
  ) -> Answer {
    act(as: id, on: &simulation, otherwise: answer, isQuery: true, body)
  }

  /// Runs `body` as the controller `id` of `simulation`.
  func act(as id: ControllerID, on simulation: inout Simulation, _ body: (inout Instance) -> Void) {
    act(as: id, on: &simulation, otherwise: (), body)
  }

  /// Calls the method of `callback`; `other` is the controller that it concerns.
  ///
  /// Questions and callbacks of certain classes are called elsewhere.
  func receive(
    _ callback: Callback, about other: ControllerID?, as id: ControllerID,
    on simulation: inout Simulation
  ) {
    let animated = simulation.isAnimating
    if let code = self as? InterpretedBehavior,
      let call = UIKitCall<Void>(callback, about: other, animated: animated)
    {
      return code.notify(call, as: id, on: &simulation) { _ in }
    }
    act(as: id, on: &simulation) { instance in
      switch callback {
      case .initCoder: initCoder(&instance)
      case .awakeFromNib: awakeFromNib(&instance)
      case .viewDidLoad: viewDidLoad(&instance)
      case .viewWillAppear: viewWillAppear(&instance, animated: animated)
      case .viewIsAppearing: viewIsAppearing(&instance, animated: animated)
      case .viewWillLayoutSubviews: viewWillLayoutSubviews(&instance)
      case .viewDidLayoutSubviews: viewDidLayoutSubviews(&instance)
      case .viewDidAppear: viewDidAppear(&instance, animated: animated)
      case .viewWillDisappear: viewWillDisappear(&instance, animated: animated)
      case .viewDidDisappear: viewDidDisappear(&instance, animated: animated)
      case .willMove: willMove(&instance, toParent: other)
      case .didMove: didMove(&instance, toParent: other)
      case .completion(let name): complete(&instance, name)
      case .timer(let name): timerFired(&instance, name)
      case .motionEnded: motionEnded(&instance)
      case .viewWillTransition(let width, let height):
        viewWillTransition(
          &instance, to: LayoutSize(width: Double(width), height: Double(height)))
      case .deinit: deinitialize(&instance)
      default: break
      }
    }
  }

  /// Calls the action `selector`; a class that has others, but not this one, does not recognize it.
  func perform(
    _ selector: String, sender: Sender, as id: ControllerID, on simulation: inout Simulation
  ) {
    let code = self as? InterpretedBehavior
    guard code?.performHandler(selector, sender: sender, as: id, on: &simulation) != true else {
      return
    }
    guard let actions else { return }
    guard let action = actions[selector] else {
      return simulation.raise(.unrecognized(selector, by: simulation.controllers.className(of: id)))
    }
    act(as: id, on: &simulation) { action(&$0, sender) }
  }

  /// Whether it has the action `selector`; nil if nothing is known of its actions.
  func hasAction(_ selector: String) -> Bool? { actions.map { $0[selector] != nil } }

  func makeState() -> ControllerState { .known(initialState) }

  func loadView(as id: ControllerID, on simulation: inout Simulation) {
    notify(.loadView, as: id, on: &simulation) { loadView(&$0) }
  }

  func setEditing(
    _ isEditing: Bool, animated: Bool, as id: ControllerID, on simulation: inout Simulation
  ) {
    notify(.setEditing(isEditing, animated: animated), as: id, on: &simulation) {
      setEditing(&$0, isEditing, animated: animated)
    }
  }

  func shouldPerform(
    _ identifier: String?, sender: Sender?, as id: ControllerID, on simulation: inout Simulation
  ) -> Bool {
    answer(
      .shouldPerformSegue(identifier, sender: sender), as: id, on: &simulation, otherwise: false
    ) {
      shouldPerformSegue(&$0, withIdentifier: identifier, sender: sender)
    }
  }

  func prepare(for segue: StoryboardSegue, on simulation: inout Simulation) {
    notify(.prepare(segue), as: segue.source, on: &simulation) { prepare(&$0, for: segue) }
  }

  func canPerform(_ action: String, as id: ControllerID, on simulation: inout Simulation) -> Bool {
    answer(.canPerformAction(action), as: id, on: &simulation, otherwise: false) {
      canPerformAction(&$0, action)
    }
  }

  func allowedChildren(
    from source: ControllerID, usual: [ControllerID], as id: ControllerID,
    on simulation: inout Simulation
  ) -> [ControllerID] {
    let allowed = act(as: id, on: &simulation, otherwise: []) {
      allowedChildrenForUnwinding(&$0, from: source, usual: usual)
    }
    return allowed.filter(usual.contains)
  }

  func canPerformUnwind(
    _ action: String, from source: ControllerID, as id: ControllerID,
    on simulation: inout Simulation
  ) -> Bool {
    answer(
      .canPerformUnwind(action, from: source), as: id, on: &simulation, otherwise: false
    ) {
      canPerformUnwind(&$0, action: action, from: source)
    }
  }

  func receive(
    _ notification: PostedNotification, as id: ControllerID, on simulation: inout Simulation
  ) {
    notify(.observe(notification), as: id, on: &simulation) { receive(&$0, notification) }
    (self as? InterpretedBehavior)?.callObservers(of: notification, as: id, on: &simulation)
  }

  func alert(
    _ alert: AlertContent, didChoose action: AlertContent.Action, as id: ControllerID,
    on simulation: inout Simulation
  ) {
    act(as: id, on: &simulation) { self.alert(&$0, alert, didChoose: action) }
  }

  func canBecomeFirstResponder(as id: ControllerID, on simulation: inout Simulation) -> Bool {
    answer(.canBecomeFirstResponder, as: id, on: &simulation, otherwise: false) {
      canBecomeFirstResponder(&$0)
    }
  }

  func didSelect(_ cell: Touchable, as id: ControllerID, on simulation: inout Simulation) {
    act(as: id, on: &simulation) { didSelect(&$0, cell) }
  }
}
