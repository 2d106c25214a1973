import BoardwalkBase

/// A constant of a class or a type: `UISegmentedControl.noSegment`.
enum TypeConstant {
  /// The names of all constants.
  static var names: Set<String> { Set(table.values.flatMap(\.keys)) }

  /// The constant `name` of the type `type`; nil if it has none of that name.
  static func value(_ name: String, of type: String) -> Value? {
    if type == CharacterSetValue.className { return CharacterSetValue.system(name) }
    return table[type]?[name]
  }

  /// The constants of types of numbers with a fraction.
  private static let fractions: [String: Value] = [
    "pi": .number(.pi), "zero": .number(0),
    "greatestFiniteMagnitude": .number(.greatestFiniteMagnitude),
  ]

  private static let table: [String: [String: Value]] = [
    "NotificationCenter": ["default": .word("NotificationCenter")],
    "UISegmentedControl": ["noSegment": .number(-1)],
    // A negative height is none.
    "UITableView": ["automaticDimension": .number(-1)],
    "UIView": ["noIntrinsicMetric": .number(-1)],
    FormatterCall.calendar: ["current": .object(FormatterCall.calendar, [:])],
    "Locale": ["current": .object("Locale", [:])],
    "Int": ["max": .number(Double(Int32.max)), "min": .number(Double(Int32.min))],
    "Double": fractions, "CGFloat": fractions, "Float": fractions,
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
