import BoardwalkPlatform

/// Under what circumstances an app is launched.
package struct LaunchOptions: Sendable, Hashable {
  /// The device it runs on.
  package var device = DeviceTable.standard

  /// Whether the device lies on its side.
  package var isLandscape = false

  /// The system it runs on.
  package var system = SystemVersion.standard

  /// How large its user wants text to be.
  package var textSize = TextSize.standard

  /// Whether its user wants light or dark colours.
  package var userInterfaceStyle = UserInterfaceStyle.light

  /// From which side the language is read.
  package var direction = LayoutDirection.leftToRight

  /// The identifier of the controller to begin with; nil for the storyboard's own.
  package var initialIdentifier: String?

  /// The owner's class, where a xib is launched.
  package var owner: String?

  /// Which classes handle which unwind actions, where that is known.
  ///
  /// The documents do not say: it is the app's code that has the methods. An action that is not
  /// listed is taken to be handled by the nearest controller of a custom class.
  package var unwindHandlers: [String: Set<String>] = [:]

  /// The names of all classes of the app's own, where they are known; a class that is not among them
  /// and has no behaviour is one that the app lacks (NIB-01).
  package var appClasses: Set<String>?

  /// Where chance begins: the same seed gives the same dice.
  package var seed: UInt64 = 0

  /// Whether each statement of a behaviour is written into the trace.
  package var tracesStatements = false

  /// An upright standard device with the standard system.
  package init() {}

  /// The room across on the device as it is held.
  package var horizontalSizeClass: SizeClass {
    device.horizontalSizeClass(isLandscape: isLandscape)
  }

  /// The room down on the device as it is held.
  package var verticalSizeClass: SizeClass {
    device.verticalSizeClass(isLandscape: isLandscape)
  }
}
