/// The colours of bars.
enum BarPaints {
  /// What can be tapped.
  static let tint = Paint(0x007AFF)

  /// The line between a bar and what it lies over.
  static let hairline = Paint(0x000000, alpha: 0.3)

  /// A classic bar's background.
  static let chrome = Paint(0xF9F9F9)
}
