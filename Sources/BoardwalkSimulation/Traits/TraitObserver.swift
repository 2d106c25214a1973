import BoardwalkPlatform

/// A class that observes changes of its traits (LIFE-18).
public protocol TraitObserver: ControllerBehavior {
  /// `traitCollectionDidChange(_:)`
  func traitCollectionDidChange(_ controller: inout Instance, previous: EnvironmentTraits)
}

extension TraitObserver {
  func receive(
    previous: EnvironmentTraits, as id: ControllerID, on simulation: inout Simulation
  ) {
    notify(.traitCollectionDidChange(previous), as: id, on: &simulation) {
      traitCollectionDidChange(&$0, previous: previous)
    }
  }
}

/// Changes of traits.
extension Simulation {
  /// Calls all controllers with loaded views, outer ones first, if their traits differ from
  /// `previous`.
  mutating func notifyTraitChange(from previous: EnvironmentTraits) {
    guard previous != options.traits, library.hasBehaviors else { return }
    for cover in presentationChain {
      for id in controllers.inOrder(from: [cover]) where controllers[id]?.isViewLoaded == true {
        let own = traits(of: id, in: previous)
        if own != traits(of: id) { notifyTraitChange(from: own, of: id) }
      }
    }
  }

  /// The traits of `id`: those of the device, with the style that it or a controller around it
  /// overrides.
  func traits(of id: ControllerID) -> EnvironmentTraits { traits(of: id, in: options.traits) }

  private func traits(
    of id: ControllerID, in environment: EnvironmentTraits
  ) -> EnvironmentTraits {
    var traits = environment
    let chain = [id] + controllers.ancestors(of: id)
    let styles = chain.lazy.compactMap { controllers[$0]?.modality.overrideUserInterfaceStyle }
    if let style = styles.first { traits.userInterfaceStyle = style }
    return traits
  }

  /// Overrides the style of `id` and its children with `style`; nil removes the override.
  mutating func overrideUserInterfaceStyle(_ style: UserInterfaceStyle?, of id: ControllerID) {
    let inside = controllers.inOrder(from: [id])
    let previous = inside.map { ($0, traits(of: $0)) }
    configure(id) { $0.overrideUserInterfaceStyle = style }
    for (id, traits) in previous
    where self.traits(of: id) != traits && controllers[id]?.isViewLoaded == true {
      notifyTraitChange(from: traits, of: id)
    }
  }

  private mutating func notifyTraitChange(from previous: EnvironmentTraits, of id: ControllerID) {
    guard !isOver, let observer = behavior(of: id, as: (any TraitObserver).self)
    else { return }
    if observer.handles("traitCollectionDidChange") {
      record(id, .callback(.traitCollectionDidChange))
      observer.receive(previous: previous, as: id, on: &self)
    }
    (observer as? InterpretedBehavior)?.callTraitObservers(previous: previous, as: id, on: &self)
  }

  /// Changes the appearance of the system, as the user does in the settings.
  mutating func setUserInterfaceStyle(_ style: UserInterfaceStyle) {
    let previous = options.traits
    options.userInterfaceStyle = style
    notifyTraitChange(from: previous)
  }
}

/// Its traits.
extension RunningController {
  /// Its traits: `traitCollection`.
  public var traits: EnvironmentTraits { simulation.traits(of: id) }
}
