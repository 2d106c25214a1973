import BoardwalkDocument
import BoardwalkGraph

/// Controllers that code creates.
///
/// A controller that code neither adds nor owns is released when the app is idle.
extension Simulation {
  /// Instantiates the controller with the storyboard identifier `identifier` (LIFE-06) from
  /// `storyboard`, or else from the storyboard of `source`, or else from the main storyboard;
  /// without an identifier the initial controller, if there is one (LIFE-07).
  ///
  /// Returns nil after an exception: the storyboard (EXC-09) or the controller (EXC-11) does not
  /// exist.
  package mutating func instantiateController(
    _ identifier: String?, from storyboard: String? = nil, for source: ControllerID? = nil
  ) -> ControllerID? {
    guard !isOver else { return nil }
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
    guard let identifier else {
      return graph.documents[document].initialScene.flatMap {
        instantiateController(at: ScenePlace(document: document, scene: $0))
      }
    }
    guard let place = library.scene(identifier: identifier, in: document) else {
      raise(
        .noController(identifier: identifier, from: source.flatMap { blueprint(of: $0)?.origin }))
      return nil
    }
    return instantiateController(at: place)
  }

  /// The controller of the scene at `place`, which nothing owns yet; nil after an exception.
  mutating func instantiateController(at place: ScenePlace) -> ControllerID? {
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
    guard !isOver else { return nil }
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
    if !isOver { load(id) }
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

/// Controllers that another controller's code owns.
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
