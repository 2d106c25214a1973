import BoardwalkDocument
import BoardwalkGraph

/// Making controllers from their scenes.
extension Simulation {
  /// Instantiates the controller of the scene at `place` with its initial children.
  ///
  /// A storyboard reference is resolved; `segue` and `source` are named in exceptions.
  mutating func instantiate(
    _ place: ScenePlace, for segue: SegueTemplate?, by source: Blueprint?
  ) throws(UIKitException) -> ControllerID {
    let place = try resolve(place, for: segue, by: source)
    guard let index = library.blueprint(at: place) else {
      throw .noController(identifier: nil, from: origin(of: segue, source))
    }
    var context = InstantiationContext()
    let made = try instantiate(index, &context)
    for id in context.awaking {
      checkRuntimeAttributes(of: id)
      notify(id, .awakeFromNib)
    }
    return made
  }

  /// The context of creating a group of controllers.
  private struct InstantiationContext {
    /// The enclosing scenes of the current one.
    var enclosingScenes: [ScenePlace] = []

    /// The new controllers in the order of `awakeFromNib`: children before containers (ORC-01).
    var awaking: [ControllerID] = []
  }

  /// Instantiates the controller of the blueprint at `index`, and its related controllers.
  ///
  /// A scene of a relationship is a child of its container from the start (LIFE-05), without
  /// callbacks (ORC-01).
  private mutating func instantiate(
    _ index: Int, _ context: inout InstantiationContext
  ) throws(UIKitException) -> ControllerID {
    let blueprint = library.blueprints[index]
    let id = make(index)
    notify(id, .initCoder)
    context.enclosingScenes.append(blueprint.place)
    for childIndex in try children(of: blueprint, at: index, context) {
      let child = try instantiate(childIndex, &context)
      controllers.add(child, to: id)
      controllers[child]?.awaitsDidMove = true
    }
    context.enclosingScenes.removeLast()
    // The owner of a nib is not one of the objects in it (NIB-06).
    if !isNibOwner(blueprint) { context.awaking.append(id) }
    arrange(id)
    return id
  }

  private func isNibOwner(_ blueprint: Blueprint) -> Bool {
    graph.documents[blueprint.place.document].kind == .xib
      && blueprint.template.id == SceneGraph.ownerID
  }

  /// The indexes of the blueprints of the initial children of the controller of `blueprint`, which
  /// has `index`.
  private mutating func children(
    of blueprint: Blueprint, at index: Int, _ context: InstantiationContext
  ) throws(UIKitException) -> [Int] {
    var children: [Int] = []
    for relationship in blueprint.template.orderedRelationships {
      let reference = ScenePlace(document: blueprint.place.document, scene: relationship.scene)
      if isInOtherBundle(reference) { continue }
      let place = try resolve(reference, for: nil, by: blueprint)
      // A container that contains itself could never be decoded; it is left out.
      if !context.enclosingScenes.contains(place), let child = library.blueprint(at: place) {
        children.append(child)
      }
    }
    return children + library.nestedBlueprints(of: index)
  }

  /// Instantiates the controller of the blueprint at `index` alone, with the app's class
  /// `className` if code names one.
  mutating func make(_ index: Int, class className: String? = nil) -> ControllerID {
    let blueprint = library.blueprints[index]
    // An object of a class that the app lacks is one of UIKit's own (NIB-01).
    let missingClass =
      options.appClasses == nil || className != nil
      ? nil
      : blueprint.template.customClass.map(\.name)
        .flatMap { lacksClass($0) ? $0 : nil }
    missingClass.map { logUnknownClass($0) }
    let word = className.map(ControllerTemplate.shortName(of:)) ?? blueprint.shortName
    let id = controllers.insert(word: word) { id, name in
      let identity = ControllerIdentity(
        blueprint: index, word: word, name: name, kind: blueprint.template.kind,
        className: className
          ?? (missingClass == nil
            ? blueprint.template.className : blueprint.template.kind.className),
        isCustom: className != nil || blueprint.template.customClass != nil && missingClass == nil)
      return Controller(identity, id, blueprint)
    }
    if let code = behavior(of: id) {
      controllers[id]?.state = code.makeState()
      (code as? InterpretedBehavior)?.evaluateStates(of: id, on: &self)
    }
    return id
  }

  /// Selects the first tab or arranges the columns of a container that has its children.
  private mutating func arrange(_ id: ControllerID) {
    switch controllers[id]?.container {
    case .tabs: if controllers[id]?.children.isEmpty == false { show(0, in: id) }
    case .split: arrangeColumns(of: id)
    default: break
    }
  }
}

extension Controller {
  /// A new controller from `blueprint`.
  fileprivate init(_ identity: ControllerIdentity, _ id: ControllerID, _ blueprint: Blueprint) {
    let template = blueprint.template
    self.init(
      ControllerProperties(
        id: id, identity: identity, title: template.title,
        navigationItem: NavigationItemState(
          template.navigationItem, controllerTitle: template.title),
        container: Controller.Container(template), modality: blueprint.modality,
        tabItem: TabItemState(template.tabBarItem)))
    switch self.container {
    case .navigation, .split: self.awaitsDelegate = true
    default: break
    }
  }
}

extension Controller.Container {
  /// The initial state of a container made from `template`.
  fileprivate init(_ template: ControllerTemplate) {
    switch template.kind {
    case .navigationController: self = .navigation(NavigationState(template))
    case .tabBarController: self = .tabs(TabState())
    case .splitViewController: self = .split(SplitState(template))
    case .pageViewController: self = .pages(PageState(template))
    default: self = .plain
    }
  }
}

extension ControllerTemplate {
  /// The relationships in the order of a container's children: documents may name a split view
  /// controller's columns in any order.
  var orderedRelationships: [Relationship] {
    guard kind == .splitViewController else { return relationships }
    let ranks = relationships.map { SplitState.Column($0.kind)?.rawValue ?? .max }
    return zip(ranks, relationships).sorted { $0.0 < $1.0 }.map(\.1)
  }
}

/// References to scenes of other storyboards.
extension Simulation {
  /// The scene of `place`, with references to other storyboards resolved.
  func resolve(
    _ place: ScenePlace, for segue: SegueTemplate?, by source: Blueprint?
  ) throws(UIKitException) -> ScenePlace {
    var place = place
    // References may lead to references; more of them than documents would be a cycle.
    for _ in 0...graph.documents.count {
      if library.blueprint(at: place) != nil { return place }
      guard let reference = graph.scene(at: place)?.reference else { return place }
      place = try destination(of: reference, in: place.document, for: segue, by: source)
    }
    throw .noController(identifier: nil, from: origin(of: segue, source))
  }

  /// Whether `place` is in another bundle whose documents are missing: its contents are unknown,
  /// and a note reports it (APP-15).
  mutating func isInOtherBundle(_ place: ScenePlace) -> Bool {
    guard let reference = graph.scene(at: place)?.reference,
      let bundle = reference.bundleIdentifier, let name = reference.storyboardName,
      library.storyboard(named: name, near: place.document) == nil
    else { return false }
    note(
      "The storyboard '\(name)' is in the bundle '\(bundle)', which is not known; nothing happens.")
    return true
  }

  private func destination(
    of reference: ReferenceTemplate, in document: Int, for segue: SegueTemplate?,
    by source: Blueprint?
  ) throws(UIKitException) -> ScenePlace {
    let origin = segue == nil ? self.origin(of: reference, in: document) : origin(of: segue, source)
    var document = document
    if let name = reference.storyboardName {
      guard let found = library.storyboard(named: name, near: document) else {
        throw .noStoryboard(named: name, from: origin)
      }
      document = found
    }
    if let identifier = reference.identifier {
      guard let found = library.scene(identifier: identifier, in: document) else {
        throw .noController(identifier: identifier, from: origin)
      }
      return found
    }
    guard let initial = graph.documents[document].initialScene else {
      throw .noController(identifier: nil, from: origin)
    }
    return ScenePlace(document: document, scene: initial)
  }

  /// The position of `segue` in the document of `source`, for exceptions.
  func origin(of segue: SegueTemplate?, _ source: Blueprint?) -> Origin? {
    segue.flatMap { source?.origin(of: $0) }
  }

  private func origin(of reference: ReferenceTemplate, in document: Int) -> Origin {
    Origin(
      document: graph.documents[document].path, position: reference.position,
      scene: reference.identifier ?? reference.storyboardName ?? reference.id,
      element: "storyboard reference")
  }
}
