import BoardwalkPlatform

/// The known devices.
extension Device {
  /// One device for each screen size, from the smallest iPhone to the largest iPad.
  public static var all: [Device] { DeviceTable.all }

  /// The device with the name `name`, such as `iPhone 16`, or with Interface Builder's identifier,
  /// such as `retina6_12`, ignoring case. Nil if there is none.
  public static func named(_ name: String) -> Device? { DeviceTable.device(named: name) }
}
