import BoardwalkSimulation

/// Code of a class, written where a test needs it.
struct Script: ControllerBehavior {
  struct State: Hashable, Sendable {
    var count = 0
    var note = ""
    var other: ControllerID?
  }

  typealias Step = @Sendable (inout RunningController<Script>) -> Void

  let initialState = State()
  var actions: [String: Handler]?
  var onInit: Step = { _ in }
  var onLoad: Step = { _ in }
  var onWillAppear: Step = { _ in }
  var onDidAppear: Step = { _ in }
  var onDeinit: Step = { _ in }
  var onEditing: Step = { _ in }
  var onPrepare: @Sendable (inout Instance, StoryboardSegue) -> Void = { _, _ in }
  var onShould: @Sendable (inout Instance, String?) -> Bool = { _, _ in true }
  var onUnwind: @Sendable (inout Instance, ControllerID) -> Bool = { _, _ in true }
  var onSelect: @Sendable (inout Instance, Touchable) -> Void = { _, _ in }

  func initCoder(_ controller: inout Instance) { onInit(&controller) }
  func viewDidLoad(_ controller: inout Instance) { onLoad(&controller) }
  func viewWillAppear(_ controller: inout Instance, animated: Bool) { onWillAppear(&controller) }
  func viewDidAppear(_ controller: inout Instance, animated: Bool) { onDidAppear(&controller) }
  func deinitialize(_ controller: inout Instance) { onDeinit(&controller) }

  func setEditing(_ controller: inout Instance, _ isEditing: Bool, animated: Bool) {
    onEditing(&controller)
  }

  func prepare(_ controller: inout Instance, for segue: StoryboardSegue) {
    onPrepare(&controller, segue)
  }

  func shouldPerformSegue(
    _ controller: inout Instance, withIdentifier identifier: String?, sender: Sender?
  ) -> Bool { onShould(&controller, identifier) }

  func canPerformUnwind(
    _ controller: inout Instance, action: String, from source: ControllerID
  ) -> Bool { onUnwind(&controller, source) }

  func didSelect(_ controller: inout Instance, _ cell: Touchable) { onSelect(&controller, cell) }
}

extension Script {
  /// A script with what `change` gives it.
  init(_ change: (inout Script) -> Void) {
    self.init()
    change(&self)
  }
}
