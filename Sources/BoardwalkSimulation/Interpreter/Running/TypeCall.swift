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
    FontValue.className: FontValue.calls,
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
