/// The system font by version.
struct TextProfile {
  let version: InterfaceBuilderVersion

  /// Whether sizes from 20 points have a separate display font.
  var hasDisplayFont: Bool { Self.displayFonts[version] }

  /// The tracking of titles beyond that of later systems, in thousandths of the point size.
  var extraTitleTracking: Double { Self.extraTitleTrackings[version] }

  /// The tracking at 17 points in thousandths of the point size, if it differs from later systems.
  var bodyTracking: Double? { Self.bodyTrackings[version] }

  /// Whether Dynamic Type's styles have their smallest sizes.
  var drawsSmallestStyles: Bool { Self.smallestStyles[version] }

  private static let displayFonts = VersionTable(
    false, .fitted(to: "the stored widths of labels"),
    .init(.xcode8, true, .fitted(to: "the stored widths of labels")),
    .init(.xcode11, false, .recorded("ORC-80")))

  private static let extraTitleTrackings = VersionTable(
    0.0, .fitted(to: "the stored widths of labels of 20 points and more"),
    .init(.xcode8, 14, .fitted(to: "the stored widths of labels of 20 points and more")),
    .init(.xcode9, 0, .fitted(to: "the stored widths of labels of 20 points and more")))

  /// Of 23 labels of Xcode 11 with 17 points, 3 are exact with the later tracking and 11 with this
  /// one; of 6 held-out labels, 1 and 3 (LAY-36).
  private static let bodyTrackings = VersionTable<Double?>(
    nil, .fitted(to: "the stored widths of labels of 17 points"),
    .init(.xcode11, -22.5, .fitted(to: "the stored widths of labels of 17 points")),
    .init(.xcode12, nil, .recorded("ORC-80")))

  private static let smallestStyles = VersionTable(
    false, .recorded("ORC-86"),
    .init(.xcode13, true, .fitted(to: "the stored sizes of labels in Dynamic Type's styles")),
    .init(.xcode14, false, .recorded("ORC-86")))
}
