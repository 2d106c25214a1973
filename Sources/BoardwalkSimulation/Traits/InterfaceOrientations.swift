/// The orientations that a controller supports: `UIInterfaceOrientationMask`.
public struct InterfaceOrientations: OptionSet, Sendable, Hashable {
  /// The bits of the orientations.
  public let rawValue: Int

  /// The orientations with the bits `rawValue`.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Upright.
  public static let portrait = InterfaceOrientations(rawValue: 1)

  /// On either side.
  public static let landscape = InterfaceOrientations(rawValue: 2)

  /// Both.
  public static let all: InterfaceOrientations = [.portrait, .landscape]
}

extension InterfaceOrientations {
  /// UIKit's words for orientations; upside down is not modeled.
  static let words: [String: InterfaceOrientations] = [
    "portrait": .portrait, "portraitUpsideDown": [], "landscape": .landscape,
    "landscapeLeft": .landscape, "landscapeRight": .landscape, "all": .all,
    "allButUpsideDown": .all,
  ]

  /// The orientations of `value`, a word or a list of words; nil for another value.
  init?(_ value: Value) {
    let found = value.elements.compactMap { $0.word.flatMap { Self.words[$0] } }
    guard !found.isEmpty, found.count == value.elements.count else { return nil }
    self = InterfaceOrientations(found)
  }

  /// Whether the device may be held in landscape, or in portrait.
  func allows(landscape isLandscape: Bool) -> Bool {
    contains(isLandscape ? .landscape : .portrait)
  }
}

extension UIKitCall where Answer == InterfaceOrientations {
  /// The orientations that a controller in front supports; both by default.
  static var supportedInterfaceOrientations: Self {
    Self("supportedInterfaceOrientations", default: .all) { InterfaceOrientations($0) }
  }
}

extension Simulation {
  /// Turns the interface as the device is held, if the controller that covers the window supports
  /// it; if it does not support the present orientation either, turns to the other one.
  mutating func fitInterfaceToDevice() {
    let supported = supportedOrientations()
    let isWanted = deviceIsLandscape ?? options.isLandscape
    if supported.allows(landscape: isWanted) {
      turnInterface(isLandscape: isWanted)
    } else if supported.allows(landscape: !options.isLandscape),
      !supported.allows(landscape: options.isLandscape)
    {
      turnInterface(isLandscape: !options.isLandscape)
    }
  }

  /// The orientations of the topmost controller that fills the window. UIKit asks no children of
  /// it (ROT-01).
  private mutating func supportedOrientations() -> InterfaceOrientations {
    guard let id = presentationChain.last(where: fillsWindow) else { return .all }
    return behavior(of: id)?.supportedInterfaceOrientations(as: id, on: &self) ?? .all
  }
}

extension ControllerBehavior {
  func supportedInterfaceOrientations(
    as id: ControllerID, on simulation: inout Simulation
  ) -> InterfaceOrientations {
    answer(.supportedInterfaceOrientations, as: id, on: &simulation, otherwise: .all) {
      supportedInterfaceOrientations(&$0)
    }
  }
}
