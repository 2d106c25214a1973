/// A height at which a sheet can rest.
public struct Detent: Sendable, Hashable {
  /// The height of the detent.
  public enum Height: Sendable, Hashable {
    /// Slightly more than half of the height of `large` (ORC-66).
    case medium

    /// The full height.
    case large

    /// A height in points above the bottom safe area, limited by the available height.
    case points(Double)
  }

  /// The unique identifier in its sheet.
  public let identifier: String

  /// The height of the sheet.
  public let height: Height

  /// The detent for about half of the screen.
  public static let medium = Detent(identifier: "medium", height: .medium)

  /// The detent for the whole screen.
  public static let large = Detent(identifier: "large", height: .large)

  /// A detent of the app's own, `height` points high.
  public static func custom(_ identifier: String, height: Double) -> Detent {
    Detent(identifier: identifier, height: .points(height))
  }

  /// Whether the app made it.
  var isCustom: Bool { if case .points = height { true } else { false } }
}

/// The settings of a controller's `sheetPresentationController`.
public struct SheetSettings: Sendable, Hashable {
  /// The detents, the lowest first.
  public var detents: [Detent]

  /// The selected detent; nil for the lowest.
  public var selectedDetentIdentifier: String?

  /// The largest detent at which the presenter is not dimmed and can be touched; nil for none.
  public var largestUndimmedDetentIdentifier: String?

  /// Settings of a sheet; without any it is large.
  public init(
    detents: [Detent] = [.large], selectedDetentIdentifier: String? = nil,
    largestUndimmedDetentIdentifier: String? = nil
  ) {
    self.detents = detents
    self.selectedDetentIdentifier = selectedDetentIdentifier
    self.largestUndimmedDetentIdentifier = largestUndimmedDetentIdentifier
  }
}
