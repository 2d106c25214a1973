import BoardwalkGraph

/// What belongs to a controller and is seldom asked for: its presentation, and what code and people
/// have made of its views.
struct ControllerBelongings: Sendable, Hashable {
  var modality: Modality
  var tabItem: TabItemState
  var presentation: Presentation?
  var embedded: [String: ControllerID] = [:]
  var views: [String: ViewState] = [:]
  var lists: [String: ListState] = [:]
  var alert: AlertContent?
  var gestures = GestureSettings()
  var toolbarItems: [BarButtonItemTemplate]?
  var itemActions: [String: String] = [:]
  var kept: [ControllerID] = []
  var observed: [String] = []
  var dataSource: ControllerID?
}

extension Controller {
  /// What it says of presentations.
  package internal(set) var modality: Modality {
    get { belongings.modality }
    set { belongings.modality = newValue }
  }

  /// What it shows in a tab bar.
  package internal(set) var tabItem: TabItemState {
    get { belongings.tabItem }
    set { belongings.tabItem = newValue }
  }

  /// How it is presented, if it is.
  package internal(set) var presentation: Presentation? {
    get { belongings.presentation }
    set { belongings.presentation = newValue }
  }

  /// The children that container views hold, by the container view's id.
  package internal(set) var embedded: [String: ControllerID] {
    _read { yield belongings.embedded }
    _modify { yield &belongings.embedded }
  }

  /// Its views that are no longer as its document says, by the ids of their objects.
  package internal(set) var views: [String: ViewState] {
    _read { yield belongings.views }
    _modify { yield &belongings.views }
  }

  /// Its tables and collections that code has to do with, by the ids of their objects.
  var lists: [String: ListState] {
    _read { yield belongings.lists }
    _modify { yield &belongings.lists }
  }

  /// The alert that it shows, if it shows one.
  package internal(set) var alert: AlertContent? {
    get { belongings.alert }
    set { belongings.alert = newValue }
  }

  /// What code has changed of its gesture recognizers.
  var gestures: GestureSettings {
    _read { yield belongings.gestures }
    _modify { yield &belongings.gestures }
  }

  /// What it shows in a toolbar; nil for what its document says.
  var toolbarItems: [BarButtonItemTemplate]? {
    get { belongings.toolbarItems }
    set { belongings.toolbarItems = newValue }
  }

  /// What items that code has made send it, by their names.
  var itemActions: [String: String] {
    _read { yield belongings.itemActions }
    _modify { yield &belongings.itemActions }
  }

  /// The controllers that its own code holds.
  package internal(set) var kept: [ControllerID] {
    _read { yield belongings.kept }
    _modify { yield &belongings.kept }
  }

  /// The names of the notifications that it observes, in the order in which it began to.
  package internal(set) var observed: [String] {
    _read { yield belongings.observed }
    _modify { yield &belongings.observed }
  }

  /// Its lists, which it lacks until they are put back: so they are changed where they are.
  mutating func takeLists() -> [String: ListState] {
    defer { lists = [:] }
    return lists
  }

  /// The controller that code made the data source of its pages.
  package internal(set) var dataSource: ControllerID? {
    get { belongings.dataSource }
    set { belongings.dataSource = newValue }
  }
}
