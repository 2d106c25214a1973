/// The axis of a stack view, as `NSLayoutConstraint.Axis`.
package enum LayoutAxis: String, Sendable, Hashable, CaseIterable {
  case horizontal, vertical
}
