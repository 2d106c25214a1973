import BoardwalkBase
import BoardwalkDocument
import BoardwalkGraph

/// The properties of a view controller of a running app.
package struct ControllerProperties: Sendable, Hashable {
  /// Its own identity.
  package internal(set) var id: ControllerID

  /// Its constant properties.
  let identity: ControllerIdentity

  /// Its title.
  package var title: String?

  /// Its navigation item.
  package var navigationItem: NavigationItemState

  /// The container it is in.
  package internal(set) var parent: ControllerID?

  /// The controllers in it; a navigation controller's stack, root first.
  package internal(set) var children: [ControllerID] = []

  /// Its state as a container.
  package internal(set) var container: Controller.Container

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

  /// What code adds to the insets of its safe area.
  package internal(set) var additionalSafeAreaInsets = LayoutInsets.zero

  /// Whether its view is on screen, appearing or disappearing.
  package internal(set) var appearance = Controller.Appearance.disappeared

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

  // MARK: Presentation and items

  /// Its presentation properties.
  package internal(set) var modality: Modality

  /// Its tab bar item.
  package internal(set) var tabItem: TabItemState

  /// Its presentation; nil if it is not presented.
  package internal(set) var presentation: Presentation?

  /// Its toolbar items; nil for those of the document.
  var toolbarItems: [BarButtonItemTemplate]?

  /// The actions of items that code created, by name.
  var itemActions: [String: ItemAction] = [:]

  /// Whether code lets it hide the bottom bar when it is pushed; nil for the document's setting.
  var hidesBottomBarWhenPushed: Bool?

  /// The alert that it shows, if it shows one.
  package internal(set) var alert: AlertContent?

  /// Its search controller, if it has one.
  package internal(set) var search: SearchState?

  // MARK: Views

  /// The children that container views hold, by the container view's id.
  package internal(set) var embedded: [String: ControllerID] = [:]

  /// Its views that differ from the document, by object id.
  package internal(set) var views: [String: ViewState] = [:]

  /// The states of its tables and collections with code, by the ids of their objects.
  var lists: [String: ListState] = [:]

  /// The changes of its gesture recognizers by code.
  var gestures = GestureSettings()

  /// The refresh control that code has made, if it has.
  var createdRefreshControl: CreatedRefreshControl?

  /// The views that code has made, which no document describes.
  var createdViews: [ViewTemplate] = []

  /// The constraints that code has made.
  var createdConstraints: [ConstraintTemplate] = []

  /// The constraints that code has made or changed, by their ids.
  var constraints: [String: ConstraintState] = [:]

  /// The content over its view while it has none of its own: `contentUnavailableConfiguration`.
  var unavailable: CellContent?

  // MARK: Menus and actions

  /// The menu that it shows over everything else.
  var menu: OpenMenu?

  /// The menus of its buttons and items of bars, by their ids.
  var menus: [String: AttachedMenu] = [:]

  /// The delegates of the context menu interactions that code added to its views, by their ids.
  var contextMenus: [String: ControllerID] = [:]

  /// The actions that code gave its controls, by their ids.
  var controlActions: [String: [ActionTemplate]] = [:]

  // MARK: Code

  /// The controllers that its own code holds.
  package internal(set) var kept: [ControllerID] = []

  /// The names of the notifications that it observes, in the order in which it began to.
  package internal(set) var observed: [String] = []

  /// The controller that code made the data source of its pages.
  package internal(set) var dataSource: ControllerID?
}

/// The state of containers of one kind; nil for controllers of other kinds.
extension ControllerProperties {
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
