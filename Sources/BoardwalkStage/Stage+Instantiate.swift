import BoardwalkDocument
import BoardwalkGraph

/// Making controllers from their scenes.
extension Stage {
  /// Makes the controller of the scene at `place`, with all that it contains from the start.
  ///
  /// A reference leads on to the scene it stands for; `segue` and `source` say who asked, for
  /// exceptions.
  mutating func instantiate(
    _ place: ScenePlace, for segue: SegueTemplate?, by source: Blueprint?
  ) throws(UIKitException) -> ControllerID {
    let place = try resolve(place, for: segue, by: source)
    guard let blueprint = library.blueprint(at: place) else {
      throw .noController(identifier: "", segue, source)
    }
    var visited: Set<ScenePlace> = []
    let made = try instantiate(blueprint, visited: &visited)
    for id in made.reversed() { tell(id, .awakeFromNib) }
    return made[0]
  }

  /// The scene that `place` stands for, through references to other storyboards.
  private func resolve(
    _ place: ScenePlace, for segue: SegueTemplate?, by source: Blueprint?
  ) throws(UIKitException) -> ScenePlace {
    var place = place
    // References may lead to references; more of them than scenes would be a circle.
    for _ in 0...graph.documents.count {
      guard let reference = graph.scene(at: place)?.reference else { return place }
      var document = place.document
      if let name = reference.storyboardName {
        guard let found = library.storyboard(named: name, near: document) else {
          throw .noStoryboard(named: name, segue, source)
        }
        document = found
      }
      if let identifier = reference.identifier {
        guard let found = library.scene(identifier: identifier, in: document) else {
          throw .noController(identifier: identifier, segue, source)
        }
        place = found
      } else if let initial = graph.documents[document].initialScene {
        place = ScenePlace(document: document, scene: initial)
      } else {
        throw .noController(identifier: "", segue, source)
      }
    }
    throw .noController(identifier: "", segue, source)
  }

  /// Makes the controller of `blueprint` and those related to it; returns all, outermost first.
  ///
  /// A scene reached by a relationship belongs to its container from the start (LIFE-05) and is not
  /// told of the move (ORC-01).
  private mutating func instantiate(
    _ blueprint: Int, visited: inout Set<ScenePlace>
  ) throws(UIKitException) -> [ControllerID] {
    let plan = library.blueprints[blueprint]
    let id = make(blueprint)
    tell(id, .initCoder)
    var made = [id]
    visited.insert(plan.place)
    var parts: [(kind: String, blueprint: Int)] = []
    for relationship in plan.template.relationships {
      let place = ScenePlace(document: plan.place.document, scene: relationship.scene)
      let resolved = try resolve(place, for: nil, by: plan)
      // A container that contains itself could never be decoded; it is left out.
      guard !visited.contains(resolved), let part = library.blueprint(at: resolved) else {
        continue
      }
      parts.append((relationship.kind, part))
    }
    parts += library.nestedBlueprints(of: blueprint).map { ("viewControllers", $0) }
    for part in parts {
      let inner = try instantiate(part.blueprint, visited: &visited)
      made += inner
      controllers[id]?.children.append(inner[0])
      controllers[inner[0]]?.parent = id
      controllers[inner[0]]?.awaitsDidMove = true
    }
    visited.remove(plan.place)
    arrange(id)
    return made
  }

  private mutating func make(_ blueprint: Int) -> ControllerID {
    let plan = library.blueprints[blueprint]
    let template = plan.template
    let id = nextID()
    controllers[id] = Controller(
      id: id, blueprint: blueprint, name: freeName(plan.shortName), kind: template.kind,
      className: template.className, isCustom: template.customClass != nil, title: template.title,
      navigationItem: NavigationItemState(template.navigationItem, controllerTitle: template.title),
      container: Self.container(of: template))
    return id
  }

  private static func container(of template: ControllerTemplate) -> Controller.Container {
    switch template.kind {
    case .navigationController:
      .navigation(
        NavigationState(
          isBarHidden: template.navigation?.isBarHidden ?? false,
          isToolbarHidden: template.navigation?.isToolbarHidden ?? true,
          prefersLargeTitles: template.navigation?.prefersLargeTitles ?? false))
    case .tabBarController: .tabs(selected: nil)
    case .splitViewController: .split(isCollapsed: false)
    case .pageViewController: .pages
    default: .plain
    }
  }

  /// Chooses what a container that has just got its children begins with.
  private mutating func arrange(_ id: ControllerID) {
    guard let controller = controllers[id] else { return }
    switch controller.container {
    case .tabs: controllers[id]?.container = .tabs(selected: controller.children.isEmpty ? nil : 0)
    case .split: collapseIfCompact(id)
    default: break
    }
  }

  /// `name`, with a number behind it where a living controller has it already.
  private func freeName(_ name: String) -> String {
    let taken = Set(controllers.values.map(\.name))
    guard taken.contains(name) else { return name }
    var number = 2
    while taken.contains("\(name) \(number)") { number += 1 }
    return "\(name) \(number)"
  }
}
