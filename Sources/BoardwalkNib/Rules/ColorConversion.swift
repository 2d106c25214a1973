import Foundation

/// ColorSync's conversion of a color to another RGB space: linear light, a matrix, and the other
/// space's transfer function.
///
/// ColorSync computes with 32 bits, and so does this: matrices and their product, light and powers
/// are rounded. The roundings within a power are those with the most equal components in known
/// conversions, 23 of 27; the others differ by one or two units in the last place. Colors outside of
/// the space keep components below 0 or above 1.
struct ColorConversion: Sendable {
  private let source: TransferFunction
  private let destination: TransferFunction
  private let matrix: [[Float]]

  private init(
    from source: (curve: TransferFunction, primaries: RGBPrimaries),
    to destination: (curve: TransferFunction, primaries: RGBPrimaries), matchesWhite: Bool = false
  ) {
    self.source = source.curve
    self.destination = destination.curve
    matrix = destination.primaries.conversion(from: source.primaries, matchesWhite: matchesWhite)
  }

  private static let sRGB = (TransferFunction.sRGB, RGBPrimaries.sRGB)
  private static let generic = (TransferFunction.gamma18, RGBPrimaries.genericRGB)

  /// From Display P3, which shares sRGB's curve, to sRGB.
  static let displayP3 = ColorConversion(from: (.sRGB, .displayP3), to: sRGB)

  /// From the generic RGB of older documents to sRGB.
  static let genericRGB = ColorConversion(from: generic, to: sRGB)

  /// The same on newer systems, which scale X, Y and Z so that both whites are equal. 18 colors
  /// determine that; 26 of their 54 components are equal in all digits, white's among them, and the
  /// others differ by one or two units in the last place.
  static let genericRGBMatchingWhite = ColorConversion(
    from: generic, to: sRGB, matchesWhite: true)

  /// From sRGB to generic RGB.
  static let toGenericRGB = ColorConversion(from: sRGB, to: generic)

  /// `components` in the other space.
  func converted(_ components: [Double]) -> [Double] {
    let light = components.map { source.decoded(Float($0)) }
    return matrix.map { row in
      Double(destination.encoded(zip(row, light).map(*).sum))
    }
  }

  /// The gray of sRGB for one of the generic gray of older documents, with a gamma of 1.8. Two grays
  /// of one document show that only the result is rounded.
  static func fromGenericGray(_ white: Double) -> Double {
    let light = pow(Double(Float(white)), 1.8)
    return Double(
      Float(light <= 0.0031308 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055))
  }
}

/// A parametric curve of an ICC profile, extended to negative components: `slope x` below
/// `threshold`, `((x + offset) / (1 + offset)) ^ gamma` from there on.
private struct TransferFunction: Sendable {
  let gamma: Double

  /// The exponent from light to a component.
  let inverseGamma: Double

  let offset: Double
  let slope: Float
  let threshold: Float

  /// IEC 61966-2-1.
  static let sRGB = TransferFunction(
    gamma: 2.4, inverseGamma: 1 / 2.4, offset: 0.055, slope: 1 / 12.92, threshold: 0.04045)

  /// A gamma of 1.8. ColorSync limits the slope of the inverse to 16 (3 samples).
  static let gamma18 = TransferFunction(
    gamma: 1.8, inverseGamma: Double(Float(1 / 1.8)), offset: 0, slope: 1 / 16, threshold: 1 / 32)

  /// The light of a component.
  func decoded(_ component: Float) -> Float {
    let size = abs(component)
    let base = (Double(size) + offset) / (1 + offset)
    let light = size < threshold ? slope * size : Self.power(base, Double(Float(gamma)))
    return component < 0 ? -light : light
  }

  /// The component for `light`: the inverse has the form `(scale x) ^ (1 / gamma) - offset`.
  func encoded(_ light: Float) -> Float {
    let size = abs(light)
    let factor = Float(1 / (1 + offset))
    let scale = Self.power(1 / Double(factor), gamma)
    let component =
      size < slope * threshold
      ? size / slope : Self.power(Double(scale * size), inverseGamma) - Float(offset)
    return light < 0 ? -component : component
  }

  private static func power(_ base: Double, _ exponent: Double) -> Float {
    Float(pow(base, exponent))
  }
}

/// The colorants of an RGB space in its ICC profile: the tristimulus values X, Y and Z of red, green
/// and blue under D50, in 65,536ths.
private struct RGBPrimaries: Sendable {
  let red: [Int]
  let green: [Int]
  let blue: [Int]

  static let sRGB = RGBPrimaries(
    red: [28578, 14581, 912], green: [25241, 46981, 6362], blue: [9376, 3972, 46799])

  static let displayP3 = RGBPrimaries(
    red: [33759, 15807, -69], green: [19135, 45367, 2745], blue: [10296, 4363, 51385])

  /// Apple's Generic RGB: the phosphors (0.63, 0.34), (0.295, 0.605) and (0.155, 0.077) under D65,
  /// adapted to D50. The last digits follow from 2 samples.
  static let genericRGB = RGBPrimaries(
    red: [29773, 15854, 976], green: [23157, 44147, 5940], blue: [10266, 5535, 47158])

  /// The rows of X, Y and Z.
  private var rows: [[Double]] {
    (0..<3).map { row in [red, green, blue].map { Double($0[row]) / 65_536 } }
  }

  /// The rows, each divided by the X, Y or Z of white.
  private var rowsForWhite: [[Double]] {
    rows.map { row in row.map { $0 / row.reduce(0, +) } }
  }

  /// The matrix from the light of `other` to that of this space.
  func conversion(from other: RGBPrimaries, matchesWhite: Bool) -> [[Float]] {
    let columns = (matchesWhite ? other.rowsForWhite : other.rows).map { $0.map { Float($0) } }
    return Self.inverse(of: matchesWhite ? rowsForWhite : rows).map { row in
      (0..<3).map { column in
        (0..<3).map { Float(row[$0]) * columns[$0][column] }.sum
      }
    }
  }

  /// The inverse of a matrix of three rows, by its cofactors.
  private static func inverse(of matrix: [[Double]]) -> [[Double]] {
    let cofactor = { (row: Int, column: Int) -> Double in
      let (r, s) = ((row + 1) % 3, (row + 2) % 3)
      let (c, d) = ((column + 1) % 3, (column + 2) % 3)
      return matrix[r][c] * matrix[s][d] - matrix[r][d] * matrix[s][c]
    }
    let determinant = (0..<3).reduce(0) { $0 + matrix[0][$1] * cofactor(0, $1) }
    return (0..<3).map { row in (0..<3).map { cofactor($0, row) / determinant } }
  }
}

extension [Float] {
  /// The sum, rounded after each term.
  fileprivate var sum: Float { dropFirst().reduce(first ?? 0, +) }
}
