import BoardwalkGraph
import BoardwalkPlatform

extension SceneGraph {
  /// The identifier of the canvas device of the main document; nil if it has none.
  package var mainDeviceIdentifier: String? {
    main.flatMap { documents[$0].device }?.identifier
  }

  /// The canvas device of the main document; nil if it has no known one.
  package var mainDevice: Device? {
    mainDeviceIdentifier.flatMap(DeviceTable.device(named:))
  }
}
