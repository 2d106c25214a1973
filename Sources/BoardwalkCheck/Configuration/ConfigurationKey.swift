import BoardwalkBase
import BoardwalkPlatform
import BoardwalkProject

/// A key of `boardwalk.json`: its name, its documentation, and its effect.
package struct ConfigurationKey: Sendable {
  /// The key.
  package let name: String

  /// An example of a value.
  package let example: String

  /// The summary in one line.
  package let summary: String

  let apply:
    @Sendable (ConfigurationValue, ConfigurationContext, inout Configuration)
      throws(ConfigurationError) -> Void

  /// All keys, in the order of the reference page.
  package static let all: [ConfigurationKey] = [
    rules, exclude, ignore, sources, assets, layout, devices, textSizes, languages, rightToLeft,
    baseline, strict, maxWarnings,
  ]

  private static let rules = ConfigurationKey(
    name: "rules", example: #"{ "deprecated-segue": "off", "several-scenes": "warning" }"#,
    summary: "severity of each rule: off, note, warning or error"
  ) { value, context, configuration throws(ConfigurationError) in
    for member in try context.object(value, "rules") {
      let rule = try context.rule(member.key, at: member.keyRange)
      let setting = try context.text(member.value, member.key)
      if setting == "off" {
        configuration.rules[rule] = .off
      } else if let severity = Severity(rawValue: setting) {
        configuration.rules[rule] = .on(severity)
      } else {
        throw context.unknown(
          setting, "setting", among: ["off", "note", "warning", "error"], at: member.value.range)
      }
    }
  }

  private static let exclude = ConfigurationKey(
    name: "exclude", example: #"["Pods", "**/Generated"]"#,
    summary: "files and folders to skip; * matches part of a name, ** any folders"
  ) { value, context, configuration throws(ConfigurationError) in
    configuration.excluded = try context.texts(value, "exclude")
      .map { PathPattern(context.absolute($0.text)) }
  }

  private static let ignore = ConfigurationKey(
    name: "ignore",
    example: #"[{ "rule": "unreachable-scene", "path": "Old.storyboard", "object": "About" }]"#,
    summary: "findings to suppress, by rule and optionally path and object"
  ) { value, context, configuration throws(ConfigurationError) in
    for entry in try context.list(value, "ignore") {
      configuration.suppressions.append(try suppression(entry, context))
    }
  }

  private static func suppression(
    _ entry: ConfigurationValue, _ context: ConfigurationContext
  ) throws(ConfigurationError) -> Suppression {
    var rule: RuleID?
    var place = entry.range
    var path: PathPattern?
    var object: String?
    for member in try context.object(entry, "an entry of ignore") {
      let text = try context.text(member.value, member.key)
      switch member.key {
      case "rule":
        place = member.value.range
        rule = try context.rule(text, at: place)
      case "path": path = PathPattern(context.absolute(text))
      case "object": object = text
      case "why": break
      default:
        throw context.unknown(
          member.key, "key", among: ["rule", "path", "object", "why"], at: member.keyRange)
      }
    }
    guard let rule else {
      throw context.wrong(entry, "an entry of ignore", "for a rule: rule: \"...\"")
    }
    return Suppression(rule, path: path, object: object, in: context.file, at: place)
  }

  private static let sources = ConfigurationKey(
    name: "sources", example: #"["App"]"#,
    summary: "folders with the Swift and Objective-C sources of the app"
  ) { value, context, configuration throws(ConfigurationError) in
    configuration.sources = try context.paths(value, "sources", &configuration)
  }

  private static let assets = ConfigurationKey(
    name: "assets", example: #"["Shared/Brand.xcassets"]"#,
    summary: "additional asset catalogs, or folders that contain some"
  ) { value, context, configuration throws(ConfigurationError) in
    configuration.assets = try context.paths(value, "assets", &configuration)
  }

  private static let layout = ConfigurationKey(
    name: "layout", example: "true",
    summary: "solve the constraints and apply the layout rules"
  ) { value, context, configuration throws(ConfigurationError) in
    configuration.isLaidOut = try context.flag(value, "layout")
  }

  private static let devices = ConfigurationKey(
    name: "devices", example: #"["iPhone SE", "iPhone 16 landscape", "iPad"]"#,
    summary: "devices to lay out for; canvas is the device in the document"
  ) { value, context, configuration throws(ConfigurationError) in
    for (name, range) in try context.texts(value, "devices") {
      guard let place = LayoutSetting.Place(named: name) else {
        throw context.unknown(
          name, "device", among: LayoutSetting.Place.names(like: name),
          listedBy: "boardwalk help devices", at: range)
      }
      configuration.matrix.places.append(place)
    }
  }

  private static let textSizes = ConfigurationKey(
    name: "textSizes", example: #"["L", "XXL", "AX3"]"#,
    summary: "Dynamic Type sizes to lay out for, from XS to XXXL and AX1 to AX5"
  ) { value, context, configuration throws(ConfigurationError) in
    for (name, range) in try context.texts(value, "textSizes") {
      guard let size = TextSize(named: name) else {
        throw context.unknown(
          name, "text size", among: TextSize.allCases.map(\.rawValue), at: range)
      }
      configuration.matrix.textSizes.append(size)
    }
  }

  private static let languages = ConfigurationKey(
    name: "languages", example: #"["de", "longer"]"#,
    summary: "languages to lay out for; longer lengthens the texts"
  ) { value, context, configuration throws(ConfigurationError) in
    configuration.matrix.languages = []
    for (name, range) in try context.texts(value, "languages") {
      configuration.setPlace(of: name, in: "languages", context.position(of: range))
      configuration.matrix.languages.append(LayoutSetting.Language(named: name))
    }
  }

  private static let rightToLeft = ConfigurationKey(
    name: "rightToLeft", example: "true",
    summary: "also lay out from right to left"
  ) { value, context, configuration throws(ConfigurationError) in
    configuration.matrix.includesRightToLeft = try context.flag(value, "rightToLeft")
  }

  private static let baseline = ConfigurationKey(
    name: "baseline", example: #""boardwalk-baseline.json""#,
    summary: "file with known findings, which are not reported"
  ) { value, context, configuration throws(ConfigurationError) in
    configuration.baseline = context.absolute(try context.text(value, "baseline"))
    if let baseline = configuration.baseline {
      configuration.setPlace(of: baseline, in: "baseline", context.position(of: value.range))
    }
  }

  private static let strict = ConfigurationKey(
    name: "strict", example: "true", summary: "exit with 1 for warnings, too"
  ) { value, context, configuration throws(ConfigurationError) in
    configuration.isStrict = try context.flag(value, "strict")
  }

  private static let maxWarnings = ConfigurationKey(
    name: "maxWarnings", example: "10", summary: "number of warnings that are allowed"
  ) { value, context, configuration throws(ConfigurationError) in
    configuration.mostWarnings = try context.number(value, "maxWarnings")
  }
}
