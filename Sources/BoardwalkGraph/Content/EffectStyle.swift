/// The appearance of a visual effect: light, dark or adaptive.
package enum EffectStyle: Sendable, Hashable {
  case light, dark, automatic

  /// The style that documents write as `written`, such as `extraLight` or `systemThinMaterialDark`.
  init(written: String) {
    switch written {
    case "dark",
      _ where written.hasSuffix("Dark"):
      self = .dark
    case "light", "extraLight",
      _ where written.hasSuffix("Light"):
      self = .light
    default: self = .automatic
    }
  }
}
