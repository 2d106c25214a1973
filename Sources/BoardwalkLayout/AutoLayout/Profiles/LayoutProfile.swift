/// The differences in layout between versions of Interface Builder, which code queries instead of
/// the version.
///
/// Each value names the fact that states how it was counted over the frames that documents store
/// (LAY) or recorded on a running system (ORC), or says what it is fitted to.
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

  /// Whether scenes are drawn for any device, on a square. It is fitted to the stored frames of
  /// root views without a device.
  var drawsForAnyDevice: Bool { version < .xcode8 }

  /// Whether layout margins begin inside of the safe area (LAY-50).
  var marginsIncludeSafeArea: Bool { version >= .xcode9 }

  /// The side margins of a root view `width` points wide (LAY-51). In Xcode 6 they are wide only on
  /// an iPad.
  func rootMargin(inWidth width: Double) -> Double {
    width >= (version >= .xcode7 ? 402 : 768) ? 20 : 16
  }

  /// Whether views without a controller or list, such as those of xibs, have the margins of root
  /// views, and not those of nested views (LAY-58).
  var topLevelViewsHaveRootMargins: Bool { version >= .xcode9 }
}
