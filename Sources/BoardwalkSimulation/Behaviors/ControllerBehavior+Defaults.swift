extension ControllerBehavior where State == NoState {
  /// Nothing.
  public var initialState: NoState { NoState() }
}

/// What a class does that does not override a method.
extension ControllerBehavior {
  /// Nil: nothing is known of the class's actions.
  public var actions: [String: Handler]? { nil }

  /// Nil: nothing is known of the class's properties.
  public var properties: Set<String>? { nil }

  /// Does nothing.
  public func initCoder(_ controller: inout Instance) {}

  /// Does nothing.
  public func awakeFromNib(_ controller: inout Instance) {}

  /// Does nothing.
  public func loadView(_ controller: inout Instance) {}

  /// Does nothing.
  public func viewDidLoad(_ controller: inout Instance) {}

  /// Does nothing.
  public func viewWillAppear(_ controller: inout Instance, animated: Bool) {}

  /// Does nothing.
  public func viewIsAppearing(_ controller: inout Instance, animated: Bool) {}

  /// Does nothing.
  public func viewDidAppear(_ controller: inout Instance, animated: Bool) {}

  /// Does nothing.
  public func viewWillDisappear(_ controller: inout Instance, animated: Bool) {}

  /// Does nothing.
  public func viewDidDisappear(_ controller: inout Instance, animated: Bool) {}

  /// Does nothing.
  public func willMove(_ controller: inout Instance, toParent parent: ControllerID?) {}

  /// Does nothing.
  public func didMove(_ controller: inout Instance, toParent parent: ControllerID?) {}

  /// Does nothing.
  public func setEditing(_ controller: inout Instance, _ isEditing: Bool, animated: Bool) {}

  /// True.
  public func shouldPerformSegue(
    _ controller: inout Instance, withIdentifier identifier: String?, sender: Sender?
  ) -> Bool { true }

  /// Does nothing.
  public func prepare(_ controller: inout Instance, for segue: StoryboardSegue) {}

  /// True.
  public func canPerformAction(_ controller: inout Instance, _ action: String) -> Bool { true }

  /// All of `usual`.
  public func allowedChildrenForUnwinding(
    _ controller: inout Instance, from source: ControllerID, usual: [ControllerID]
  ) -> [ControllerID] { usual }

  /// True.
  public func canPerformUnwind(
    _ controller: inout Instance, action: String, from source: ControllerID
  ) -> Bool { true }

  /// Does nothing.
  public func didSelect(_ controller: inout Instance, _ cell: Touchable) {}

  /// Does nothing.
  public func receive(_ controller: inout Instance, _ notification: PostedNotification) {}

  /// Does nothing.
  public func complete(_ controller: inout Instance, _ name: String) {}

  /// Does nothing.
  public func alert(
    _ controller: inout Instance, _ alert: AlertContent, didChoose action: AlertContent.Action
  ) {
  }

  /// Does nothing.
  public func timerFired(_ controller: inout Instance, _ name: String) {}

  /// False.
  public func canBecomeFirstResponder(_ controller: inout Instance) -> Bool { false }

  /// Does nothing.
  public func motionEnded(_ controller: inout Instance) {}

  /// Does nothing.
  public func deinitialize(_ controller: inout Instance) {}
}
