import BoardwalkGraph

/// The colours of a bar.
struct BarLook: Sendable {
  /// What is behind it.
  let background: Paint

  /// What can be tapped on it.
  let tint: Paint

  /// Its title.
  let title: Paint

  /// The line between it and what it lies over.
  let hairline: Paint

  /// The colours of the bar that `element` describes, in a screen whose tint is `tint`; those of a bar
  /// that nothing describes where that is nil.
  ///
  /// An appearance of the bar's counts before its own properties, as UIKit has it.
  init(_ element: ArchivedElement?, _ palette: Palette, tint: Paint) {
    let isBlack = Self.isBlack(element)
    let standard = element?.children.first { $0.attributes["key"] == "standardAppearance" }
    func titleColor(_ element: ArchivedElement?) -> Paint? {
      palette.paint(
        "textColor", in: element?.child("textAttributes", key: "titleTextAttributes"))
    }
    background =
      palette.paint("backgroundColor", in: standard) ?? palette.paint("barTintColor", in: element)
      ?? (isBlack ? Self.dark : palette.either(Self.light, Self.dark))
    self.tint = palette.paint("tintColor", in: element) ?? tint
    title =
      titleColor(standard) ?? titleColor(element) ?? (isBlack ? .white : palette[.label])
    hairline = palette.either(Paint(0x000000, alpha: 0.3), Paint(0xFFFFFF, alpha: 0.15))
  }

  /// Whether a bar is of the style for dark content, which makes the status bar above it white.
  static func isBlack(_ element: ArchivedElement?) -> Bool {
    element?.attributes["barStyle"]?.hasPrefix("black") ?? false
  }

  /// A bar's own colour, as it is over what the background of screens usually is.
  private static let light = Paint(0xF9F9F9)
  private static let dark = Paint(0x1D1D1D)
}
