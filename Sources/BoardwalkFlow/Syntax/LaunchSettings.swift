import BoardwalkBase
import BoardwalkPlatform
import BoardwalkSimulation

/// The options that a `launch` line changes.
package struct LaunchSettings: Sendable, Hashable {
  /// The name of the device.
  package var device: String?

  /// Whether the device is in landscape.
  package var isLandscape: Bool?

  /// The system's major version.
  package var system: Int?

  /// The text size.
  package var textSize: TextSize?

  /// Whether colors are light or dark.
  package var userInterfaceStyle: UserInterfaceStyle?

  /// The language whose strings are shown.
  package var language: String?

  /// The name of the document to begin with.
  package var document: String?

  /// The storyboard identifier of the controller to begin with.
  package var initialIdentifier: String?

  /// Settings that change nothing.
  package init() {}

  /// The settings for `options`.
  package init(_ options: LaunchOptions) {
    device = options.device.name
    isLandscape = options.isLandscape ? true : nil
    system = Int(options.system)
    textSize = options.textSize == .standard ? nil : options.textSize
    userInterfaceStyle =
      options.userInterfaceStyle == .light ? nil : options.userInterfaceStyle
    initialIdentifier = options.initialIdentifier
  }
}

extension LaunchSettings: CustomStringConvertible {
  /// The line that launches with them.
  package var description: String {
    let settings = [
      device.map { "on " + StringLiteral.quoted($0) },
      isLandscape.map { $0 ? "landscape" : "portrait" },
      system.map { "system \($0)" },
      textSize.map { "text size " + $0.rawValue },
      userInterfaceStyle?.rawValue,
      language.map { "language " + StringLiteral.quoted($0) },
      document.map { "document " + StringLiteral.quoted($0) },
      initialIdentifier.map { "scene " + StringLiteral.quoted($0) },
    ].compactMap { $0 }
    return (["launch"] + [settings.joined(separator: ", ")].filter { !$0.isEmpty })
      .joined(separator: " ")
  }
}
