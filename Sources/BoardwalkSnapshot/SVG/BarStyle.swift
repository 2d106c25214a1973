import BoardwalkGraph

/// The colors of a bar.
struct BarStyle: Sendable {
  /// What is behind it.
  let background: Paint

  /// What can be tapped on it.
  let tint: Paint

  /// Its title.
  let title: Paint

  /// The line between it and what it lies over.
  let hairline: Paint

  /// The colors of the bar `bar`, in a screen whose tint is `tint`; those of a bar
  /// that nothing describes where that is nil.
  ///
  /// An appearance of the bar's counts before its own properties, as UIKit has it.
  init(_ bar: BarContent?, _ palette: Palette, tint: Paint) {
    let isBlack = bar?.isBlack ?? false
    background =
      palette.paint(bar?.backgroundColor) ?? palette.paint(bar?.barTintColor)
      ?? (isBlack ? Self.dark : palette.either(Self.light, Self.dark))
    self.tint = palette.paint(bar?.tintColor) ?? tint
    title =
      palette.paint(bar?.appearanceTitleColor) ?? palette.paint(bar?.titleColor)
      ?? (isBlack ? .white : palette[.label])
    hairline = palette.either(Paint(0x000000, alpha: 0.3), Paint(0xFFFFFF, alpha: 0.15))
  }

  /// A bar's own color, as it is over what the background of screens usually is.
  private static let light = Paint(0xF9F9F9)
  private static let dark = Paint(0x1D1D1D)
}
