import BoardwalkDevices
import BoardwalkLanguage
import BoardwalkStage

/// What a `launch` line changes of the circumstances that the walk began with.
public struct LaunchSettings: Sendable, Hashable {
  /// The name of the device.
  public var device: String?

  /// Whether the device lies on its side.
  public var isLandscape: Bool?

  /// The system's major version.
  public var system: Int?

  /// How large text is.
  public var textSize: TextSize?

  /// Whether colours are light or dark.
  public var userInterfaceStyle: UserInterfaceStyle?

  /// The language whose strings are shown.
  public var language: String?

  /// The name of the document to begin with.
  public var document: String?

  /// The storyboard identifier of the controller to begin with.
  public var initialIdentifier: String?

  /// Settings that change nothing.
  public init() {}

  /// The settings that launch as `options` say.
  public init(_ options: LaunchOptions) {
    device = options.device.name
    isLandscape = options.isLandscape ? true : nil
    system = options.system.major
    textSize = options.textSize == .standard ? nil : options.textSize
    userInterfaceStyle =
      options.userInterfaceStyle == .light ? nil : options.userInterfaceStyle
    initialIdentifier = options.initialIdentifier
  }
}

extension LaunchSettings: CustomStringConvertible {
  /// The line that launches with them.
  public var description: String {
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
