import BoardwalkBase
import BoardwalkDocument
import BoardwalkLayout

extension SolvedRoot.View {
  /// Whether it is a control or a text input.
  var isControl: Bool {
    switch template.elementKind {
    case .button, .textField, .switch, .slider, .stepper, .segmentedControl: true
    default: false
    }
  }

  /// Whether its text has words, which translations lengthen, rather than a time or an amount.
  var isWorded: Bool {
    guard let shownText else { return false }
    let letters = shownText.count(where: \.isLetter)
    return letters > 1 && letters > shownText.count(where: \.isNumber)
  }

  /// Whether it is there to be seen or used for itself: a control, or a text.
  var isContent: Bool { !isHidden && (isControl || shownText != nil) }
}

extension LayoutRect {
  /// The part that both have; nil if they have none.
  func overlap(with other: LayoutRect) -> LayoutRect? {
    intersection(other).flatMap { $0.size.width > 0 && $0.size.height > 0 ? $0 : nil }
  }

  /// Whether all of `other` is inside, but for `margin` points.
  func contains(_ other: LayoutRect, within margin: Double = 0) -> Bool {
    other.minX >= minX - margin && other.maxX <= maxX + margin && other.minY >= minY - margin
      && other.maxY <= maxY + margin
  }
}
