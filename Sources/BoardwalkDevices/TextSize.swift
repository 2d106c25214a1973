/// A size that people choose for all text of their device.
public enum TextSize: String, Sendable, Hashable, CaseIterable {
  case extraSmall = "XS"
  case small = "S"
  case medium = "M"

  /// The size that devices come with, and documents are drawn for.
  case large = "L"
  case extraLarge = "XL"
  case extraExtraLarge = "XXL"
  case extraExtraExtraLarge = "XXXL"

  /// The larger sizes of the accessibility settings.
  case accessibility1 = "AX1"
  case accessibility2 = "AX2"
  case accessibility3 = "AX3"
  case accessibility4 = "AX4"
  case accessibility5 = "AX5"

  /// The size called `name`, letter case aside.
  public init?(named name: String) { self.init(rawValue: name.uppercased()) }

  /// Points of each of Dynamic Type's styles, from the smallest text size to the largest.
  private static let points: [String: [Double]] = [
    "Title0": [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
    "Title1": [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
    "Title2": [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
    "Title3": [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
    "Headline": [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    "Body": [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    "Callout": [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
    "Subhead": [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
    "Footnote": [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
    "Caption1": [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
    "Caption2": [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
  ]

  /// The size in points of text in the Dynamic Type style `style`, such as `Body`; nil where there is no
  /// such style.
  public func pointSize(of style: String) -> Double? {
    guard let points = Self.points[style], let place = Self.allCases.firstIndex(of: self) else {
      return nil
    }
    return points[place]
  }
}
