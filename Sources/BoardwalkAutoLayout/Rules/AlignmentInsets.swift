import BoardwalkDocument

extension LayoutNode {
  /// How far the rectangle that constraints see lies inside the frame.
  func alignmentInsets(in era: Era) -> Insets {
    switch kind {
    case .slider where era < .xcode26: Insets(left: 2, bottom: 1, right: 2)
    case .switch: Insets(right: 2)
    case .segmentedControl: Insets(bottom: 1)
    default: .zero
    }
  }
}
