extension ControllerBehavior where State == NoState {
  /// Nothing.
  package var initialState: NoState { NoState() }
}

/// What a class does that does not override a method.
extension ControllerBehavior {
  /// Nil: nothing is known of the class's actions.
  package var actions: [String: Handler]? { nil }

  /// Nil: nothing is known of the class's properties.
  package var properties: Set<String>? { nil }

  /// Does nothing.
  package func initCoder(_ controller: inout Instance) {}

  /// Does nothing.
  package func awakeFromNib(_ controller: inout Instance) {}

  /// Does nothing.
  package func loadView(_ controller: inout Instance) {}

  /// Does nothing.
  package func viewDidLoad(_ controller: inout Instance) {}

  /// Does nothing.
  package func viewWillAppear(_ controller: inout Instance, animated: Bool) {}

  /// Does nothing.
  package func viewIsAppearing(_ controller: inout Instance, animated: Bool) {}

  /// Does nothing.
  package func viewDidAppear(_ controller: inout Instance, animated: Bool) {}

  /// Does nothing.
  package func viewWillDisappear(_ controller: inout Instance, animated: Bool) {}

  /// Does nothing.
  package func viewDidDisappear(_ controller: inout Instance, animated: Bool) {}

  /// Does nothing.
  package func willMove(_ controller: inout Instance, toParent parent: ControllerID?) {}

  /// Does nothing.
  package func didMove(_ controller: inout Instance, toParent parent: ControllerID?) {}

  /// Does nothing.
  package func setEditing(_ controller: inout Instance, _ isEditing: Bool, animated: Bool) {}

  /// True.
  package func shouldPerformSegue(
    _ controller: inout Instance, withIdentifier identifier: String?, sender: Sender?
  ) -> Bool { true }

  /// Does nothing.
  package func prepare(_ controller: inout Instance, for segue: StoryboardSegue) {}

  /// True.
  package func canPerformAction(_ controller: inout Instance, _ action: String) -> Bool { true }

  /// All of `usual`.
  package func allowedChildrenForUnwinding(
    _ controller: inout Instance, from source: ControllerID, usual: [ControllerID]
  ) -> [ControllerID] { usual }

  /// True.
  package func canPerformUnwind(
    _ controller: inout Instance, action: String, from source: ControllerID
  ) -> Bool { true }

  /// Does nothing.
  package func didSelect(_ controller: inout Instance, _ cell: Touchable) {}

  /// Does nothing.
  package func receive(_ controller: inout Instance, _ notification: PostedNotification) {}

  /// Does nothing.
  package func complete(_ controller: inout Instance, _ name: String) {}

  /// Does nothing.
  package func alert(_ controller: inout Instance, _ alert: Alert, didChoose action: Alert.Action) {
  }

  /// Does nothing.
  package func timerFired(_ controller: inout Instance, _ name: String) {}

  /// False.
  package func canBecomeFirstResponder(_ controller: inout Instance) -> Bool { false }

  /// Does nothing.
  package func motionEnded(_ controller: inout Instance) {}

  /// Does nothing.
  package func deinitialize(_ controller: inout Instance) {}
}
