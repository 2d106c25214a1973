import BoardwalkLayout

extension Screen {
  /// The line above a picture: `iPhone 8, portrait, system 18`.
  public var title: String {
    "\(device.name), \(isLandscape ? "landscape" : "portrait"), system \(system)"
  }
}
