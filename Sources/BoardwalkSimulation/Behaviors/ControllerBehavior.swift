import BoardwalkBase

/// The code of a view controller class: what its instances do when UIKit calls them.
///
/// Each method corresponds to the one that UIKit calls, at the same time and in the same order, and
/// does nothing unless a behavior implements it. The first argument is the instance that is called,
/// through which a method reads and changes the running app:
///
/// ```swift
/// struct ItemsBehavior: ControllerBehavior {
///   struct State: Hashable, Sendable { var items = ["Rusty Spork"] }
///   let initialState = State()
///
///   func viewWillAppear(_ controller: inout Instance, animated: Bool) {
///     controller.title = "\(controller.state.items.count) items"
///   }
/// }
/// ```
///
/// The delegates of containers have their own protocols, as in UIKit:
/// ``NavigationControllerDelegate``, ``TabBarControllerDelegate``.
public protocol ControllerBehavior: Behavior {
  /// The state of an instance.
  ///
  /// Two simulations are equal only if the states of their controllers are equal. A state with a
  /// ``ControllerID`` makes two visits of the same screen different simulations.
  associatedtype State: Sendable, Hashable = NoState

  /// An instance during a call.
  typealias Instance = RunningController<Self>

  /// A method that a control, an item or an unwind segue sends.
  typealias Handler = @Sendable (inout Instance, Sender) -> Void

  /// The state of a new instance.
  var initialState: State { get }

  /// The actions of the class by their selectors, as documents write them, such as `save:`.
  ///
  /// A selector without an action is unrecognized and ends the app (EXC-30). Nil, the default,
  /// leaves the actions unknown: all of them exist and are only traced.
  var actions: [String: Handler]? { get }

  /// The properties of the class that a document may connect or set.
  ///
  /// An outlet for another one ends the app (EXC-10); a runtime attribute for another one is only
  /// logged (EXC-62). Nil, the default, leaves the properties unknown.
  var properties: Set<String>? { get }

  /// `init(coder:)`: created from its scene; its outlets and children do not exist yet.
  func initCoder(_ controller: inout Instance)

  /// `awakeFromNib`: its scene's values are set, but its view does not exist (LIFE-03).
  func awakeFromNib(_ controller: inout Instance)

  /// `loadView`: its view is made, once (LIFE-01).
  func loadView(_ controller: inout Instance)

  /// `viewDidLoad`: its view exists, and embedded controllers are its children.
  func viewDidLoad(_ controller: inout Instance)

  /// `viewWillAppear(_:)`
  func viewWillAppear(_ controller: inout Instance, animated: Bool)

  /// `viewIsAppearing(_:)`, from iOS 13 on.
  func viewIsAppearing(_ controller: inout Instance, animated: Bool)

  /// `viewWillLayoutSubviews()`, as its view gets another size (LIFE-08).
  func viewWillLayoutSubviews(_ controller: inout Instance)

  /// `viewDidLayoutSubviews()`
  func viewDidLayoutSubviews(_ controller: inout Instance)

  /// `viewDidAppear(_:)`
  func viewDidAppear(_ controller: inout Instance, animated: Bool)

  /// `viewWillDisappear(_:)`
  func viewWillDisappear(_ controller: inout Instance, animated: Bool)

  /// `viewDidDisappear(_:)`
  func viewDidDisappear(_ controller: inout Instance, animated: Bool)

  /// `willMove(toParent:)`; `parent` is nil if it leaves one.
  func willMove(_ controller: inout Instance, toParent parent: ControllerID?)

  /// `didMove(toParent:)`; `parent` is nil if it left one.
  func didMove(_ controller: inout Instance, toParent parent: ControllerID?)

  /// `setEditing(_:animated:)`; ``RunningController/isEditing`` is `isEditing` already (BAR-12).
  func setEditing(_ controller: inout Instance, _ isEditing: Bool, animated: Bool)

  /// `shouldPerformSegue(withIdentifier:sender:)`: whether a segue that a touch triggered may be
  /// performed (SEG-02).
  func shouldPerformSegue(
    _ controller: inout Instance, withIdentifier identifier: String?, sender: Sender?
  ) -> Bool

  /// `prepare(for:sender:)`: the destination of `segue` exists, but not its view (LIFE-10).
  func prepare(_ controller: inout Instance, for segue: StoryboardSegue)

  /// `canPerformAction(_:withSender:)`: whether a container shows others its own way, asked with
  /// `showViewController:sender:` and `showDetailViewController:sender:` (SEG-12).
  func canPerformAction(_ controller: inout Instance, _ action: String) -> Bool

  /// `allowedChildrenForUnwinding(from:)`: which of `usual`, the children that UIKit would search
  /// for the destination of an unwind segue from `source`, may be searched (UNW-03).
  func allowedChildrenForUnwinding(
    _ controller: inout Instance, from source: ControllerID, usual: [ControllerID]
  ) -> [ControllerID]

  /// `canPerformUnwindSegueAction(_:from:sender:)`: whether it is the destination of an unwind
  /// segue from `source`; only called if it has the action (UNW-05).
  func canPerformUnwind(
    _ controller: inout Instance, action: String, from source: ControllerID
  ) -> Bool

  /// `tableView(_:didSelectRowAt:)`, or the equivalent of a collection: a cell was tapped, after
  /// its segue was performed (SEG-14).
  func didSelect(_ controller: inout Instance, _ cell: Touchable)

  /// The completion block `name` of a presentation, a dismissal (PRES-23) or an animation.
  func complete(_ controller: inout Instance, _ name: String)

  /// A notification of a name that it observes was posted (``RunningController/observe(_:)``).
  func receive(_ controller: inout Instance, _ notification: PostedNotification)

  /// The handler of a presented alert: `action` was chosen, and the fields of `alert` contain the
  /// typed texts.
  func alert(
    _ controller: inout Instance, _ alert: AlertContent, didChoose action: AlertContent.Action)

  /// A timer `name` fires (``RunningController/startTimer(_:every:)``), or a delayed call is due
  /// (``RunningController/after(_:_:)``).
  func timerFired(_ controller: inout Instance, _ name: String)

  /// `canBecomeFirstResponder`: whether it receives typed text and events without a location, such
  /// as shakes (RESP-01).
  func canBecomeFirstResponder(_ controller: inout Instance) -> Bool

  /// `supportedInterfaceOrientations`: the orientations in which the device shows it, if it covers
  /// the window.
  func supportedInterfaceOrientations(_ controller: inout Instance) -> InterfaceOrientations

  /// `motionEnded(_:with:)`: the device was shaken, and it is the first responder or one of its
  /// next responders.
  func motionEnded(_ controller: inout Instance)

  /// `viewWillTransition(to:with:)`: the size of its view is about to change.
  func viewWillTransition(_ controller: inout Instance, to size: LayoutSize)

  /// `deinit`: the last reference is gone.
  func deinitialize(_ controller: inout Instance)
}

/// The state of instances without state.
public struct NoState: Sendable, Hashable {
  /// Nothing.
  public init() {}
}

extension ControllerBehavior where State == NoState {
  /// Nothing.
  public var initialState: NoState { NoState() }
}

/// The default implementations of a behavior's methods.
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
  public func viewWillLayoutSubviews(_ controller: inout Instance) {}

  /// Does nothing.
  public func viewDidLayoutSubviews(_ controller: inout Instance) {}

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

  /// Portrait and landscape.
  public func supportedInterfaceOrientations(
    _ controller: inout Instance
  ) -> InterfaceOrientations { .all }

  /// Does nothing.
  public func viewWillTransition(_ controller: inout Instance, to size: LayoutSize) {}

  /// Does nothing.
  public func deinitialize(_ controller: inout Instance) {}
}
