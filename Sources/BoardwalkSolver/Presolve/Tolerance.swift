/// The numeric tolerances of distances, coefficients and slopes.
enum Tolerance {
  static let distance = 1e-7
  static let coefficient = 1e-10
  static let slope = 1e-7
}
