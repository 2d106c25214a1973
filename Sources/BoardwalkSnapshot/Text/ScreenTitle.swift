import BoardwalkLayout

extension Screen {
  /// The line above a picture: `iPhone 8, portrait, system 18`, or `canvas` instead of a system.
  public var title: String {
    let rules = profile == .canvas ? "canvas" : "system \(system)"
    return "\(device.name), \(isLandscape ? "landscape" : "portrait"), \(rules)"
  }
}
