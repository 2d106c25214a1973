import BoardwalkBase

/// Functions whose answer follows from their arguments alone.
enum PureFunction {
  /// The answer of the function `name`, or of the initializer of Swift's with the labels `labels`;
  /// nil if there is neither.
  static func answer(
    _ name: String, _ labels: [String?], with arguments: [Value]
  ) throws(Fault) -> Value? {
    if name == "String", labels.first == "format", case .text(let format)? = arguments.first {
      return try formatted(format, Array(arguments.dropFirst()))
    }
    guard let function = initializers[MethodSignature.text(name, labels)] else {
      return try answer(name, with: arguments)
    }
    return function(arguments) ?? .nil
  }

  private static func formatted(_ format: String, _ arguments: [Value]) throws(Fault) -> Value {
    guard let text = TextFormat.text(format, arguments) else {
      throw .notModeled("String(format: \"\(format)\")")
    }
    return .text(text)
  }

  /// Initializers of Swift's and UIKit's types.
  private static let initializers: [String: @Sendable ([Value]) -> Value?] = [
    "IndexPath(row:section:)": table["indexPath"] ?? { _ in nil },
    "IndexPath(item:section:)": table["indexPath"] ?? { _ in nil },
    "CGSize(width:height:)": { record(["width", "height"], $0) },
    "CGPoint(x:y:)": { record(["x", "y"], $0) },
    "CGRect(x:y:width:height:)": { values in
      let numbers = values.compactMap(\.double)
      guard numbers.count == 4 else { return nil }
      return Value(
        LayoutRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
    },
    "CGRect(origin:size:)": { values in
      guard let origin = values[0].point, let size = values[1].size else { return nil }
      return Value(
        LayoutRect(x: origin.x, y: origin.y, width: size.width, height: size.height))
    },
    "UIEdgeInsets(top:left:bottom:right:)": { record(["top", "left", "bottom", "right"], $0) },
    "CGAffineTransform(scaleX:y:)": { record(["a", "d"], $0) },
    "Range(_:in:)": \.first, "NSRange(_:in:)": \.first,
    "IndexSet(integer:)": \.first, "IndexSet(_:)": \.first,
    "String(_:)": { $0.first.map { .text($0.text) } },
    "Double(_:)": number, "Int(_:)": { number($0)?.truncated },
    "UIImage(named:)": \.first, "UIImage(systemName:)": \.first,
    "UINib(nibName:bundle:)": { $0.first.map { .object("UINib", ["name": $0]) } },
  ]

  /// The answer of the function `name`; nil if there is none.
  static func answer(_ name: String, with arguments: [Value]) throws(Fault) -> Value? {
    guard let function = table[name] else { return nil }
    guard let answer = function(arguments) else {
      let given = arguments.map(\.sort).joined(separator: ", ")
      throw Fault("\(name) cannot be called with \(given.isEmpty ? "no value" : given)")
    }
    return answer
  }

  /// The functions by their names.
  static let table: [String: @Sendable ([Value]) -> Value?] = [
    "number": number,
    "text": { $0.first.map { .text($0.text) } },
    "date": { arguments in
      guard case .text(let text)? = arguments.first else { return nil }
      return CalendarDate.seconds(text).map { .date($0) } ?? .nil
    },
    "round": { numbers($0).first.map { .number($0.rounded()) } },
    "abs": { numbers($0).first.map { .number(abs($0)) } },
    "min": { numbers($0).min().map { .number($0) } },
    "max": { numbers($0).max().map { .number($0) } },
    "size": { record(["width", "height"], $0) },
    "point": { record(["x", "y"], $0) },
    "insets": { record(["top", "left", "bottom", "right"], $0) },
    "scale": { record(["a", "d"], $0) },
    "indexPath": { arguments in
      let numbers = arguments.compactMap(\.integer)
      return numbers.count == arguments.count && numbers.count == 2
        ? .indexPath([numbers[1], numbers[0]]) : nil
    },
    "nib": { $0.first.map { .object("UINib", ["name": $0]) } },
  ]

  @Sendable
  private static func number(_ arguments: [Value]) -> Value? {
    switch arguments.first {
    case .number(let number)?: .number(number)
    case .text(let text)?: Double(text).flatMap { $0.isFinite ? .number($0) : nil } ?? .nil
    case .nil?: .nil
    default: nil
    }
  }

  private static func numbers(_ values: [Value]) -> [Double] {
    values.compactMap(\.double)
  }

  private static func record(_ names: [String], _ values: [Value]) -> Value? {
    guard names.count == values.count else { return nil }
    return .record(Dictionary(zip(names, values)) { first, _ in first })
  }
}

extension Value {
  /// The number without its fraction; a text of a fraction is none in Swift either.
  fileprivate var truncated: Value {
    if case .number(let number) = self { .number(number.rounded(.towardZero)) } else { self }
  }
}
