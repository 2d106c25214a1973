import BoardwalkGraph

/// The rarely used state of a controller: its presentation and changes of its views.
struct ControllerDetails: Sendable, Hashable {
  var modality: Modality
  var tabItem: TabItemState
  var presentation: Presentation?
  var embedded: [String: ControllerID] = [:]
  var views: [String: ViewState] = [:]
  var lists: [String: ListState] = [:]
  var alert: AlertContent?
  var gestures = GestureSettings()
  var toolbarItems: [BarButtonItemTemplate]?
  var itemActions: [String: ItemAction] = [:]
  var kept: [ControllerID] = []
  var observed: [String] = []
  var dataSource: ControllerID?
  var search: SearchState?
  var createdRefreshControl: CreatedRefreshControl?
  var createdViews: [ViewTemplate] = []
  var createdConstraints: [ConstraintTemplate] = []
  var unavailable: CellContent?
  var menu: OpenMenu?
  var menus: [String: AttachedMenu] = [:]
  var contextMenus: [String: ControllerID] = [:]
  var controlActions: [String: [ActionTemplate]] = [:]
  var hidesBottomBarWhenPushed: Bool?
}

extension Controller {
  /// Its presentation properties.
  package internal(set) var modality: Modality {
    get { details.modality }
    set { details.modality = newValue }
  }

  /// Its tab bar item.
  package internal(set) var tabItem: TabItemState {
    get { details.tabItem }
    set { details.tabItem = newValue }
  }

  /// Its presentation; nil if it is not presented.
  package internal(set) var presentation: Presentation? {
    get { details.presentation }
    set { details.presentation = newValue }
  }

  /// The children that container views hold, by the container view's id.
  package internal(set) var embedded: [String: ControllerID] {
    _read { yield details.embedded }
    _modify { yield &details.embedded }
  }

  /// Its views that differ from the document, by object id.
  package internal(set) var views: [String: ViewState] {
    _read { yield details.views }
    _modify { yield &details.views }
  }

  /// Its tables and collections that code has to do with, by the ids of their objects.
  var lists: [String: ListState] {
    _read { yield details.lists }
    _modify { yield &details.lists }
  }

  /// The alert that it shows, if it shows one.
  package internal(set) var alert: AlertContent? {
    get { details.alert }
    set { details.alert = newValue }
  }

  /// The menu that it shows over everything else.
  var menu: OpenMenu? {
    get { details.menu }
    set { details.menu = newValue }
  }

  /// The menus of its buttons and items of bars, by their ids.
  var menus: [String: AttachedMenu] {
    _read { yield details.menus }
    _modify { yield &details.menus }
  }

  /// The delegates of the context menu interactions that code added to its views, by their ids.
  var contextMenus: [String: ControllerID] {
    _read { yield details.contextMenus }
    _modify { yield &details.contextMenus }
  }

  /// The actions that code gave its controls, by their ids.
  var controlActions: [String: [ActionTemplate]] {
    _read { yield details.controlActions }
    _modify { yield &details.controlActions }
  }

  /// Whether code lets it hide the bottom bar when it is pushed; nil for the document's setting.
  var hidesBottomBarWhenPushed: Bool? {
    get { details.hidesBottomBarWhenPushed }
    set { details.hidesBottomBarWhenPushed = newValue }
  }

  /// Its search controller, if it has one.
  package internal(set) var search: SearchState? {
    get { details.search }
    set { details.search = newValue }
  }

  /// The refresh control that code has made, if it has.
  var createdRefreshControl: CreatedRefreshControl? {
    get { details.createdRefreshControl }
    set { details.createdRefreshControl = newValue }
  }

  /// What it shows over its view while it has no content.
  var unavailable: CellContent? {
    get { details.unavailable }
    set { details.unavailable = newValue }
  }

  /// The views that code has made, which no document describes.
  var createdViews: [ViewTemplate] {
    _read { yield details.createdViews }
    _modify { yield &details.createdViews }
  }

  /// The constraints that code has activated.
  var createdConstraints: [ConstraintTemplate] {
    _read { yield details.createdConstraints }
    _modify { yield &details.createdConstraints }
  }

  /// The changes of its gesture recognizers by code.
  var gestures: GestureSettings {
    _read { yield details.gestures }
    _modify { yield &details.gestures }
  }

  /// Its toolbar items; nil for those of the document.
  var toolbarItems: [BarButtonItemTemplate]? {
    get { details.toolbarItems }
    set { details.toolbarItems = newValue }
  }

  /// The actions of items that code created, by name.
  var itemActions: [String: ItemAction] {
    _read { yield details.itemActions }
    _modify { yield &details.itemActions }
  }

  /// The controllers that its own code holds.
  package internal(set) var kept: [ControllerID] {
    _read { yield details.kept }
    _modify { yield &details.kept }
  }

  /// The names of the notifications that it observes, in the order in which it began to.
  package internal(set) var observed: [String] {
    _read { yield details.observed }
    _modify { yield &details.observed }
  }

  /// Moves its lists out, so that they can be changed in place, until they are put back.
  mutating func takeLists() -> [String: ListState] {
    defer { lists = [:] }
    return lists
  }

  /// The controller that code made the data source of its pages.
  package internal(set) var dataSource: ControllerID? {
    get { details.dataSource }
    set { details.dataSource = newValue }
  }
}
