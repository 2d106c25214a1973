import BoardwalkPlatform

/// The settings of a check: all combinations of the listed values.
package struct LayoutMatrix: Sendable, Hashable {
  /// The environments of documents.
  package var places: [LayoutSetting.Place] = []

  /// The text sizes.
  package var textSizes: [TextSize] = []

  /// The languages of texts.
  package var languages: [LayoutSetting.Language] = []

  /// Whether everything is laid out from right to left too.
  package var includesRightToLeft = false

  /// The default settings.
  package init() {}

  /// Whether nothing is listed.
  package var isEmpty: Bool { self == LayoutMatrix() }

  /// The most combinations of a configuration.
  static let settingLimit = 10_000

  /// Whether there are more combinations than a configuration may ask for.
  var isTooLarge: Bool {
    [places.count, textSizes.count, languages.count].reduce(includesRightToLeft ? 2 : 1) {
      min($0 * max($1, 1), Self.settingLimit + 1)
    } > Self.settingLimit
  }

  /// All combinations. Values that are not listed are those of the document.
  package var settings: [LayoutSetting] {
    let places = places.isEmpty ? [.canvas] : places
    let textSizes = textSizes.isEmpty ? [.large] : textSizes
    let languages = languages.isEmpty ? [.written] : languages
    var settings: [LayoutSetting] = []
    for place in places {
      for textSize in textSizes {
        for language in languages {
          for isRightToLeft in includesRightToLeft ? [false, true] : [false] {
            settings.append(
              LayoutSetting(
                place: place, textSize: textSize, language: language,
                isRightToLeft: isRightToLeft))
          }
        }
      }
    }
    return settings
  }

  /// The languages that strings are needed for.
  package var translations: [String] {
    languages.compactMap { if case .translated(let language) = $0 { language } else { nil } }
  }
}

extension LayoutSetting.Place {
  /// The suffix of a device in landscape.
  private static let landscape = " landscape"

  /// The device or canvas `name`: `canvas`, or a device such as `iPhone 16` or `iPhone 16
  /// landscape`.
  package init?(named name: String) {
    let isLandscape = name.lowercased().hasSuffix(Self.landscape)
    let device = isLandscape ? String(name.dropLast(Self.landscape.count)) : name
    if name.lowercased() == "canvas" {
      self = .canvas
    } else if let device = DeviceTable.device(named: device) {
      self = .device(device, isLandscape: isLandscape)
    } else {
      return nil
    }
  }

  /// The names of all places upright.
  package static var names: [String] { ["canvas"] + DeviceTable.names }

  /// The names that `name` can be a misspelling of.
  package static func names(like name: String) -> [String] {
    let devices = DeviceTable.names(like: name)
    return ["canvas"] + devices + devices.map { $0 + landscape }
  }
}

extension LayoutSetting.Language {
  /// The language `name`; `longer` is for the document's own texts, lengthened.
  package init(named name: String) { self = name == "longer" ? .longer : .translated(name) }
}
