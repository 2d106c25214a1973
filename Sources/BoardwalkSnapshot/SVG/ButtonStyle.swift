import BoardwalkDocument
import BoardwalkGraph

/// The colors and corners of a button.
struct ButtonStyle: Sendable {
  /// The color of its title.
  let foreground: Paint

  /// The color that its configuration gives it; nil if it has none.
  let background: Paint?

  /// Its corner radius.
  let cornerRadius: Double

  /// The style of `button` with `tint`.
  init(_ button: DisplayButton, _ palette: Palette, tint: Paint) {
    let configuration = button.configuration
    let written = palette.paint(button.titleColor) ?? palette.paint(button.title.color)
    let baseBackground = palette.paint(configuration?.backgroundColor)
    let baseForeground = palette.paint(configuration?.foregroundColor)
    switch configuration?.style {
    case .filled:
      background = baseBackground ?? tint
      foreground = baseForeground ?? .white
    case .tinted:
      background = (baseBackground ?? tint).faded(to: 0.18)
      foreground = baseForeground ?? tint
    case .gray:
      background = baseBackground ?? palette[.systemGray5]
      foreground = baseForeground ?? tint
    case .plain:
      background = baseBackground
      foreground = baseForeground ?? written ?? tint
    case nil:
      background = nil
      foreground = written ?? (button.isSystem || button.sign != nil ? tint : .white)
    }
    cornerRadius = configuration?.isCapsule == true ? 99 : 6
  }
}
