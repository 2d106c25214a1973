import Foundation

/// ColorSync's conversion of a color to sRGB: linear light, a matrix, and sRGB's transfer function.
///
/// Colors outside of sRGB keep components below 0 or above 1.
struct ColorConversion: Sendable {
  /// Makes a component linear.
  private let linear: @Sendable (Double) -> Double

  /// The rows of red, green and blue, or the one of gray.
  private let matrix: [[Double]]

  /// From Display P3, which shares sRGB's curve: the primaries in Apple's profiles of both spaces.
  /// 10 samples agree up to the last digit of 32 bits.
  static let displayP3 = ColorConversion(
    linear: sRGBDecoded,
    matrix: [
      [1.2248569226, -0.2250945489, 0.000014311768],
      [-0.042031208542, 1.0421538433, 0.000033635335],
      [-0.019630055443, -0.078631947749, 1.0979886955],
    ])

  /// From the generic RGB of older documents, with a gamma of 1.8: the primaries in Apple's
  /// profiles of both spaces. Those of generic RGB follow from 2 samples, in 65,536ths: red (29773,
  /// 15854, 976), green (23157, 44147, 5940), blue (10266, 5535, 47158). The last digit of 32 bits
  /// may differ.
  static let genericRGB = ColorConversion(
    linear: { pow($0, 1.8) },
    matrix: [
      [1.025252119206548, -0.02656177063645272, 0.0013006288137804073],
      [0.019407870427636215, 0.9480428846407374, 0.03259330051315308],
      [-0.0017629181045961113, -0.001436451575117539, 1.003214924435504],
    ])

  /// From the generic gray of older documents, with a gamma of 1.8. Two grays of one document agree
  /// in all digits.
  static let genericGray = ColorConversion(linear: { pow($0, 1.8) }, matrix: [[1]])

  /// `components` in sRGB, with the 32 bits that the compiler computes with.
  func converted(_ components: [Double]) -> [Double] {
    let light = components.map { linear(Double(Float($0))) }
    return matrix.map { row in
      Double(Float(Self.sRGBEncoded(zip(row, light).reduce(0) { $0 + $1.0 * $1.1 })))
    }
  }

  // MARK: sRGB's curve (IEC 61966-2-1), extended to negative components

  private static func sRGBDecoded(_ value: Double) -> Double {
    let size = abs(value)
    let linear = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
    return value < 0 ? -linear : linear
  }

  private static func sRGBEncoded(_ value: Double) -> Double {
    let size = abs(value)
    let encoded = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
    return value < 0 ? -encoded : encoded
  }
}
