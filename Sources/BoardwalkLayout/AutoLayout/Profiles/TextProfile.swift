/// The system font by version.
struct TextProfile {
  let version: InterfaceBuilderVersion

  /// Whether sizes from 20 points have a separate display font: until iOS 13 (ORC-80), and since
  /// Xcode 8, fitted to the stored widths of labels.
  var hasDisplayFont: Bool { version >= .xcode8 && version < .xcode11 }

  /// The tracking of titles beyond that of later systems, in thousandths of the point size. It is
  /// fitted to the stored widths of labels of 20 points and more.
  var extraTitleTracking: Double { version == .xcode8 ? 14 : 0 }

  /// The tracking at 17 points in thousandths of the point size, if it differs from later systems.
  ///
  /// It is fitted to the stored widths of labels: of 23 labels of Xcode 11 with 17 points, 3 are
  /// exact with the later tracking and 11 with this one; of 6 held-out labels, 1 and 3 (LAY-36).
  var bodyTracking: Double? { version == .xcode11 ? -22.5 : nil }

  /// Whether Dynamic Type's styles have their smallest sizes, other than on systems (ORC-86). It is
  /// fitted to the stored sizes of labels in these styles.
  var drawsSmallestStyles: Bool { version == .xcode13 }
}
