import BoardwalkBase
import BoardwalkDocument
import BoardwalkGraph
import BoardwalkSchema

/// The template of a view controller with its scene's connections by source.
///
/// A class, so that fetching one copies nothing.
final class Blueprint: Sendable {
  let place: ScenePlace
  let document: String
  let template: ControllerTemplate

  /// The name of its instances: the class name without the suffix of view controllers, or the kind
  /// in words.
  let shortName: String

  /// The initial presentation properties of its instances.
  let modality: Modality

  /// Segues by the id of the object they start from.
  let segues: [String: [SegueTemplate]]

  /// All segues of the scene, in document order.
  let allSegues: [SegueTemplate]

  /// The embed segues whose container views are in the controller's own view.
  let embeds: [SegueTemplate]

  /// Messages by the id of the object that sends them, in the order in which a touch sends them.
  let actions: [String: [ActionTemplate]]

  /// The outlets of the controller itself, in the order in which they are connected: by the names
  /// of their properties (ORC-03).
  let outlets: [OutletTemplate]

  /// All outlets of the scene by the id of the object that has them, in document order.
  private let connections: [String: [OutletTemplate]]

  /// Views of the scene outside the controller's own view.
  let topLevelViews: [ViewTemplate]

  /// Bar button items outside any bar, which code puts into one.
  let topLevelItems: [BarButtonItemTemplate]

  /// The ids of the tables and collections in the controller's own view, in document order.
  let lists: [String]

  /// The ids of the picker views in the controller's own view, in document order.
  let pickers: [String]

  /// The refresh controls of scroll views, by the ids of these views.
  let refreshControls: [String: ViewTemplate]

  /// The prototypes that code copies, by their ids.
  let prototypes: [String: ViewTemplate]

  /// The classes of the app's own that its views have, in document order.
  let viewClasses: [String]

  /// The collector of touch targets in views of the scene.
  let collector: TouchTargetCollector

  /// The gesture recognizers of its views, by the views' ids.
  let gestures: [String: [RecognizerTemplate]]

  /// The touch targets of the controller's own view, as in the document.
  let touchTargets: [TouchTarget]

  /// The touch targets of the title view.
  let titleTargets: [TouchTarget]

  /// The touch targets of the views of bar button items, by item id.
  let itemTargets: [String: [TouchTarget]]

  /// Whether the controller has a delegate: its `delegate` outlet is connected.
  let hasDelegate: Bool

  /// Whether it is its own data source: its `dataSource` outlet is connected to itself.
  let hasDataSource: Bool

  init(
    _ template: ControllerTemplate, in scene: CompiledScene, at place: ScenePlace, of path: String
  ) {
    self.place = place
    self.template = template
    document = path
    shortName = template.shortName
    modality = Modality(template)
    allSegues = scene.segues
    embeds = scene.segues.filter { segue in
      segue.kind == .embed && template.view?.holds(segue.source) ?? false
    }
    segues = Dictionary(grouping: scene.segues, by: \.source)
    actions = Dictionary(grouping: scene.actions, by: \.source)
      .mapValues { $0.sorted { $0.rank < $1.rank } }
    let collector = TouchTargetCollector(scene)
    let item = template.navigationItem
    self.collector = collector
    gestures = scene.recognizers.reduce(into: [:]) { gestures, recognizer in
      for view in recognizer.views { gestures[view, default: []].append(recognizer) }
    }
    touchTargets = template.view.map { collector.targets(in: $0) } ?? []
    titleTargets = item?.titleView.map { collector.targets(in: $0) } ?? []
    let items =
      (item?.leftBarButtonItems ?? []) + (item?.rightBarButtonItems ?? []) + template.toolbarItems
    itemTargets = Dictionary(
      items.compactMap { item in item.customView.map { (item.id, collector.targets(in: $0)) } },
      uniquingKeysWith: { first, _ in first })
    outlets = scene.outlets.filter { $0.source == template.id }
      .sorted { $0.property < $1.property }
    connections = Dictionary(grouping: scene.outlets, by: \.source)
    topLevelViews = scene.topLevelViews
    topLevelItems = scene.topLevelItems
    let lists = template.view?.lists ?? []
    self.lists = lists.map(\.id)
    pickers = template.view?.pickers ?? []
    prototypes = Dictionary(
      lists.flatMap(\.copied).map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    refreshControls = template.refreshControls
    viewClasses = template.view?.customClasses ?? []
    hasDelegate = scene.outlets.contains { $0.source == template.id && $0.property == "delegate" }
    hasDataSource = scene.outlets.contains {
      $0.source == template.id && $0.property == "dataSource" && $0.destination == template.id
    }
  }

  /// The blueprint of controllers that code creates, which no document describes. List controllers
  /// have a list (S0-17, S1-07), unless `hasView` is false.
  init(
    createdByCode kind: ViewControllerKind, name: String, class className: String? = nil,
    hasView: Bool = true
  ) {
    place = ScenePlace(document: -1, scene: -1)
    document = ""
    var template = ControllerTemplate.createdByCode(kind, name: name)
    template.customClass = className.map { CustomClass(name: $0, module: nil) }
    if hasView { template.view = .createdByCode(kind) }
    self.template = template
    modality = Modality(template)
    outlets = []
    connections = [:]
    topLevelViews = []
    topLevelItems = []
    collector = TouchTargetCollector()
    gestures = [:]
    lists = template.view?.lists.map(\.id) ?? []
    pickers = []
    prototypes = [:]
    refreshControls = [:]
    viewClasses = []
    shortName = name
    allSegues = []
    embeds = []
    segues = [:]
    actions = [:]
    touchTargets = []
    titleTargets = []
    itemTargets = [:]
    hasDelegate = false
    hasDataSource = false
  }

  /// The outlets of the object `id`, in document order.
  func outlets(of id: String) -> [OutletTemplate] { connections[id] ?? [] }
}

extension ControllerTemplate {
  /// The short name of its instances.
  fileprivate var shortName: String {
    guard let customClass else { return kind == .viewController ? name : kind.displayName }
    return Self.shortName(of: customClass.name)
  }

  /// `className` without the suffix of view controllers.
  static func shortName(of className: String) -> String {
    for ending in ["ViewController", "Controller", "VC"]
    where className.hasSuffix(ending) && className.count > ending.count {
      return String(className.dropLast(ending.count))
    }
    return className
  }
}

extension ActionTemplate {
  /// Its position among the events of one touch (CTL-02); those of one event keep their order
  /// (CTL-03).
  fileprivate var rank: Int {
    let order: [ControlEvent] = [
      .touchDown, .editingDidBegin, .valueChanged, .primaryActionTriggered,
    ]
    return event.map { order.firstIndex(of: $0) ?? order.count } ?? 0
  }
}

extension ViewTemplate {
  /// The view of a controller of `kind` that code makes; nil for containers.
  fileprivate static func createdByCode(_ kind: ViewControllerKind) -> ViewTemplate? {
    let frame = LayoutRect(x: 0, y: 0, width: 375, height: 667)
    return switch kind {
    case .tableViewController: tableMadeByCode("tableView", style: .plain, frame: frame)
    case .collectionViewController: collectionMadeByCode("collectionView", frame: frame)
    case .viewController: createdByCode("view", "view", frame: frame)
    default: nil
    }
  }
}

extension ViewTemplate {
  /// The tables and collections in the tree, in document order.
  var lists: [ViewTemplate] {
    (table != nil || collection != nil ? [self] : []) + subviews.flatMap(\.lists)
  }

  /// The ids of the picker views in the tree, in document order.
  fileprivate var pickers: [String] {
    (elementKind == .pickerView ? [id] : []) + subviews.flatMap(\.pickers)
  }

  /// The prototypes of a list.
  var copied: [ViewTemplate] {
    (table?.prototypes ?? []) + (collection?.prototypes ?? []) + (collection?.reusableViews ?? [])
  }

  /// The app's classes in the tree, in document order, without prototypes.
  var customClasses: [String] {
    [customClass?.name].compactMap { $0 } + subviews.flatMap(\.customClasses)
  }

  /// Whether it is the view with the id `id`, or holds it; prototypes hold nothing yet.
  func holds(_ id: String) -> Bool { view(withID: id) != nil }
}

extension ControllerTemplate {
  /// The refresh controls of its views, by the ids of the views that scroll. A table view
  /// controller hands its own to its table.
  var refreshControls: [String: ViewTemplate] {
    guard let view else { return [:] }
    var controls = view.refreshControls
    if let control = content.refreshControl { controls[view.id] = control.view }
    return controls
  }
}

extension ViewTemplate {
  /// The refresh controls in it, by the ids of the views that scroll.
  fileprivate var refreshControls: [String: ViewTemplate] {
    let inside = subviews.map(\.refreshControls)
    let own = content.refreshControl.map { [id: $0.view] } ?? [:]
    return inside.reduce(own) { $0.merging($1) { first, _ in first } }
  }

  /// The view with `controls` inserted into their scroll views, by the ids of these views.
  func showing(_ controls: [String: ViewTemplate]) -> ViewTemplate {
    guard !controls.isEmpty else { return self }
    var view = self
    view.subviews = subviews.map { $0.showing(controls) }
    if let control = controls[id] { view.subviews.append(control) }
    return view
  }
}

extension RefreshControlContent {
  /// The refresh control above the beginning of the content.
  ///
  /// Interface Builder writes that it is not enabled; it refreshes all the same.
  fileprivate var view: ViewTemplate {
    var control = ViewTemplate.refreshControl(id)
    control.userLabel = userLabel
    return control
  }
}
