import BoardwalkPlatform

/// The traits of an app's environment: `UITraitCollection`.
public struct EnvironmentTraits: Sendable, Hashable {
  /// Whether there is little room across.
  public let isHorizontallyCompact: Bool

  /// Whether there is little room down.
  public let isVerticallyCompact: Bool

  /// Light or dark colors.
  public let userInterfaceStyle: UserInterfaceStyle
}

extension LaunchOptions {
  /// The traits of the app as the device is held now.
  var traits: EnvironmentTraits {
    EnvironmentTraits(
      isHorizontallyCompact: horizontalSizeClass == .compact,
      isVerticallyCompact: verticalSizeClass == .compact, userInterfaceStyle: userInterfaceStyle)
  }
}

extension Value {
  /// The properties of `traits` for behaviors.
  init(_ traits: EnvironmentTraits) {
    self = .record([
      "horizontalSizeClass": .word(traits.isHorizontallyCompact ? "compact" : "regular"),
      "verticalSizeClass": .word(traits.isVerticallyCompact ? "compact" : "regular"),
      "userInterfaceStyle": .word(traits.userInterfaceStyle == .dark ? "dark" : "light"),
    ])
  }
}

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
        guard exception == nil, let observer = behavior(of: id, as: (any TraitObserver).self),
          observer.handles("traitCollectionDidChange")
        else { continue }
        record(id, .callback(.traitCollectionDidChange))
        observer.receive(previous: previous, as: id, on: &self)
      }
    }
  }

  /// Lets the user choose light or dark colors.
  mutating func setUserInterfaceStyle(_ style: UserInterfaceStyle) {
    let previous = options.traits
    options.userInterfaceStyle = style
    notifyTraitChange(from: previous)
  }
}

/// Its traits.
extension RunningController {
  /// Its traits: `traitCollection`.
  public var traits: EnvironmentTraits { simulation.options.traits }
}
