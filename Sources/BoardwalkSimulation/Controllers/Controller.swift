import BoardwalkDocument
import BoardwalkGraph

/// A view controller of a running app, at one moment.
///
/// Controllers are read often, so large and rarely used parts are boxed.
package struct Controller: Sendable, Hashable {
  /// The appearance state of a controller's view.
  package enum Appearance: String, Sendable, Hashable {
    case disappeared, appearing, appeared, disappearing

    /// Whether it is on screen or about to be.
    var isOnScreen: Bool { self == .appearing || self == .appeared }
  }

  /// The children that a container shows.
  package enum Container: Sendable, Hashable {
    /// All of them: embedded children, or none.
    case plain

    /// The last of a stack, under a bar.
    case navigation(NavigationState)

    /// One of several, over a tab bar.
    indirect case tabs(TabState)

    /// Columns side by side, or, collapsed, the primary one's stack.
    indirect case split(SplitState)

    /// Pages of a book.
    indirect case pages(PageState)

    /// Whether it shows the top of a stack.
    var isNavigation: Bool { if case .navigation = self { true } else { false } }

    /// Whether it shows one of several over a tab bar.
    var isTabs: Bool { if case .tabs = self { true } else { false } }

    /// Whether it shows columns.
    var isSplit: Bool { if case .split = self { true } else { false } }

    /// The controllers that it owns in addition to its children.
    var kept: [ControllerID] {
      switch self {
      case .plain, .navigation: []
      case .split(let state): SplitState.Column.allCases.compactMap { state.columns[$0] }
      case .tabs(let state): state.more.map { [$0] } ?? []
      case .pages(let state):
        state.allPages + [.reverse, .forward].compactMap { state.neighbors[$0]?.page }
      }
    }
  }

  /// Its own identity.
  package internal(set) var id: ControllerID

  /// Its constant properties.
  let identity: ControllerIdentity

  /// Its title.
  package var title: String?

  /// Its navigation item.
  @CopyOnWrite package var navigationItem: NavigationItemState

  /// Its rarely read properties.
  @CopyOnWrite var details: ControllerDetails

  /// The container it is in.
  package internal(set) var parent: ControllerID?

  /// The controllers in it; a navigation controller's stack, root first.
  package internal(set) var children: [ControllerID] = []

  /// Its state as a container.
  package internal(set) var container: Container

  /// The controller that it presents.
  package internal(set) var presented: ControllerID?

  /// The controller that presents it.
  package internal(set) var presenting: ControllerID?

  /// The controller that asked for its presentation; the presenter may be a container around that
  /// (PRES-05).
  package internal(set) var originalPresenter: ControllerID?

  /// Whether its view exists.
  package internal(set) var isViewLoaded = false

  /// The orientation at the last layout of its view; nil before the first.
  var layoutOrientation: LayoutOrientation?

  /// Whether its view is on screen, appearing or disappearing.
  package internal(set) var appearance = Appearance.disappeared

  /// The cause of the current appearance or disappearance; nil if its view stays, or for another
  /// controller's movement.
  package internal(set) var movement: Movement?

  /// Whether code holds it, so that it outlives its place in a container.
  package internal(set) var isHeld = false

  /// Its owner besides the container that shows it: the tab bar controller of a child in the More
  /// list, the page view controller of a page that is not shown.
  var owner: ControllerID?

  /// Its containment in its parent.
  var membership = ParentMembership.child

  /// Whether it is being edited.
  package internal(set) var isEditing = false

  /// Its delegate that code set, if it is a container.
  package internal(set) var delegate: ControllerID?

  /// The state of its behavior.
  var state: ControllerState?

  /// Whether it came into its container off screen, and gets `didMove` once it is on screen.
  var awaitsDidMove = false

  /// Whether `viewWillAppear` has been called but `viewIsAppearing` has not.
  var awaitsIsAppearing = false

  /// Whether a navigation controller's top was added off screen, so that the delegate is called
  /// when the navigation controller appears.
  var awaitsDelegate = false
}

/// The state of containers of one kind; nil for controllers of other kinds.
extension Controller {
  /// The state of a navigation controller.
  package internal(set) var navigation: NavigationState? {
    get { if case .navigation(let state) = container { state } else { nil } }
    set { if let newValue, container.isNavigation { container = .navigation(newValue) } }
  }

  /// The state of a tab bar controller.
  package internal(set) var tabs: TabState? {
    get { if case .tabs(let state) = container { state } else { nil } }
    set { if let newValue, container.isTabs { container = .tabs(newValue) } }
  }

  /// The state of a split view controller.
  package internal(set) var split: SplitState? {
    get { if case .split(let state) = container { state } else { nil } }
    set { if let newValue, container.isSplit { container = .split(newValue) } }
  }

  /// The state of a page view controller.
  package internal(set) var pages: PageState? {
    get { if case .pages(let state) = container { state } else { nil } }
    set { if let newValue, pages != nil { container = .pages(newValue) } }
  }
}
