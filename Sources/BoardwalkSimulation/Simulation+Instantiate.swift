import BoardwalkDocument
import BoardwalkGraph

/// Making controllers from their scenes.
extension Simulation {
  /// Makes the controller of the scene at `place`, with all that it contains from the start.
  ///
  /// A reference leads on to the scene it stands for; `segue` and `source` say who asked, for
  /// exceptions.
  mutating func instantiate(
    _ place: ScenePlace, for segue: SegueTemplate?, by source: Blueprint?
  ) throws(UIKitException) -> ControllerID {
    let place = try resolve(place, for: segue, by: source)
    guard let blueprint = library.blueprint(at: place) else {
      throw .noController(identifier: nil, from: origin(of: segue, source))
    }
    var making = Making()
    let made = try instantiate(blueprint, &making)
    for id in making.awaking {
      setRuntimeAttributes(of: id)
      tell(id, .awakeFromNib)
    }
    return made
  }

  /// What is known while controllers that belong together are made.
  private struct Making {
    /// The scenes around the one that is being made.
    var around: [ScenePlace] = []

    /// All that has been made, contained controllers first: a nib wakes what its objects hold before
    /// them (ORC-01).
    var awaking: [ControllerID] = []
  }

  /// Makes the controller of `blueprint` and those related to it.
  ///
  /// A scene reached by a relationship belongs to its container from the start (LIFE-05) and is not
  /// told of the move (ORC-01).
  private mutating func instantiate(
    _ blueprint: Int, _ making: inout Making
  ) throws(UIKitException) -> ControllerID {
    let plan = library.blueprints[blueprint]
    let id = make(blueprint)
    tell(id, .initCoder)
    making.around.append(plan.place)
    for part in try parts(of: plan, blueprint, making) {
      let child = try instantiate(part, &making)
      controllers[id]?.children.append(child)
      controllers[child]?.parent = id
      controllers[child]?.awaitsDidMove = true
    }
    making.around.removeLast()
    // The owner of a nib is not one of the objects in it (NIB-06).
    if !isNibOwner(plan) { making.awaking.append(id) }
    arrange(id)
    return id
  }

  private func isNibOwner(_ plan: Blueprint) -> Bool {
    graph.documents[plan.place.document].kind == .xib && plan.template.id == SceneGraph.ownerID
  }

  /// The blueprints of what the controller of `plan` contains from the start.
  private func parts(
    of plan: Blueprint, _ blueprint: Int, _ making: Making
  ) throws(UIKitException) -> [Int] {
    var parts: [Int] = []
    for relationship in plan.template.orderedRelationships {
      let place = try resolve(
        ScenePlace(document: plan.place.document, scene: relationship.scene), for: nil, by: plan)
      // A container that contains itself could never be decoded; it is left out.
      if !making.around.contains(place), let part = library.blueprint(at: place) {
        parts.append(part)
      }
    }
    return parts + library.nestedBlueprints(of: blueprint)
  }

  /// Makes the controller of the blueprint at `blueprint` alone; of the app's own class `className`
  /// where code says so.
  mutating func make(_ blueprint: Int, class className: String? = nil) -> ControllerID {
    let plan = library.blueprints[blueprint]
    let id = nextID()
    // An object of a class that the app lacks is one of UIKit's own (NIB-01).
    let lacking =
      options.appClasses == nil || className != nil
      ? nil
      : plan.template.customClass.map(\.name)
        .flatMap { lacksClass($0) ? $0 : nil }
    lacking.map { logUnknownClass($0) }
    let word = className.map(ControllerTemplate.shortName(of:)) ?? plan.shortName
    let identity = ControllerIdentity(
      blueprint: blueprint, word: word, name: names.take(word), kind: plan.template.kind,
      className: className
        ?? (lacking == nil ? plan.template.className : plan.template.kind.className),
      isCustom: className != nil || plan.template.customClass != nil && lacking == nil)
    var controller = Controller(
      id: id, identityBox: Boxed(wrappedValue: identity), title: plan.template.title,
      navigationItem: NavigationItemState(
        plan.template.navigationItem, controllerTitle: plan.template.title),
      belongings: ControllerBelongings(
        modality: plan.modality, tabItem: TabItemState(plan.template.tabBarItem)),
      container: Self.container(of: plan.template))
    switch controller.container {
    case .navigation, .split: controller.awaitsDelegate = true
    default: break
    }
    controllers[id] = controller
    if let code = behavior(of: id) { controllers[id]?.state = code.makeState() }
    return id
  }

  private static func container(of template: ControllerTemplate) -> Controller.Container {
    switch template.kind {
    case .navigationController: .navigation(NavigationState(template))
    case .tabBarController: .tabs(TabState())
    case .splitViewController: .split(SplitState(template))
    case .pageViewController: .pages(PageState(template))
    default: .plain
    }
  }

  /// Chooses what a container that has just got its children begins with.
  private mutating func arrange(_ id: ControllerID) {
    switch controllers[id]?.container {
    case .tabs: if controllers[id]?.children.isEmpty == false { show(0, in: id) }
    case .split: arrangeColumns(of: id)
    default: break
    }
  }
}

extension ControllerTemplate {
  /// The relationships in the order of a container's children: documents may name a split view
  /// controller's columns in any order.
  var orderedRelationships: [Relationship] {
    guard kind == .splitViewController else { return relationships }
    let columns = [
      "masterViewController", "supplementaryViewController", "detailViewController",
      "compactViewController",
    ]
    let ranks = relationships.map { columns.firstIndex(of: $0.kind) ?? columns.count }
    return zip(ranks, relationships).sorted { $0.0 < $1.0 }.map(\.1)
  }
}
