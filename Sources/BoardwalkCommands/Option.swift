import BoardwalkBase
import BoardwalkPlatform
import BoardwalkSimulation

/// An option of a command.
package struct Option: Sendable, Hashable {
  /// The name, with its dashes.
  package let name: String

  /// Former names of the option. Help shows only the current name.
  package let aliases: [String]

  /// The placeholder of the value; nil for a flag.
  package let value: String?

  /// The only values allowed, if there are only some.
  package let choices: [String]

  /// A one-line summary.
  package let summary: String

  /// The summary with the values allowed.
  var summaryWithChoices: String {
    choices.isEmpty ? summary : summary + ": " + choices.joined(separator: ", ")
  }

  /// The name with the placeholder of its value.
  package var usage: String { [name, value].compactMap(\.self).joined(separator: " ") }

  /// Whether `name` is its name or an alias.
  package func isCalled(_ name: String) -> Bool { self.name == name || aliases.contains(name) }

  /// The switch `name`.
  static func flag(_ name: String, aliases: [String] = [], _ summary: String) -> Option {
    Option(name: name, aliases: aliases, value: nil, choices: [], summary: summary)
  }

  /// The switch that runs a command again when files have changed.
  static let watch = Option.flag("--watch", "run again after each change of a file")

  /// The switch that leaves out the summary of a run that found nothing.
  static let quiet = Option.flag("--quiet", "print nothing if there are no findings")

  /// The option for colors of the report.
  static let color = Option.value(
    "--color", "WHEN", choices: ColorChoice.allCases.map(\.rawValue),
    "color the report")

  /// The option `name`, which takes a value.
  static func value(
    _ name: String, aliases: [String] = [], _ value: String, choices: [String] = [],
    _ summary: String
  ) -> Option {
    Option(name: name, aliases: aliases, value: value, choices: choices, summary: summary)
  }
}

/// The options for the app and its environment.
extension Option {
  static let main = Option.value(
    "--main", "NAME", "launch with this document, if there are several")
  static let owner = Option.value("--owner", "CLASS", "run a xib with an owner of this class")
  static let device = Option.value("--device", "DEVICE", "device, such as \"iPhone 16\"")
  static let orientation = Option.value(
    "--orientation", "ORIENTATION", choices: ["portrait", "landscape"],
    "orientation of the device (portrait)")
  static let system = Option.value(
    "--system", "VERSION", choices: systems, "version of iOS (18)")
  static let systemOrCanvas = Option.value(
    "--system", "VERSION", choices: systems + [canvas],
    "version of iOS (18), or the canvas of Interface Builder")
  private static let systems = ["12", "13", "14", "15", "16", "17", "18", "26"]

  /// The word for the device and the system of Interface Builder's canvas.
  static let canvas = "canvas"
  static let textSize = Option.value(
    "--text-size", "SIZE", choices: TextSize.allCases.map(\.rawValue),
    "Dynamic Type size (L)")
  static let direction = Option.value(
    "--direction", "DIRECTION", choices: UserInterfaceLayoutDirection.allCases.map(\.rawValue),
    "layout direction; by default that of the language")
  static let appearance = Option.value(
    "--appearance", "APPEARANCE", choices: UserInterfaceStyle.allCases.map(\.rawValue),
    "appearance (light)")
  static let language = Option.value(
    "--language", "LANGUAGE", "language of the texts, such as de")
  static let seed = Option.value(
    "--seed", "NUMBER", "seed of random numbers (0)")
  static let statements = Option.flag(
    "--statements", "write each statement of the behaviors to the trace")
  static let traceLayout = Option.flag(
    "--trace-layout", "write viewWillLayoutSubviews and viewDidLayoutSubviews to the trace")
  static let strict = Option.flag(
    "--strict", "end the app if a behavior uses a nil outlet, as in Swift")
  static let work = Option.value(
    "--work", "UNITS", "maximum work (\(WorkBudget.standard.limit) units)")
  static let images = Option.value(
    "--images", "SIZE", "draw images of catalogs from files up to this size, such as 200KB")
  static let output = Option.value("-o", "FILE", "write to this file")
}

extension Arguments {
  /// The work that the run may do.
  func workBudget() throws(CommandError) -> WorkBudget {
    guard let text = self[Option.work.name] else { return .standard }
    guard let units = Int(text), units > 0 else {
      throw CommandError("'\(text)' is not a valid value of --work; expected a positive number")
    }
    return WorkBudget(units: units)
  }

  /// The circumstances that the options ask for; the device is that of `deviceIdentifier`, on which
  /// the document was drawn, unless another is named.
  func launchOptions(deviceIdentifier: String?) throws(CommandError) -> LaunchOptions {
    var options = LaunchOptions()
    if let name = self["--device"] {
      guard let device = DeviceTable.device(named: name) else {
        throw CommandError(
          "there is no device '\(name)'",
          notes: CommandError.suggestions(name, among: DeviceTable.names(like: name))
            + ["boardwalk help devices lists them"])
      }
      options.device = device
    } else if let device = deviceIdentifier.flatMap(DeviceTable.device(named:)) {
      options.device = device
    }
    options.isLandscape = self["--orientation"] == "landscape"
    if let size = self["--text-size"].flatMap(TextSize.init(named:)) { options.textSize = size }
    if let style = self["--appearance"].flatMap(UserInterfaceStyle.init(rawValue:)) {
      options.userInterfaceStyle = style
    }
    if let language = self["--language"] {
      options.direction = UserInterfaceLayoutDirection(language: language)
    }
    if let direction = self["--direction"].flatMap(UserInterfaceLayoutDirection.init(rawValue:)) {
      options.direction = direction
    }
    options.tracesStatements = has("--statements")
    options.tracesLayout = has("--trace-layout")
    options.isStrict = has("--strict")
    if let text = self["--seed"] {
      guard let seed = UInt64(text) else {
        throw CommandError("'\(text)' is not a valid seed; expected a whole number")
      }
      options.seed = seed
    }
    if let system = self["--system"].flatMap(Int.init) { options.system = SystemVersion(system) }
    return options
  }
}
