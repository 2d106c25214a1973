import BoardwalkPlatform

/// The traits of an app's environment: `UITraitCollection`.
public struct EnvironmentTraits: Sendable, Hashable {
  /// Whether there is little room across.
  public let isHorizontallyCompact: Bool

  /// Whether there is little room down.
  public let isVerticallyCompact: Bool

  /// Light or dark colors.
  public internal(set) var userInterfaceStyle: UserInterfaceStyle
}

extension LaunchOptions {
  /// The traits of the app as the device is held now.
  var traits: EnvironmentTraits {
    EnvironmentTraits(
      isHorizontallyCompact: horizontalSizeClass == .compact,
      isVerticallyCompact: verticalSizeClass == .compact, userInterfaceStyle: userInterfaceStyle)
  }
}

extension Value {
  /// The properties of `traits` for behaviors; those of a device with `idiom`, if it is known.
  init(_ traits: EnvironmentTraits, idiom: Device.Idiom? = nil) {
    var fields: [String: Value] = [
      "horizontalSizeClass": .word(traits.isHorizontallyCompact ? "compact" : "regular"),
      "verticalSizeClass": .word(traits.isVerticallyCompact ? "compact" : "regular"),
      "userInterfaceStyle": .word(traits.userInterfaceStyle == .dark ? "dark" : "light"),
    ]
    fields["userInterfaceIdiom"] = idiom.map { .word($0 == .pad ? "pad" : "phone") }
    self = .record(fields)
  }
}
