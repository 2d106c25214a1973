import BoardwalkDocument
import BoardwalkGraph

/// A button.
struct DisplayButton: Sendable {
  /// The symbols of buttons whose type has one.
  enum Sign: Sendable {
    case add, info, close
  }

  /// The title, which may be empty.
  let title: DisplayText

  /// The symbol of its type, which a title replaces.
  let sign: Sign?

  /// The name of its image.
  let image: String?

  /// Whether a tap opens a menu.
  let showsMenu: Bool

  let isEnabled: Bool

  /// Whether its title has the tint color by its type.
  let isSystem: Bool

  let configuration: ButtonConfiguration?

  /// The color of the title of its normal state; nil for that of its text.
  let titleColor: ColorValue?

  /// The button `view`.
  init(_ view: ViewTemplate) {
    let button = view.content.button
    configuration = button?.configuration
    isSystem = button?.type?.isSystem ?? false
    // The default sizes of titles (ORC-84).
    let standardSize: Double = configuration != nil ? 17 : isSystem ? 15 : 18
    // A configuration with an image hides the title of the state (LAY-39).
    let stateTitle = configuration == nil || view.image == nil ? button?.normalTitle : nil
    title = DisplayText(
      view, view.text ?? configuration?.title ?? stateTitle, standardSize: standardSize)
    sign = button?.type.flatMap(Sign.init)
    image = view.shownImage
    showsMenu = button?.showsMenu ?? false
    isEnabled = view.isEnabled
    titleColor = button?.normalTitleColor
  }
}

extension DisplayButton.Sign {
  /// The symbol of buttons of `type`; nil if they have a title instead.
  fileprivate init?(_ type: ButtonContent.ButtonType) {
    switch type {
    case .contactAdd: self = .add
    case .infoLight, .infoDark, .detailDisclosure: self = .info
    case .close: self = .close
    case .custom, .system, .roundedRect: return nil
    }
  }
}
