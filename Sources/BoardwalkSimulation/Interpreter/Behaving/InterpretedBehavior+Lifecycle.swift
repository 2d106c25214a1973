import BoardwalkBehavior

/// The calls of a controller's life.
extension InterpretedBehavior: ApplicationBehavior {
  var isApplicationDelegate: Bool { !handlers(of: "didFinishLaunching").isEmpty }

  func didFinishLaunching(_ application: inout Instance) {
    answer("didFinishLaunching", on: &application)
  }

  func initCoder(_ controller: inout Instance) {
    for handler in script.classes[name]?.handlers(of: "observe") ?? [] {
      if let subject = handler.subject { controller.observe(subject) }
    }
    for handler in handlers(of: "init")
    where handler.labels.isEmpty || handler.labels == ["coder"] {
      perform(handler, on: &controller)
    }
  }

  func awakeFromNib(_ controller: inout Instance) { answer("awakeFromNib", on: &controller) }

  func loadView(_ controller: inout Instance) { answer("loadView", on: &controller) }

  func viewDidLoad(_ controller: inout Instance) { answer("viewDidLoad", on: &controller) }

  func viewWillAppear(_ controller: inout Instance, animated: Bool) {
    answer("viewWillAppear", on: &controller, with: ["animated": .bool(animated)])
  }

  func viewIsAppearing(_ controller: inout Instance, animated: Bool) {
    answer("viewIsAppearing", on: &controller, with: ["animated": .bool(animated)])
  }

  func viewDidAppear(_ controller: inout Instance, animated: Bool) {
    answer("viewDidAppear", on: &controller, with: ["animated": .bool(animated)])
  }

  func viewWillDisappear(_ controller: inout Instance, animated: Bool) {
    answer("viewWillDisappear", on: &controller, with: ["animated": .bool(animated)])
  }

  func viewDidDisappear(_ controller: inout Instance, animated: Bool) {
    answer("viewDidDisappear", on: &controller, with: ["animated": .bool(animated)])
  }

  func willMove(_ controller: inout Instance, toParent parent: ControllerID?) {
    answer("willMove", on: &controller, with: ["parent": Value(parent)])
  }

  func didMove(_ controller: inout Instance, toParent parent: ControllerID?) {
    answer("didMove", on: &controller, with: ["parent": Value(parent)])
  }

  func setEditing(_ controller: inout Instance, _ isEditing: Bool, animated: Bool) {
    answer(
      "setEditing", on: &controller,
      with: ["editing": .bool(isEditing), "animated": .bool(animated)])
  }

  func deinitialize(_ controller: inout Instance) { answer("deinit", on: &controller) }

  func complete(_ controller: inout Instance, _ name: String) { goOn(&controller, with: name) }

  func timerFired(_ controller: inout Instance, _ name: String) { goOn(&controller, with: name) }

  /// Does what was put off under `name`.
  private func goOn(_ controller: inout Instance, with name: String) {
    guard let continuation = controller.state.pending.removeValue(forKey: name) else { return }
    let id = controller.id
    _ = controller.act { simulation in
      var interpreter = Interpreter(self, as: id, continuation.names)
      _ = interpreter.run(continuation.body, on: &simulation)
      simulation.setHeld(false, id)
    }
  }

  func receive(_ controller: inout Instance, _ notification: PostedNotification) {
    answer(
      "observe", on: &controller, for: notification.name,
      with: [
        "sender": Value(notification.sender),
        "userInfo": .record(notification.userInfo.mapValues { .text($0) }),
      ])
  }
}

extension Value {
  /// A controller, if there is one.
  init(_ id: ControllerID?) { self = id.map { .controller($0) } ?? .nil }
}
