/// A call on a class, which makes an object: `UICollectionViewCompositionalLayout.list(using: c)`.
enum TypeCall {
  /// The names of all calls.
  static var names: Set<String> { Set(table.values.flatMap(\.keys)) }

  /// The answer of the class `type` to the call `name` with `arguments`; nil if it knows none.
  static func answer(_ name: String, of type: String, with arguments: [Value]) -> Value? {
    table[type]?[name]?(arguments)
  }

  private static let table: [String: [String: @Sendable ([Value]) -> Value]] = [
    ListLayoutConfiguration.className: [
      "list": { arguments in
        .object(ListLayoutConfiguration.className, ["configuration": arguments.first ?? .nil])
      }
    ]
  ]
}
