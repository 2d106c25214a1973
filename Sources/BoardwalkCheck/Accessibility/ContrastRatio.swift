import BoardwalkDocument
import Foundation

/// The contrast ratio of two colors, from 1 to 21.
struct ContrastRatio: Sendable {
  /// The ratio, by the formula of WCAG 2.1.
  let value: Double

  init(_ one: [Double], _ other: [Double]) {
    let first = Self.luminance(one)
    let second = Self.luminance(other)
    value = (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  /// The ratio with one decimal, cut so that it never looks greater than it is.
  var text: String {
    let tenths = Int(value * 10)
    return "\(tenths / 10).\(tenths % 10)"
  }

  /// The relative luminance of a color, from 0 to 1.
  private static func luminance(_ components: [Double]) -> Double {
    let linear = components.prefix(3).map { component in
      let component = min(max(component, 0), 1)
      return component <= 0.04045 ? component / 12.92 : pow((component + 0.055) / 1.055, 2.4)
    }
    return zip(linear, [0.2126, 0.7152, 0.0722]).reduce(0) { $0 + $1.0 * $1.1 }
  }
}

extension ColorValue {
  /// Red, green and blue; nil for a translucent color, or a named one, which depends on the
  /// appearance.
  var opaqueComponents: [Double]? {
    guard name == nil, let components, components.count == 4, components[3] == 1 else { return nil }
    return Array(components.prefix(3))
  }
}
