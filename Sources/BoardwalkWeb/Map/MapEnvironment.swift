import BoardwalkGraph
import BoardwalkPlatform
import BoardwalkSimulation

/// Circumstances under which the scenes of a map are drawn.
package struct MapEnvironment: Sendable, Hashable {
  /// The device; nil if each document has the one that it was drawn on.
  package var device: Device?

  /// Light or dark; nil for each document's own.
  package var appearance: UserInterfaceStyle?

  /// The language; nil for that of the documents themselves.
  package var language: String?

  /// The text size.
  package var textSize: TextSize

  /// The environments of the documents; non-nil arguments take precedence.
  package init(
    device: Device? = nil, appearance: UserInterfaceStyle? = nil, language: String? = nil,
    textSize: TextSize = .standard
  ) {
    self.device = device
    self.appearance = appearance
    self.language = language
    self.textSize = textSize
  }

  /// The launch options for the scenes of `document`; `options` take precedence.
  func options(for document: CompiledDocument, besides options: LaunchOptions) -> LaunchOptions {
    var options = options
    let own = document.device.flatMap { DeviceTable.device(named: $0.identifier) }
    options.device = device ?? own ?? options.device
    options.isLandscape = device == nil && document.device?.isLandscape == true
    options.userInterfaceStyle =
      appearance ?? (document.device?.isDark == true ? .dark : .light)
    options.textSize = textSize
    if let language { options.direction = UserInterfaceLayoutDirection(language: language) }
    return options
  }
}
