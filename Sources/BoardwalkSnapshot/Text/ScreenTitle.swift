import BoardwalkLayout

extension Screen {
  /// The line above a picture: `Detail: iPhone 8, portrait, dark, system 18`, without a missing
  /// name, without `dark` in light mode, and with `canvas` in place of a system.
  package var title: String {
    let rules = profile == .canvas ? "canvas" : "system \(system)"
    let appearance = userInterfaceStyle == .dark ? "dark, " : ""
    let device = "\(device.name), \(isLandscape ? "landscape" : "portrait"), \(appearance)\(rules)"
    return name.map { "\($0): \(device)" } ?? device
  }
}
