import BoardwalkSchema

/// The height of a keyboard in points, with its evidence.
package struct KeyboardHeight: Sendable, Hashable {
  /// The evidence for a height.
  package enum Evidence: String, Sendable, Hashable {
    /// It was recorded on a device with this screen.
    case recorded

    /// Several sources report the height for this screen, but there is no recording.
    case reported

    /// The height of the most similar screen.
    case assumed
  }

  /// Points, the home indicator included.
  package let points: Double

  /// The evidence.
  package let evidence: Evidence

  init(_ points: Double, _ evidence: Evidence) {
    self.points = points
    self.evidence = evidence
  }
}

extension Device {
  /// The height of the keyboard `type` in portrait or landscape, from KB-02, or from ORC-60 for
  /// iOS 26.
  package func keyboardHeight(
    of type: KeyboardType, isLandscape: Bool, on system: SystemVersion
  ) -> KeyboardHeight {
    switch (idiom, isLandscape) {
    case (.pad, false): padHeight(on: system)
    case (.pad, true): KeyboardHeight(352, .recorded)
    case (.phone, true):
      hasHomeIndicator ? KeyboardHeight(209, .reported) : KeyboardHeight(162, .recorded)
    case (.phone, false): phoneHeight(of: type, on: system)
    }
  }

  /// 264 points were recorded on the first iPads, 312 on one with round corners and the newest
  /// system.
  private func padHeight(on system: SystemVersion) -> KeyboardHeight {
    guard system.hasLiquidGlass else {
      return KeyboardHeight(264, hasHomeIndicator ? .assumed : .recorded)
    }
    return KeyboardHeight(312, hasHomeIndicator ? .recorded : .assumed)
  }

  /// Keyboards are higher than keypads by the row of suggestions. On iOS 26 the recorded heights
  /// differ from the reported ones by at most a point.
  private func phoneHeight(of type: KeyboardType, on system: SystemVersion) -> KeyboardHeight {
    guard let row = Self.phoneHeights.first(where: { $0.matches(self) }) else {
      return KeyboardHeight(216, .assumed)
    }
    if type.isPad { return KeyboardHeight(row.pad, row.evidence) }
    if system.hasLiquidGlass, let (width, points) = row.recorded {
      return KeyboardHeight(points, size.width == width ? .recorded : .assumed)
    }
    return KeyboardHeight(row.letters, row.evidence)
  }

  private struct PhoneHeight: Sendable {
    let hasHomeIndicator: Bool
    let leastWidth: Double
    let letters: Double
    let pad: Double
    let evidence: KeyboardHeight.Evidence

    /// The recorded height of the newest system, with the screen's width.
    var recorded: (width: Double, points: Double)?

    func matches(_ device: Device) -> Bool {
      device.hasHomeIndicator == hasHomeIndicator && device.size.width >= leastWidth
    }
  }

  /// The widest screens first.
  private static let phoneHeights = [
    PhoneHeight(
      hasHomeIndicator: true, leastWidth: 414, letters: 346, pad: 301, evidence: .reported),
    PhoneHeight(
      hasHomeIndicator: true, leastWidth: 375, letters: 336, pad: 291, evidence: .reported,
      recorded: (393, 335)),
    PhoneHeight(
      hasHomeIndicator: false, leastWidth: 414, letters: 271, pad: 226, evidence: .reported),
    PhoneHeight(
      hasHomeIndicator: false, leastWidth: 375, letters: 260, pad: 216, evidence: .reported,
      recorded: (375, 260)),
    PhoneHeight(
      hasHomeIndicator: false, leastWidth: 320, letters: 253, pad: 216, evidence: .assumed),
  ]
}
