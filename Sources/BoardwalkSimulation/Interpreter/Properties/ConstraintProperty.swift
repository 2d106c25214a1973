/// The properties of constraints.
enum ConstraintProperty {
  static let all = PropertyTable<ConstraintID>([
    "constant": Property(
      read: { .number($0[$1]?.constant ?? 0) },
      write: { simulation, id, value in
        if let constant = value.double { simulation[id]?.constant = constant }
      }),
    "isActive": Property(
      read: { .bool($0[$1]?.isActive ?? false) },
      write: { simulation, id, value in
        if let isActive = value.isTrue { simulation[id]?.isActive = isActive }
      }),
    "priority": Property(
      read: { .number($0[$1]?.priority ?? 0) },
      write: { simulation, id, value in
        if let priority = priority(value) { simulation[id]?.priority = priority }
      }),
    "multiplier": Property { .number($0.template(of: $1)?.multiplier ?? 1) },
  ])

  /// The priority that `value` is; nil for another value.
  static func priority(_ value: Value) -> Double? {
    value.double ?? value.word.flatMap { priorities[$0] }
  }

  /// The constants of `UILayoutPriority`.
  private static let priorities: [String: Double] = [
    "required": 1_000, "defaultHigh": 750, "defaultLow": 250, "fittingSizeLevel": 50,
  ]
}
