import Foundation

/// ColorSync's conversion of an RGB color to sRGB: linear light, a matrix, and sRGB's transfer
/// function.
///
/// ColorSync computes with 32 bits, and so does this: the parameters of the curves, the matrices and
/// their product are rounded. Of 24 components of known conversions, 19 agree in all digits; the
/// powers of the others are rounded otherwise. Colors outside of sRGB keep components below 0 or
/// above 1.
struct ColorConversion: Sendable {
  private let curve: TransferFunction
  private let matrix: [[Float]]

  private init(curve: TransferFunction, primaries: RGBPrimaries) {
    self.curve = curve
    matrix = RGBPrimaries.sRGB.conversion(from: primaries)
  }

  /// From Display P3, which shares sRGB's curve.
  static let displayP3 = ColorConversion(curve: .sRGB, primaries: .displayP3)

  /// From the generic RGB of older documents.
  static let genericRGB = ColorConversion(curve: .gamma18, primaries: .genericRGB)

  /// `components` in sRGB.
  func converted(_ components: [Double]) -> [Double] {
    let light = components.map { curve.decoded(Float($0)) }
    return matrix.map { row in
      Double(TransferFunction.sRGB.encoded(zip(row, light).map(*).sum))
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

/// A parametric curve of an ICC profile, extended to negative components: `c x` below `threshold`,
/// `(a x + b) ^ gamma` from there on.
private struct TransferFunction: Sendable {
  let gamma: Double
  var a: Float = 1
  var b: Float = 0
  var c: Float = 0
  var threshold: Float = 0

  /// IEC 61966-2-1: 1 / 1.055, 0.055 / 1.055 and 1 / 12.92. Quotients of 32 bits are other numbers.
  static let sRGB = TransferFunction(
    gamma: 2.4, a: 0.947867298578199, b: 0.0521327014218009, c: 0.0773993808049536,
    threshold: 0.04045)

  static let gamma18 = TransferFunction(gamma: 1.8)

  /// The light of a component.
  func decoded(_ component: Float) -> Float {
    let size = abs(component)
    let light =
      size < threshold ? c * size : Self.power(a * size + b, Double(Float(gamma)))
    return component < 0 ? -light : light
  }

  /// The component for `light`: the inverse has the form `(scale x) ^ (1 / gamma) - offset`.
  func encoded(_ light: Float) -> Float {
    let size = abs(light)
    let (scale, offset) = (Self.power(1 / a, gamma), b / a)
    let component =
      size < c * threshold ? size * (1 / c) : Self.power(scale * size, 1 / gamma) - offset
    return light < 0 ? -component : component
  }

  private static func power(_ base: Float, _ exponent: Double) -> Float {
    Float(pow(Double(base), exponent))
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

  /// The matrix from the light of `other` to that of this space.
  func conversion(from other: RGBPrimaries) -> [[Float]] {
    let columns = other.rows.map { $0.map { Float($0) } }
    return Self.inverse(of: rows).map { row in
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
