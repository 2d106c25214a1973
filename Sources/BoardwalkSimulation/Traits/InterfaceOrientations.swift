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
