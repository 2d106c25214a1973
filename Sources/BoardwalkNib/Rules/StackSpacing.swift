/// The constants that UIKit has for distances between the views of a stack.
enum StackSpacing {
  /// `UIStackView.spacingUseSystem`, the least normal number of 32 bits.
  static let system = Double(Float.leastNormalMagnitude)
}
