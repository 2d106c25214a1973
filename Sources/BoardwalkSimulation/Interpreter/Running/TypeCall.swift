import BoardwalkBase

/// A call on a class, which makes an object: `UICollectionViewCompositionalLayout.list(using: c)`.
enum TypeCall {
  /// The names of all calls.
  static var names: Set<String> {
    Set(table.values.flatMap(\.keys)).union(["withAlphaComponent", "random"])
  }

  /// The answer of the class `type` to the call `name` with `arguments`; nil if it knows none.
  static func answer(_ name: String, of type: String, with arguments: [Value]) -> Value? {
    // A color with another opacity counts as the color.
    name == "withAlphaComponent" ? .word(type) : table[type]?[name]?(arguments)
  }

  private static let table: [String: [String: @Sendable ([Value]) -> Value]] = [
    CellContent.className: Dictionary(
      uniqueKeysWithValues: [
        "cell", "subtitleCell", "valueCell", "sidebarCell", "sidebarSubtitleCell",
      ].map { name in (name, { @Sendable _ in .object(CellContent.className, [:]) }) }),
    CellContent.unavailableClass: CellContent.unavailable,
    "NSCollectionLayoutGroup": Dictionary(
      uniqueKeysWithValues: ["horizontal", "vertical"].map { name in
        (name, { @Sendable _ in .object("NSCollectionLayoutGroup", [:]) })
      }),
    "UIFont": Dictionary(
      uniqueKeysWithValues: [
        "boldSystemFont", "italicSystemFont", "monospacedDigitSystemFont", "monospacedSystemFont",
        "preferredFont", "systemFont",
      ].map { name in (name, { @Sendable _ in .nil }) }),
    CellRegistration.owner: [
      "CellRegistration": { arguments in
        .object(CellRegistration.className, ["handler": arguments.last ?? .nil])
      }
    ],
    ButtonConfigurationCall.className: ButtonConfigurationCall.table,
    ListLayoutConfiguration.className: [
      "list": { arguments in
        .object(ListLayoutConfiguration.className, ["configuration": arguments.first ?? .nil])
      }
    ],
  ]
}

/// A style of buttons that is the base of a configuration: `UIButton.Configuration.filled()`
/// (CTL-08).
enum ButtonConfigurationCall {
  /// The class of buttons' configurations.
  static let className = "UIButton.Configuration"

  /// The calls of the class; they differ only in looks.
  static let table: [String: @Sendable ([Value]) -> Value] = Dictionary(
    uniqueKeysWithValues: [
      "bordered", "borderedProminent", "borderedTinted", "borderless", "filled", "gray", "plain",
      "tinted",
    ].map { name in (name, { @Sendable _ in .object(className, [:]) }) })
}

/// A constant of a class or a type: `UISegmentedControl.noSegment`.
enum TypeConstant {
  /// The names of all constants.
  static var names: Set<String> { Set(table.values.flatMap(\.keys)) }

  /// The constant `name` of the type `type`; nil if it has none of that name.
  static func value(_ name: String, of type: String) -> Value? {
    if type == CharacterSetValue.className { return CharacterSetValue.system(name) }
    return table[type]?[name]
  }

  private static let table: [String: [String: Value]] = [
    "NotificationCenter": ["default": .word("NotificationCenter")],
    "UISegmentedControl": ["noSegment": .number(-1)],
    // A negative height is none.
    "UITableView": ["automaticDimension": .number(-1)],
    "UIView": ["noIntrinsicMetric": .number(-1)],
    FormatterCall.calendar: ["current": .object(FormatterCall.calendar, [:])],
    "Locale": ["current": .object("Locale", [:])],
    "Int": ["max": .number(Double(Int32.max)), "min": .number(Double(Int32.min))],
    "CGRect": ["zero": Value(LayoutRect(x: 0, y: 0, width: 0, height: 0))],
    "CGSize": ["zero": .record(["width": .number(0), "height": .number(0)])],
    "CGPoint": ["zero": .record(["x": .number(0), "y": .number(0)])],
    "UIEdgeInsets": [
      "zero": .record([
        "top": .number(0), "left": .number(0), "bottom": .number(0), "right": .number(0),
      ])
    ],
    "CGAffineTransform": ["identity": .record(["a": .number(1), "d": .number(1)])],
  ]
}
