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

  /// The height of the status bar, or of the area around the camera.
  package let topInset: Double

  /// The height of the home indicator; 0 with a home button.
  package let bottomInset: Double

  /// Its common name.
  public var name: String { names[0] }

  /// The device with `name`, one of ``names``, as its first name.
  func named(_ name: String) -> Device {
    Device(
      identifier: identifier, names: [name] + names.filter { $0 != name }, size: size, scale: scale,
      idiom: idiom, topInset: topInset, bottomInset: bottomInset)
  }

  /// Whether it has a home indicator, and no home button.
  package var hasHomeIndicator: Bool { bottomInset > 0 }

  /// The size of the screen in landscape or portrait.
  public func size(isLandscape: Bool) -> LayoutSize {
    isLandscape ? LayoutSize(width: size.height, height: size.width) : size
  }

  /// The horizontal size class: regular on iPads, and on the larger iPhones in landscape (PRES-09).
  package func horizontalSizeClass(isLandscape: Bool) -> SizeClass {
    switch idiom {
    case .pad: .regular
    case .phone: isLandscape && size.width >= 414 ? .regular : .compact
    }
  }

  /// The vertical size class: compact on iPhones in landscape.
  package func verticalSizeClass(isLandscape: Bool) -> SizeClass {
    idiom == .phone && isLandscape ? .compact : .regular
  }

  /// The size classes, by the names of the traits in Interface Builder's variations; `window` is
  /// that of the app beside another one.
  package func variationTraits(isLandscape: Bool, in window: SplitViewWindow? = nil)
    -> [String: String]
  {
    let width =
      window?.horizontalSizeClass(on: size(isLandscape: isLandscape))
      ?? horizontalSizeClass(isLandscape: isLandscape)
    return [
      "widthClass": width.rawValue,
      "heightClass": verticalSizeClass(isLandscape: isLandscape).rawValue,
    ]
  }
}

extension Device {
  /// The safe area insets of status bar, camera and home indicator, in points.
  ///
  /// A phone in landscape has no status bar: the camera's inset applies to both sides, and the home
  /// indicator is lower.
  package func safeArea(isLandscape: Bool, on system: SystemVersion) -> LayoutInsets {
    switch idiom {
    case .phone where isLandscape:
      let side = hasHomeIndicator ? topInset : 0
      let bottom = hasHomeIndicator ? (system.hasLiquidGlass ? 20.0 : 21) : 0
      return LayoutInsets(left: side, bottom: bottom, right: side)
    case .phone:
      return LayoutInsets(top: topInset, bottom: bottomInset)
    case .pad:
      // On iOS 26 an iPad without a home button has 32 and 25 (ORC-50).
      let isNew = system.hasLiquidGlass && hasHomeIndicator
      return isNew
        ? LayoutInsets(top: 32, bottom: 25) : LayoutInsets(top: topInset, bottom: bottomInset)
    }
  }
}
