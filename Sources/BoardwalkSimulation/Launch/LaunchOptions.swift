import BoardwalkPlatform

/// The options of a launch.
public struct LaunchOptions: Sendable, Hashable {
  /// The device.
  public var device = DeviceTable.standard

  /// Whether the device is in landscape.
  public var isLandscape = false

  /// The version of iOS.
  public var system = SystemVersion.standard

  /// The user's text size.
  public var textSize = TextSize.standard

  /// The appearance that the user has chosen.
  public var userInterfaceStyle = UserInterfaceStyle.light

  /// The layout direction of the language.
  public var direction = UserInterfaceLayoutDirection.leftToRight

  /// The identifier of the controller to begin with; nil for the storyboard's own.
  public var initialIdentifier: String?

  /// The owner's class for a xib.
  public var owner: String?

  /// The classes that handle each unwind action, where known.
  ///
  /// Documents do not contain it: the methods are in the app's code. An action that is not listed
  /// is handled by the nearest controller of a custom class.
  public var unwindHandlers: [String: Set<String>] = [:]

  /// The names of all classes of the app, if known. A class that is not among them and has no
  /// behavior is missing (NIB-01).
  public var appClasses: Set<String>?

  /// The seed of random numbers.
  public var seed: UInt64 = 0

  /// Whether code that uses an outlet before its view is loaded ends the app, as in Swift (APP-14).
  public var isStrict = false

  /// Whether each statement of a behavior is written into the trace.
  public var tracesStatements = false

  /// Whether `viewWillLayoutSubviews` and `viewDidLayoutSubviews` are written into the trace.
  public var tracesLayout = false

  /// The standard device in portrait, with the standard system.
  public init() {}

  /// The horizontal size class in the current orientation.
  package var horizontalSizeClass: SizeClass {
    device.horizontalSizeClass(isLandscape: isLandscape)
  }

  /// The vertical size class in the current orientation.
  package var verticalSizeClass: SizeClass {
    device.verticalSizeClass(isLandscape: isLandscape)
  }
}
