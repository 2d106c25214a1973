import BoardwalkDocument

/// One view controller of a running app, as it is at this moment.
public struct Controller: Sendable, Hashable {
  /// Where a controller's view is on its way to the screen or from it.
  public enum Appearance: String, Sendable, Hashable {
    case disappeared, appearing, appeared, disappearing

    /// Whether it is on screen or about to be.
    var isOnScreen: Bool { self == .appearing || self == .appeared }
  }

  /// What a container shows of its children.
  public enum Container: Sendable, Hashable {
    /// All of them: embedded children, or none.
    case plain

    /// The last of a stack, under a bar.
    case navigation(NavigationState)

    /// One of several, over a tab bar.
    case tabs(selected: Int?)

    /// Columns side by side, or, collapsed, the primary one's stack.
    case split(isCollapsed: Bool)

    /// Pages of a book.
    case pages
  }

  /// Its own identity.
  public let id: ControllerID

  let blueprint: Int

  /// What it is called in traces: its class without `ViewController`, with a number where several
  /// are alive.
  public let name: String

  /// Its kind.
  public let kind: ViewControllerKind

  /// Its class.
  public let className: String

  /// Whether its class is the app's own.
  public let isCustom: Bool

  /// Its title.
  public var title: String?

  /// What it shows in a navigation bar.
  @Boxed public var navigationItem: NavigationItemState

  /// What it says of presentations.
  public internal(set) var modality: Modality

  /// The container it is in.
  public internal(set) var parent: ControllerID?

  /// The controllers in it; a navigation controller's stack, root first.
  public internal(set) var children: [ControllerID] = []

  /// What it shows of its children.
  public internal(set) var container: Container

  /// The controller that it presents.
  public internal(set) var presented: ControllerID?

  /// The controller that presents it.
  public internal(set) var presenting: ControllerID?

  /// The controller that asked for its presentation, which one of its containers may have done for
  /// it (PRES-05).
  public internal(set) var originalPresenter: ControllerID?

  /// How it is presented, if it is.
  public internal(set) var presentation: Presentation?

  /// Whether its view exists.
  public internal(set) var isViewLoaded = false

  /// Whether its view is on screen, or on its way.
  public internal(set) var appearance = Appearance.disappeared

  /// The children that container views hold, by the container view's id.
  public internal(set) var embedded: [String: ControllerID] = [:]

  /// Whether it is being edited.
  public internal(set) var isEditing = false

  /// The controllers that its own code holds.
  public internal(set) var kept: [ControllerID] = []

  /// The names of the notifications that it observes, in the order in which it began to.
  public internal(set) var observed: [String] = []

  /// The controller that code made its delegate, where it is a container.
  var delegate: ControllerID?

  /// What its own code knows.
  var state: ControllerState?

  /// Whether it came into its container unseen and is told of its arrival once it is on screen.
  var awaitsDidMove = false

  /// Whether `viewWillAppear` has been called but `viewIsAppearing` has not.
  var awaitsIsAppearing = false

  /// Whether a navigation controller's top came there unseen, so that the delegate is told of it
  /// once the navigation controller appears.
  var awaitsDelegate = false
}

/// What a navigation controller has beside its stack.
public struct NavigationState: Sendable, Hashable {
  /// Whether its bar is hidden.
  public var isBarHidden: Bool

  /// Whether its toolbar is hidden.
  public var isToolbarHidden: Bool

  /// Whether titles may be large.
  public var prefersLargeTitles: Bool
}
