import BoardwalkGraph

/// What instances of one view controller are made from, with its scene's connections by their source.
struct Blueprint: Sendable {
  let place: ScenePlace
  let document: String
  let template: ControllerTemplate

  /// Segues by the id of the object they start from.
  let segues: [String: [SegueTemplate]]

  /// All segues of the scene, in document order.
  let allSegues: [SegueTemplate]

  /// Messages by the id of the object that sends them.
  let actions: [String: [ActionTemplate]]

  /// What can be touched in the controller's own view.
  let touchTargets: [TouchTarget]

  /// Whether somebody is told of what the controller does: its `delegate` outlet is connected.
  let hasDelegate: Bool

  init(
    _ template: ControllerTemplate, in scene: CompiledScene, at place: ScenePlace, of path: String
  ) {
    self.place = place
    self.template = template
    document = path
    allSegues = scene.segues
    segues = Dictionary(grouping: scene.segues, by: \.source)
    actions = Dictionary(grouping: scene.actions, by: \.source)
    let collector = TouchTargetCollector(scene)
    touchTargets = template.view.map(collector.targets) ?? []
    hasDelegate = scene.outlets.contains { $0.source == template.id && $0.property == "delegate" }
  }

  /// The embed segues of the controller's own view.
  var embeds: [SegueTemplate] { allSegues.filter { $0.kind == .embed } }

  /// The class name without what all view controllers' names end in, or the kind in words.
  var shortName: String {
    guard let name = template.customClass?.name else {
      return template.kind == .viewController ? template.name : template.kind.words
    }
    for ending in ["ViewController", "Controller", "VC"]
    where name.hasSuffix(ending) && name.count > ending.count {
      return String(name.dropLast(ending.count))
    }
    return name
  }
}
