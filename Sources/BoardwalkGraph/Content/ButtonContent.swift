import BoardwalkBase
import BoardwalkDocument

/// The properties of a button.
package struct ButtonContent: ArchivedContent {
  /// UIKit's types of buttons.
  package enum ButtonType: String, Sendable, Hashable {
    case custom, system, roundedRect, contactAdd, infoLight, infoDark, detailDisclosure, close

    /// Whether its title has the tint color and the font size of system buttons.
    package var isSystem: Bool { self == .system || self == .roundedRect }

    /// Whether it shows a system symbol of fixed size.
    package var showsSystemSymbol: Bool {
      switch self {
      case .infoLight, .infoDark, .contactAdd, .detailDisclosure, .close: true
      case .custom, .system, .roundedRect: false
      }
    }

    /// Whether it is an info button.
    package var isInfo: Bool { self == .infoLight || self == .infoDark }
  }

  /// Its type; nil if the document has none or an unknown one.
  package var type: ButtonType?

  /// Its configuration, whose title replaces those of its states.
  package let configuration: ButtonConfiguration?

  /// The title of its normal state.
  package let normalTitle: String?

  /// The color of the title of its normal state.
  package let normalTitleColor: ColorValue?

  /// Its titles in other states, by the states' names.
  package let titles: [String: String]

  /// The image behind its title in its normal state, by name.
  package let backgroundImage: String?

  /// The space around title and image.
  package let contentInsets: LayoutInsets?

  /// The space around the title.
  package let titleInsets: LayoutInsets?

  /// Whether a tap opens a menu.
  package let showsMenu: Bool

  /// Decodes `element`.
  package init(_ element: ArchivedElement) {
    type = element.word("buttonType")
    configuration = element.child("buttonConfiguration").map(ButtonConfiguration.init)
    let normal = element.child("state", key: "normal")
    normalTitle = normal?["title"]
    backgroundImage = normal?["backgroundImage"]
    normalTitleColor = normal?.color("titleColor")
    let states = element.children.filter { $0.name == "state" && $0["key"] != "normal" }
    titles = states.reduce(into: [:]) { titles, state in
      if let key = state["key"] { titles[key] = state["title"] }
    }
    contentInsets = element.part("contentEdgeInsets")?.insets
    titleInsets = element.part("titleEdgeInsets")?.insets
    showsMenu = element.flag("showsMenuAsPrimaryAction") == true
  }
}
