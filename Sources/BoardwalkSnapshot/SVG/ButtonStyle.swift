import BoardwalkDocument
import BoardwalkGraph

/// What a button looks like apart from its title and image.
struct ButtonStyle: Sendable {
  /// The colour of its title.
  let foreground: Paint

  /// The colour that its configuration gives it; nil where it has none.
  let background: Paint?

  /// How round that is.
  let cornerRadius: Double

  /// The size of its title where the document says nothing of it (ORC-84).
  let fontSize: Double

  /// The title that its configuration or its normal state has.
  let title: String?

  /// What is drawn on a button of one of the system's own types.
  let sign: String?

  /// The style of `view`, which gives what can be touched the colour `tint`.
  init(_ view: ViewTemplate, _ palette: Palette, tint: Paint) {
    let type = view.rest.attributes["buttonType"]
    let isSystem = type == "system" || type == "roundedRect"
    let state = view.rest.child("state", key: "normal")
    let configuration = view.rest.children.first { $0.name == "buttonConfiguration" }
    fontSize = isSystem || configuration != nil ? 15 : 18
    title = configuration?.attributes["title"] ?? state?.attributes["title"]
    sign = Self.signs[type ?? ""]
    let written = palette.paint("titleColor", in: state) ?? palette.paint(view.textColor)
    switch configuration?.attributes["style"] {
    case "filled":
      background = palette.paint("baseBackgroundColor", in: configuration) ?? tint
      foreground = palette.paint("baseForegroundColor", in: configuration) ?? .white
    case "tinted":
      background = (palette.paint("baseBackgroundColor", in: configuration) ?? tint).faded(to: 0.18)
      foreground = palette.paint("baseForegroundColor", in: configuration) ?? tint
    case "gray":
      background = palette.paint("baseBackgroundColor", in: configuration) ?? palette[.systemGray5]
      foreground = palette.paint("baseForegroundColor", in: configuration) ?? tint
    case .some:
      background = palette.paint("baseBackgroundColor", in: configuration)
      foreground = palette.paint("baseForegroundColor", in: configuration) ?? written ?? tint
    case nil:
      background = nil
      foreground = written ?? (isSystem || sign != nil ? tint : .white)
    }
    cornerRadius = configuration?.attributes["cornerStyle"] == "capsule" ? 99 : 6
  }

  private static let signs = [
    "contactAdd": "⊕", "infoLight": "ⓘ", "infoDark": "ⓘ", "detailDisclosure": "ⓘ", "close": "⊗",
  ]
}
