import BoardwalkGraph
import BoardwalkPlatform
import BoardwalkSimulation

/// The settings of a page with a map.
///
/// Each setting varies separately, since all combinations would make pages of a hundred megabytes.
/// The appearance comes first, then text sizes, devices and the languages of the app; later ones
/// are omitted for maps with very many scenes.
struct MapVariants: Sendable {
  /// A setting with its values, the map's own first.
  struct Setting: Sendable, Encodable {
    let name: String
    var values: [String]
  }

  /// One set of circumstances.
  struct Variant: Sendable {
    let environment: MapEnvironment

    /// The setting that differs from the map's own, and its value.
    let setting: String
    let value: String
  }

  /// The first value of each setting.
  let own: [Setting]

  /// The other environments, the most useful first.
  let others: [Variant]

  /// The maximum number of scenes that are drawn in every environment.
  private static let drawingLimit = 480

  /// The environments for a map in `environment` with `sceneCount` scenes of an app with
  /// `languages`.
  init(_ environment: MapEnvironment, languages: [String], sceneCount: Int) {
    let appearance = environment.appearance ?? .light
    own = [
      Setting(name: "Appearance", values: [appearance.rawValue]),
      Setting(name: "Language", values: [environment.language ?? "as written"]),
      Setting(name: "Text size", values: [environment.textSize.rawValue]),
      Setting(name: "Device", values: [environment.device?.name ?? "as drawn"]),
    ]
    let appearances = UserInterfaceStyle.allCases.filter { $0 != appearance }.map { style in
      Variant(
        environment: environment.with(\.appearance, style), setting: "Appearance",
        value: style.rawValue)
    }
    let translations = languages.filter { $0 != environment.language }.map { language in
      Variant(
        environment: environment.with(\.language, language), setting: "Language", value: language)
    }
    let sizes = Self.textSizes.filter { $0 != environment.textSize }.map { size in
      Variant(
        environment: environment.with(\.textSize, size), setting: "Text size",
        value: size.rawValue)
    }
    let devices = Self.devices.compactMap(DeviceTable.device(named:))
      .filter { $0 != environment.device }.map { device in
        Variant(
          environment: environment.with(\.device, device), setting: "Device", value: device.name)
      }
    let limit = max(appearances.count, Self.drawingLimit / max(1, sceneCount))
    others = Array((appearances + sizes + devices + translations).prefix(limit))
  }

  /// The default size, and two at which layouts often break.
  private static let textSizes: [TextSize] = [.standard, .extraExtraExtraLarge, .accessibility3]

  /// The smallest iPhone in use, a large one, and an iPad.
  private static let devices = ["iPhone SE", "iPhone 16 Pro Max", "iPad"]
}

extension MapEnvironment {
  /// The environment with `value` for the setting `part`.
  fileprivate func with<Value>(_ part: WritableKeyPath<MapEnvironment, Value>, _ value: Value)
    -> MapEnvironment
  {
    var environment = self
    environment[keyPath: part] = value
    return environment
  }
}
