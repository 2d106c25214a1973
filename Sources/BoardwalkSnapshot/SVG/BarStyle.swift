import BoardwalkGraph

/// The colors of a bar.
struct BarStyle: Sendable {
  /// The background.
  let background: Paint

  /// The tint color.
  let tint: Paint

  /// Its title.
  let title: Paint

  /// The line between it and the content.
  let hairline: Paint

  /// The colors of `bar` on a screen with `tint`; those of a default bar if it is nil.
  ///
  /// The bar's appearance takes precedence over its own properties, as in UIKit.
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

  /// A bar's own color, over the usual background of screens.
  private static let light = Paint(0xF9F9F9)
  private static let dark = Paint(0x1D1D1D)
}
