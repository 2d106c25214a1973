/// The differences in layout between versions of Interface Builder, which code queries instead of
/// the version.
package struct LayoutProfile: Sendable, Hashable {
  let version: InterfaceBuilderVersion

  /// The profile of `version`.
  package init(_ version: InterfaceBuilderVersion) { self.version = version }

  /// The sizes of controls.
  var controls: ControlProfile { ControlProfile(version: version) }

  /// The bars that the canvas draws.
  var bars: BarProfile { BarProfile(version: version) }

  /// The cells of tables.
  var cells: CellProfile { CellProfile(version: version) }

  /// The system font.
  var text: TextProfile { TextProfile(version: version) }

  /// Whether scenes are drawn for any device, on a square.
  var drawsForAnyDevice: Bool { Self.drawsForAnyDevice[version] }

  private static let drawsForAnyDevice = VersionTable(
    true, .fitted(to: "the stored frames of root views without a device"),
    .init(.xcode8, false, .fitted(to: "the stored frames of root views without a device")))

  /// Whether layout margins begin inside of the safe area.
  var marginsIncludeSafeArea: Bool { Self.marginsIncludeSafeArea[version] }

  private static let marginsIncludeSafeArea = VersionTable(
    false, .counted("LAY-50"), .init(.xcode9, true, .counted("LAY-50")))

  /// The side margins of a root view `width` points wide.
  func rootMargin(inWidth width: Double) -> Double {
    width >= Self.leastWideRoots[version] ? 20 : 16
  }

  /// Whether views without a controller or list, such as those of xibs, have the margins of root
  /// views, and not those of nested views.
  var topLevelViewsHaveRootMargins: Bool { Self.topLevelMargins[version] }

  private static let topLevelMargins = VersionTable(
    false, .counted("LAY-58"), .init(.xcode9, true, .counted("LAY-58")))

  /// The least width at which a root view has wide margins. In Xcode 6 it is that of an iPad.
  private static let leastWideRoots = VersionTable(
    768.0, .counted("LAY-51"), .init(.xcode7, 402, .counted("LAY-51")))
}
