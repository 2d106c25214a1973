/// A Dynamic Type size.
public enum TextSize: String, Sendable, Hashable, Codable, CaseIterable, Comparable {
  case extraSmall = "XS"
  case small = "S"
  case medium = "M"

  /// The default of devices.
  case large = "L"

  case extraLarge = "XL"
  case extraExtraLarge = "XXL"
  case extraExtraExtraLarge = "XXXL"

  /// The sizes that are for accessibility.
  case accessibility1 = "AX1"
  case accessibility2 = "AX2"
  case accessibility3 = "AX3"
  case accessibility4 = "AX4"
  case accessibility5 = "AX5"

  /// The default of devices.
  public static let standard = TextSize.large

  /// The size named `name`, such as `XL`, letter case aside.
  package init?(named name: String) { self.init(rawValue: name.uppercased()) }

  /// Whether `left` is smaller than `right`.
  public static func < (left: TextSize, right: TextSize) -> Bool { left.place < right.place }

  /// The readable width for this text size, in points: that of UIKit's readable content guides and
  /// margins. The widths of `XL` and `XXL` are interpolated between known ones.
  package var readableWidth: Double {
    switch self {
    case .extraSmall: 560
    case .small: 600
    case .medium: 632
    case .large: 672
    case .extraLarge: 744
    case .extraExtraLarge: 824
    default: 896
    }
  }

  /// Its place from the smallest on.
  package var place: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
