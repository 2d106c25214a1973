import BoardwalkBase

/// A device that an app can run on; sizes in points, upright.
public struct Device: Sendable, Hashable {
  /// The device family.
  public enum Idiom: String, Sendable, Hashable {
    /// An iPhone.
    case phone

    /// An iPad.
    case pad
  }

  /// Interface Builder's name of its screen, such as `retina4_7`; nil if no document is known
  /// that names it.
  package let identifier: String?

  /// The devices sold with that screen; the first names it, and is the one that was asked for.
  public let names: [String]

  /// The screen's size.
  public let size: LayoutSize

  /// Pixels per point.
  public let scale: Int

  /// Its family.
  public let idiom: Idiom

  /// The height of the status bar, or of what surrounds the camera.
  package let topInset: Double

  /// The height of the home indicator; 0 where there is a home button.
  package let bottomInset: Double

  /// The name people know it by.
  public var name: String { names[0] }

  /// The same screen, named by `name`, which is one of ``names``.
  func named(_ name: String) -> Device {
    Device(
      identifier: identifier, names: [name] + names.filter { $0 != name }, size: size, scale: scale,
      idiom: idiom, topInset: topInset, bottomInset: bottomInset)
  }

  /// Whether its screen goes to the rounded corners, with no home button below.
  package var hasHomeIndicator: Bool { bottomInset > 0 }

  /// The screen's size when it lies on its side, or upright.
  public func size(isLandscape: Bool) -> LayoutSize {
    isLandscape ? LayoutSize(width: size.height, height: size.width) : size
  }

  /// The room across. The larger iPhones have much of it when they lie on their side (PRES-09).
  package func horizontalSizeClass(isLandscape: Bool) -> SizeClass {
    switch idiom {
    case .pad: .regular
    case .phone: isLandscape && size.width >= 414 ? .regular : .compact
    }
  }

  /// The room down.
  package func verticalSizeClass(isLandscape: Bool) -> SizeClass {
    idiom == .phone && isLandscape ? .compact : .regular
  }
}
