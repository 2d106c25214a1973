/// The system font as versions draw it.
struct TextProfile {
  let version: InterfaceBuilderVersion

  /// Whether the system font comes in two cuts, one for text and one for titles of 20 points and more.
  var hasTwoCuts: Bool { Self.twoCuts[version] }

  /// By how many thousandths of the point size titles are set further apart than by later systems.
  var titleSpread: Double { Self.titleSpreads[version] }

  /// What each character of 17 points is set apart, in thousandths of the point size, where that differs from
  /// later systems.
  var bodyTracking: Double? { Self.bodyTrackings[version] }

  /// Whether Dynamic Type's styles are drawn as small as they get.
  var drawsSmallestStyles: Bool { Self.smallestStyles[version] }

  private static let twoCuts = VersionTable(
    false, .fitted(to: "the stored widths of labels"),
    .init(.xcode8, true, .fitted(to: "the stored widths of labels")),
    .init(.xcode11, false, .recorded("ORC-80")))

  private static let titleSpreads = VersionTable(
    0.0, .fitted(to: "the stored widths of labels of 20 points and more"),
    .init(.xcode8, 14, .fitted(to: "the stored widths of labels of 20 points and more")),
    .init(.xcode9, 0, .fitted(to: "the stored widths of labels of 20 points and more")))

  /// Of 23 labels of Xcode 11 that are 17 points high, 3 are exact with the later tracking and 11 with this
  /// one; of 6 that were held aside, 1 and 3 (LAY-36).
  private static let bodyTrackings = VersionTable<Double?>(
    nil, .fitted(to: "the stored widths of labels of 17 points"),
    .init(.xcode11, -22.5, .fitted(to: "the stored widths of labels of 17 points")),
    .init(.xcode12, nil, .recorded("ORC-80")))

  private static let smallestStyles = VersionTable(
    false, .recorded("ORC-86"),
    .init(.xcode13, true, .fitted(to: "the stored sizes of labels in Dynamic Type's styles")),
    .init(.xcode14, false, .recorded("ORC-86")))
}
