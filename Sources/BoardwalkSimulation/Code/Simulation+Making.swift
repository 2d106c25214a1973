import BoardwalkDocument
import BoardwalkGraph

/// Controllers that code makes.
///
/// What code makes and puts nowhere goes once everything has come to rest, unless code holds it.
extension Simulation {
  /// Makes the controller with the storyboard identifier `identifier` (LIFE-06): of the storyboard
  /// called `storyboard`, else of the one that `source` comes from, else of the main one.
  ///
  /// Returns nil after an exception: where no such storyboard is (EXC-09), or no such controller in
  /// it (EXC-11).
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

  /// Makes the initial controller of the storyboard called `storyboard`; nil where it has none
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
      loose.append(made)
      return made
    } catch {
      raise(error)
      return nil
    }
  }

  /// Makes a controller of `kind` that no storyboard describes; of the app's own class `className`, if
  /// it has one, whose view is then in the xib of that name, if there is one (LIFE-02).
  package mutating func makeController(
    _ kind: ViewControllerKind, class className: String? = nil
  ) -> ControllerID {
    let made = make(library.blueprint(madeByCode: kind, class: className), class: className)
    loose.append(made)
    return made
  }

  /// Makes a collection view controller of the app's own class `className`, if it has one, with a flow
  /// layout that is as `layout` says. Without a layout the app ends (EXC-20), and there is none.
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

  /// Makes a navigation controller around `root`: it is there at once, without a word (S0-07).
  package mutating func makeNavigationController(
    around root: ControllerID, class className: String? = nil
  ) -> ControllerID {
    let navigation = makeController(.navigationController, class: className)
    setViewControllers([root], of: navigation, animated: false)
    return navigation
  }

  /// Loads the view of `id`, as touching it does (LIFE-01, LIFE-11).
  package mutating func loadView(of id: ControllerID) {
    if exception == nil { load(id) }
  }

  /// Lets code hold `id`, so that it lives on where its container lets go of it, or let go of it
  /// (LIFE-14).
  package mutating func setHeld(_ isHeld: Bool, _ id: ControllerID) {
    controllers[id]?.isHeld = isHeld
    if !isHeld, controllers[id]?.parent == nil, root != id { loose.append(id) }
  }

  /// Lets go of what code has made, and put nowhere.
  mutating func drainLoose() {
    guard !loose.isEmpty else { return }
    let drained = loose
    loose = []
    for id in drained where controllers[id]?.parent == nil { releaseUnlessHeld(id) }
  }
}
