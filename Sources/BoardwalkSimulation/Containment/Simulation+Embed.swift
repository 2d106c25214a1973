import BoardwalkGraph

/// Container views.
extension Simulation {
  /// Puts the destination of an embed segue into its container view, while the view of `parent`
  /// loads (LIFE-50, ORC-05).
  mutating func embed(_ segue: SegueTemplate, in parent: ControllerID) {
    guard exception == nil, let plan = blueprint(of: parent), let scene = segue.destination else {
      return
    }
    guard asks(parent, whether: segue, from: .controller(parent)) else { return }
    do {
      let place = try resolve(
        ScenePlace(document: plan.place.document, scene: scene), for: segue, by: plan)
      guard !isInside(place, parent) else {
        note("A container view embeds a scene in itself; UIKit would do so until the stack ends.")
        return
      }
      let child = try instantiate(place, for: segue, by: plan)
      prepare(parent, for: segue, to: child, from: .controller(parent))
      // UIKit adds the child once its view has loaded. It is added before, so that what its own
      // container views embed can be seen to be inside `parent`; nobody is told of it earlier.
      controllers[child]?.parent = parent
      controllers[parent]?.children.append(child)
      controllers[parent]?.embedded[segue.source] = child
      load(child)
      tell(child, .willMove(toParent: name(of: parent)), about: parent)
      tell(child, .didMove(toParent: name(of: parent)), about: parent)
    } catch {
      raise(error)
    }
  }

  /// Whether `id` is, or is inside, an instance of the scene at `place`: embedding it would never
  /// end.
  private func isInside(_ place: ScenePlace, _ id: ControllerID) -> Bool {
    var next: ControllerID? = id
    while let current = next {
      if blueprint(of: current)?.place == place { return true }
      next = controllers[current]?.parent
    }
    return false
  }
}
