import BoardwalkGraph

/// Container views.
extension Simulation {
  /// Puts the destination of an embed segue into its container view, while the view of `parent`
  /// loads (LIFE-50, ORC-05).
  mutating func embed(_ segue: SegueTemplate, in parent: ControllerID) {
    guard !isOver, let plan = blueprint(of: parent), let scene = segue.destination else {
      return
    }
    guard ask(parent, whether: segue, from: .controller(parent)) else { return }
    do {
      let reference = ScenePlace(document: plan.place.document, scene: scene)
      guard !isInOtherBundle(reference) else { return }
      let place = try resolve(reference, for: segue, by: plan)
      guard !isInside(place, parent) else {
        note(
          "A container view embeds its own scene; UIKit would recurse until the stack overflows.")
        return
      }
      let child = try instantiate(place, for: segue, by: plan)
      prepare(parent, for: segue, to: child, from: .controller(parent))
      // UIKit adds the child after its view has loaded. It is added before, so that its own
      // container views can tell that they are inside `parent`; callbacks are not earlier.
      controllers[child]?.parent = parent
      controllers[parent]?.children.append(child)
      controllers[parent]?.embedded[segue.source] = child
      load(child)
      notify(child, .willMove(toParent: controllers.name(of: parent)), about: parent)
      notify(child, .didMove(toParent: controllers.name(of: parent)), about: parent)
    } catch {
      raise(error)
    }
  }

  /// Whether `id` is an instance of the scene at `place`, or inside one: embedding it would never
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
