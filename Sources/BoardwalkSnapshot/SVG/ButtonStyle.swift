import BoardwalkDocument
import BoardwalkGraph

/// The style of a button apart from its title and image.
struct ButtonStyle: Sendable {
  /// The color of its title.
  let foreground: Paint

  /// The color that its configuration gives it; nil if it has none.
  let background: Paint?

  /// Its corner radius.
  let cornerRadius: Double

  /// The default size of its title (ORC-84).
  let fontSize: Double

  /// The title that its configuration or its normal state has.
  let title: String?

  /// The sign of a button with a system type.
  let sign: String?

  /// The style of `view` with `tint`.
  init(_ view: ViewTemplate, _ palette: Palette, tint: Paint) {
    let button = view.content.button
    let isSystem = button?.type?.isSystem ?? false
    let configuration = button?.configuration
    fontSize = isSystem || configuration != nil ? 15 : 18
    title = configuration?.title ?? button?.normalTitle
    sign = button?.type?.sign
    let written = palette.paint(button?.normalTitleColor) ?? palette.paint(view.textColor)
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
      foreground = written ?? (isSystem || sign != nil ? tint : .white)
    }
    cornerRadius = configuration?.isCapsule == true ? 99 : 6
  }
}

extension ButtonContent.ButtonType {
  /// The sign of a button of the type; nil for its title.
  fileprivate var sign: String? {
    switch self {
    case .contactAdd: "⊕"
    case .infoLight, .infoDark, .detailDisclosure: "ⓘ"
    case .close: "⊗"
    case .custom, .system, .roundedRect: nil
    }
  }
}
