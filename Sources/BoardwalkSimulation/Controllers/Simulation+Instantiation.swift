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
    guard let blueprint = library.blueprint(at: place) else {
      throw .noController(identifier: nil, from: origin(of: segue, source))
    }
    var context = InstantiationContext()
    let made = try instantiate(blueprint, &context)
    for id in context.awaking {
      checkRuntimeAttributes(of: id)
      notify(id, .awakeFromNib)
    }
    return made
  }

  /// The context of creating a group of controllers.
  private struct InstantiationContext {
    /// The enclosing scenes of the current one.
    var around: [ScenePlace] = []

    /// The new controllers in the order of `awakeFromNib`: children before containers (ORC-01).
    var awaking: [ControllerID] = []
  }

  /// Instantiates the controller of `blueprint` and its related controllers.
  ///
  /// A scene of a relationship is a child of its container from the start (LIFE-05), without
  /// callbacks (ORC-01).
  private mutating func instantiate(
    _ blueprint: Int, _ context: inout InstantiationContext
  ) throws(UIKitException) -> ControllerID {
    let plan = library.blueprints[blueprint]
    let id = make(blueprint)
    notify(id, .initCoder)
    context.around.append(plan.place)
    for part in try parts(of: plan, blueprint, context) {
      let child = try instantiate(part, &context)
      controllers.add(child, to: id)
      controllers[child]?.awaitsDidMove = true
    }
    context.around.removeLast()
    // The owner of a nib is not one of the objects in it (NIB-06).
    if !isNibOwner(plan) { context.awaking.append(id) }
    arrange(id)
    return id
  }

  private func isNibOwner(_ plan: Blueprint) -> Bool {
    graph.documents[plan.place.document].kind == .xib && plan.template.id == SceneGraph.ownerID
  }

  /// The blueprints of the initial children of the controller of `plan`.
  private mutating func parts(
    of plan: Blueprint, _ blueprint: Int, _ context: InstantiationContext
  ) throws(UIKitException) -> [Int] {
    var parts: [Int] = []
    for relationship in plan.template.orderedRelationships {
      let reference = ScenePlace(document: plan.place.document, scene: relationship.scene)
      if isInOtherBundle(reference) { continue }
      let place = try resolve(reference, for: nil, by: plan)
      // A container that contains itself could never be decoded; it is left out.
      if !context.around.contains(place), let part = library.blueprint(at: place) {
        parts.append(part)
      }
    }
    return parts + library.nestedBlueprints(of: blueprint)
  }

  /// Instantiates the controller of the blueprint at `blueprint` alone, with the app's class
  /// `className` if code names one.
  mutating func make(_ blueprint: Int, class className: String? = nil) -> ControllerID {
    let plan = library.blueprints[blueprint]
    // An object of a class that the app lacks is one of UIKit's own (NIB-01).
    let lacking =
      options.appClasses == nil || className != nil
      ? nil
      : plan.template.customClass.map(\.name)
        .flatMap { lacksClass($0) ? $0 : nil }
    lacking.map { logUnknownClass($0) }
    let word = className.map(ControllerTemplate.shortName(of:)) ?? plan.shortName
    let id = controllers.insert(word: word) { id, name in
      let identity = ControllerIdentity(
        blueprint: blueprint, word: word, name: name, kind: plan.template.kind,
        className: className
          ?? (lacking == nil ? plan.template.className : plan.template.kind.className),
        isCustom: className != nil || plan.template.customClass != nil && lacking == nil)
      return Controller(identity, id, plan)
    }
    if let code = behavior(of: id) { controllers[id]?.state = code.makeState() }
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
  /// A new controller from `plan`.
  fileprivate init(_ identity: ControllerIdentity, _ id: ControllerID, _ plan: Blueprint) {
    let template = plan.template
    self.init(
      id: id, identityBox: CopyOnWrite(wrappedValue: identity), title: template.title,
      navigationItem: NavigationItemState(
        template.navigationItem, controllerTitle: template.title),
      details: ControllerDetails(
        modality: plan.modality, tabItem: TabItemState(template.tabBarItem)),
      container: Container(template))
    switch container {
    case .navigation, .split: awaitsDelegate = true
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
    let columns = [
      "masterViewController", "supplementaryViewController", "detailViewController",
      "compactViewController",
    ]
    let ranks = relationships.map { columns.firstIndex(of: $0.kind) ?? columns.count }
    return zip(ranks, relationships).sorted { $0.0 < $1.0 }.map(\.1)
  }
}

/// Controllers that code creates.
///
/// A controller that code neither adds nor owns is released when the app is idle.
extension Simulation {
  /// Instantiates the controller with the storyboard identifier `identifier` (LIFE-06) from
  /// `storyboard`, or else from the storyboard of `source`, or else from the main storyboard.
  ///
  /// Returns nil after an exception: without such a storyboard (EXC-09), or such a controller in it
  /// (EXC-11).
  package mutating func instantiateController(
    _ identifier: String, from storyboard: String? = nil, for source: ControllerID? = nil
  ) -> ControllerID? {
    guard exception == nil else { return nil }
    let near = source.flatMap { blueprint(of: $0)?.place.document } ?? graph.main ?? 0
    guard graph.documents.indices.contains(near) else { return nil }
    var document = near
    if let storyboard {
      guard let found = library.storyboard(named: storyboard, near: near) else {
        raise(.noStoryboard(named: storyboard, from: nil))
        return nil
      }
      document = found
    }
    guard let place = library.scene(identifier: identifier, in: document) else {
      raise(
        .noController(identifier: identifier, from: source.flatMap { blueprint(of: $0)?.origin }))
      return nil
    }
    return instantiate(at: place)
  }

  /// Instantiates the initial controller of the storyboard `storyboard`; nil if it has none
  /// (LIFE-07), or after an exception.
  package mutating func instantiateInitialController(of storyboard: String) -> ControllerID? {
    guard exception == nil else { return nil }
    guard let document = library.storyboard(named: storyboard, near: graph.main ?? 0) else {
      raise(.noStoryboard(named: storyboard, from: nil))
      return nil
    }
    guard let scene = graph.documents[document].initialScene else { return nil }
    return instantiate(at: ScenePlace(document: document, scene: scene))
  }

  private mutating func instantiate(at place: ScenePlace) -> ControllerID? {
    do {
      let made = try instantiate(place, for: nil, by: nil)
      controllers.markUnowned(made)
      return made
    } catch {
      raise(error)
      return nil
    }
  }

  /// Creates a controller of `kind` without a storyboard.
  ///
  /// `className` is its custom class, if any. If the app has a xib with the name of that class, it
  /// contains the view (LIFE-02).
  package mutating func makeController(
    _ kind: ViewControllerKind, class className: String? = nil
  ) -> ControllerID {
    let made = make(library.blueprint(createdByCode: kind, class: className), class: className)
    controllers.markUnowned(made)
    return made
  }

  /// Creates a collection view controller of the app's class `className`, if it has one, with a
  /// flow layout with the properties `layout`. Without a layout the app ends (EXC-20), and the
  /// result is nil.
  package mutating func makeCollectionViewController(
    layout: FlowSettings?, class className: String? = nil
  ) -> ControllerID? {
    guard exception == nil else { return nil }
    guard let layout else {
      raise(.noLayout)
      return nil
    }
    let made = makeController(.collectionViewController, class: className)
    updateFlowLayout(of: ListID("collectionView", of: made)) { $0 = layout }
    return made
  }

  /// Creates a navigation controller with the root `root`, which gets no callbacks (S0-07).
  package mutating func makeNavigationController(
    around root: ControllerID, class className: String? = nil
  ) -> ControllerID {
    let navigation = makeController(.navigationController, class: className)
    setViewControllers([root], of: navigation, animated: false)
    return navigation
  }

  /// Loads the view of `id`, as an access to the property `view` does (LIFE-01, LIFE-11).
  package mutating func loadView(of id: ControllerID) {
    if exception == nil { load(id) }
  }

  /// Makes code own `id`, so that it outlives its container, or ends this ownership (LIFE-14).
  package mutating func setHeld(_ isHeld: Bool, _ id: ControllerID) {
    controllers[id]?.isHeld = isHeld
    if !isHeld, controllers[id]?.parent == nil, root != id { controllers.markUnowned(id) }
  }

  /// Releases the controllers that code created and that nothing owns.
  mutating func releaseUnowned() {
    for id in controllers.takeUnowned() where controllers[id]?.parent == nil {
      releaseUnlessHeld(id)
    }
  }
}

/// Controllers that the code of others holds.
extension Simulation {
  /// Makes the behavior of `owner` own the controllers of `new` that have no other owner, as strong
  /// properties do, and release those of `old` (LIFE-14).
  ///
  /// Controllers in the hierarchy already have an owner, so a reference to a presenting or parent
  /// controller keeps nothing alive.
  package mutating func hold(
    _ new: [ControllerID], insteadOf old: [ControllerID] = [], by owner: ControllerID
  ) {
    for id in new where id != owner && isUnreferenced(id) { controllers[owner]?.kept.append(id) }
    for id in old where !new.contains(id) && controllers[owner]?.kept.contains(id) == true {
      controllers[owner]?.kept.removeAll { $0 == id }
      controllers.markUnowned(id)
    }
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

/// Exceptions for members that a class lacks.
///
/// Members are known of UIKit's classes, of classes whose behavior declares them, and of classes
/// that the app does not contain.
extension Simulation {
  /// Whether the controller `id` has the first property of `keyPath`; nil if that is unknown.
  func hasProperty(_ keyPath: String, _ id: ControllerID) -> Bool? {
    guard let identity = controllers.identity(of: id) else { return nil }
    // Unknown classes need no lookup of UIKit's members.
    if identity.isCustom, !library.hasBehaviors { return nil }
    if KnownKeys.hasProperty(keyPath, identity.kind) { return true }
    guard identity.isCustom else { return false }
    return behavior(of: id)?.properties.map { $0.contains(String(keyPath.prefix { $0 != "." })) }
  }

  /// Ends the app if an outlet of `id` names a property that its class lacks (NIB-02, EXC-10).
  ///
  /// UIKit connects outlets when it loads the view (ORC-03).
  mutating func checkOutlets(of id: ControllerID) {
    guard let plan = blueprint(of: id) else { return }
    for outlet in plan.outlets where hasProperty(outlet.property, id) == false {
      return raise(
        .undefinedKey(
          outlet.property, of: controllers.className(of: id),
          from: outlet.position.map { plan.origin("outlet \"\(outlet.property)\"", at: $0) }))
    }
  }

  /// Ends the app if the document of `id` names a nib whose owner has no `view` outlet (EXC-25).
  mutating func checkNibView(of id: ControllerID) {
    guard exception == nil, let plan = blueprint(of: id), plan.template.view == nil,
      let name = plan.template.nibName, let nib = library.xib(named: name),
      !nib.scenes.contains(where: { scene in scene.outlets.contains { $0.property == "view" } })
    else { return }
    raise(.viewNotSet(inNib: name, from: plan.origin))
  }

  /// Logs each runtime attribute of `id` whose property its class lacks (EXC-62).
  ///
  /// UIKit sets runtime attributes before it sends `awakeFromNib` (NIB-04).
  mutating func checkRuntimeAttributes(of id: ControllerID) {
    for attribute in blueprint(of: id)?.template.runtimeAttributes ?? []
    where hasProperty(attribute.keyPath, id) == false {
      let undefined = UIKitException.undefinedKey(
        attribute.keyPath, of: controllers.className(of: id), from: nil)
      log(
        "Failed to set (\(attribute.keyPath)) user defined inspected property on "
          + "(\(controllers.className(of: id))): \(undefined.reason)")
    }
  }

  /// Whether the app is known to lack the class `name`; UIKit's own class then replaces it
  /// (NIB-01).
  func lacksClass(_ name: String) -> Bool {
    guard let classes = options.appClasses else { return false }
    return !classes.contains(name) && !library.hasBehavior(ofClass: name)
  }

  /// Logs the line that UIKit writes for a custom class that the app lacks (EXC-54).
  mutating func logUnknownClass(_ name: String) {
    log("Unknown class \(name) in Interface Builder file.")
  }

  /// Returns whether the controller `id` can have the method of `action`. If its class is known to
  /// lack the method, the app ends (EXC-30).
  mutating func recognizes(_ action: ActionTemplate, _ id: ControllerID) -> Bool {
    guard let controller = controllers[id], hasAction(action.selector, id) == false else {
      return true
    }
    var raised = UIKitException.unrecognized(action.selector, by: controller.className)
    raised.origin = blueprint(of: id)?.origin(
      "action \"\(action.selector)\"", at: action.position)
    raise(raised)
    return false
  }
}
