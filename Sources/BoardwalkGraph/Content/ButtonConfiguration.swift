import BoardwalkDocument

/// The appearance of a button with a configuration.
package struct ButtonConfiguration: ArchivedContent {
  /// UIKit's configurations.
  package enum Style: String, Sendable, Hashable {
    case plain, filled, tinted, gray
  }

  /// The style of the configuration; nil if none is written.
  package let style: Style?

  /// Its title.
  package let title: String?

  /// The background color.
  package let backgroundColor: ColorValue?

  /// The color of its title.
  package let foregroundColor: ColorValue?

  /// Whether its ends are half circles.
  package let isCapsule: Bool

  /// Decodes the configuration `element`; an unknown style becomes plain.
  package init(_ element: ArchivedElement) {
    style = element["style"].map { Style(rawValue: $0) ?? .plain }
    title = element["title"]
    backgroundColor = element.color("baseBackgroundColor")
    foregroundColor = element.color("baseForegroundColor")
    isCapsule = element["cornerStyle"] == "capsule"
  }
}
