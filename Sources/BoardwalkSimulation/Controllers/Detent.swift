/// A height at which a sheet can rest.
package struct Detent: Sendable, Hashable {
  /// How high the sheet is there.
  package enum Height: Sendable, Hashable {
    /// A little more than half of what `large` has (ORC-66).
    case medium

    /// All that there is.
    case large

    /// That many points above what the screen's lower edge takes, as far as there is room.
    case points(Double)
  }

  /// The name that is unique among the detents of a sheet.
  package let identifier: String

  /// How high the sheet is there.
  package let height: Height

  /// The detent for about half of the screen.
  package static let medium = Detent(identifier: "medium", height: .medium)

  /// The detent for the whole screen.
  package static let large = Detent(identifier: "large", height: .large)

  /// A detent of the app's own, `height` points high.
  package static func custom(_ identifier: String, height: Double) -> Detent {
    Detent(identifier: identifier, height: .points(height))
  }

  /// Whether the app made it.
  var isCustom: Bool { if case .points = height { true } else { false } }
}

/// What a controller says of the sheet that it is presented in, as its `sheetPresentationController`
/// has it.
package struct SheetSettings: Sendable, Hashable {
  /// Where the sheet can rest, the lowest first.
  package var detents: [Detent]

  /// Where the sheet rests; nil for the lowest.
  package var selectedDetentIdentifier: String?

  /// Up to which detent what is behind the sheet is not dimmed and can be touched; nil for none.
  package var largestUndimmedDetentIdentifier: String?

  /// Settings of a sheet; without any it is large.
  package init(
    detents: [Detent] = [.large], selectedDetentIdentifier: String? = nil,
    largestUndimmedDetentIdentifier: String? = nil
  ) {
    self.detents = detents
    self.selectedDetentIdentifier = selectedDetentIdentifier
    self.largestUndimmedDetentIdentifier = largestUndimmedDetentIdentifier
  }
}
