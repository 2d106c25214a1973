import BoardwalkBase
import BoardwalkBehavior

/// Functions whose answer follows from their arguments alone.
enum PureFunction {
  /// The answer of the function that `call` calls, or of the initializer of Swift's; nil if there
  /// is neither.
  static func answer(to call: MethodCall) throws(Fault) -> Value? {
    let (name, arguments) = (call.name, call.arguments)
    if name == KnownNames.tuple { return .tuple(arguments, labels: call.labels) }
    if name == "String", call.labels.first == "format", case .text(let format)? = arguments.first {
      return try formatted(format, Array(arguments.dropFirst()))
    }
    if let initializer = initializers[call.signature] { return initializer(arguments) ?? .nil }
    return try answer(name, with: arguments)
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
    "UILayoutPriority(_:)": { $0.first }, "UILayoutPriority(rawValue:)": { $0.first },
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
    "NSNumber(value:)": \.first, "Array(_:)": { $0.first?.sequence.map { .list($0) } },
    "Array(repeating:count:)": { values in
      count(values[1]).map { .list(Array(repeating: values[0], count: $0)) }
    },
    "Set()": { _ in .list([]) }, "Array()": { _ in .list([]) },
    "Dictionary()": { _ in .record([:]) },
    "Dictionary(uniqueKeysWithValues:)": { values in
      let pairs = values.first?.elements.compactMap(\.pair) ?? []
      return Value(entries: pairs.map { (key: $0.0, value: $0.1) })
    },
    "Set(_:)": { $0.first?.sequence.map { .list($0.uniqued()) } },
    "NSLocalizedString(_:comment:)": \.first, "String(localized:)": \.first,
    "String(describing:)": { $0.first.map { .text($0.text) } },
    "Data(_:)": { values in DataValue.make(values.first?.text ?? "") },
    "Data()": { _ in DataValue.make("") },
    "String(data:encoding:)": { Value(DataValue.text($0.first)) },
    "String(decoding:as:)": { Value(DataValue.text($0.first)) },
    "stride(from:to:by:)": { stride($0, isClosed: false) },
    "stride(from:through:by:)": { stride($0, isClosed: true) },
    "String(repeating:count:)": { values in
      count(values[1]).map { .text(String(repeating: values[0].text, count: $0)) }
    },
    "Float(_:)": number, "CGFloat(_:)": number, "URL(string:)": \.first,
    "NSAttributedString(string:)": attributed, "NSMutableAttributedString(string:)": attributed,
    "NSAttributedString(string:attributes:)": attributed,
    "NSMutableAttributedString(string:attributes:)": attributed,
    "Date(timeIntervalSince1970:)": { $0.first?.double.map { .date($0) } },
    "IndexSet(integer:)": \.first, "IndexSet(_:)": \.first, "IndexSet(integersIn:)": \.first,
    "IndexSet()": { _ in .list([]) },
    "String(_:)": { values in
      // The characters of a text, such as a reversed one.
      if case .list(let characters)? = values.first {
        return .text(characters.map(\.text).joined())
      }
      return values.first.map { .text($0.text) }
    },
    "Double(_:)": number, "Int(_:)": { number($0)?.truncated },
    "UIImage(named:)": \.first, "UIImage(systemName:)": \.first,
    "UINib(nibName:bundle:)": { $0.first.map { .object("UINib", ["name": $0]) } },
  ]

  /// The answer of the function `name`; nil if there is none.
  static func answer(_ name: String, with arguments: [Value]) throws(Fault) -> Value? {
    guard let function = table[name] else { return nil }
    guard let answer = function(arguments) else {
      let given = arguments.map(\.typeDescription).joined(separator: ", ")
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
    KnownNames.caseName: { $0.first?.caseName },
    KnownNames.closedRange: { range($0, isClosed: true) },
    KnownNames.halfOpenRange: { range($0, isClosed: false) },
    "zip": { values in
      guard values.count == 2 else { return nil }
      return .list(
        zip(values[0].sequence ?? [], values[1].sequence ?? []).map { .tuple([$0, $1]) })
    },
    "pow": { values in
      guard values.count == 2, let base = values[0].double, let count = values[1].integer,
        (0...1_000).contains(count)
      else { return nil }
      return .number((0..<count).reduce(1) { result, _ in result * base })
    },
    "sqrt": { numbers($0).first.map { .number($0.squareRoot()) } },
    "ceil": { numbers($0).first.map { .number($0.rounded(.up)) } },
    "floor": { numbers($0).first.map { .number($0.rounded(.down)) } },
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

  /// The number of repetitions that `value` is, within the limit.
  private static func count(_ value: Value) -> Int? {
    value.integer.flatMap { (0...ValueLimits.textLength).contains($0) ? $0 : nil }
  }

  /// The numbers of a range, or the range itself if it has no end or no whole bounds; a lower bound
  /// that is above the upper one ends the app.
  private static func range(_ bounds: [Value], isClosed: Bool) -> Value? {
    guard let range = ValueRange(bounds, isClosed: isClosed) else { return nil }
    guard let numbers = range.numbers else { return range.value }
    return numbers.count <= ValueLimits.textLength
      ? .list(numbers.map { .number(Double($0)) }) : nil
  }

  /// The numbers from the first of `values` to the second one, with the third one between them.
  private static func stride(_ values: [Value], isClosed: Bool) -> Value? {
    let numbers = values.compactMap(\.double)
    guard numbers.count == 3, numbers[2] != 0,
      abs((numbers[1] - numbers[0]) / numbers[2]) < Double(ValueLimits.listCount)
    else { return nil }
    let (start, end, step) = (numbers[0], numbers[1], numbers[2])
    let all =
      isClosed
      ? Array(Swift.stride(from: start, through: end, by: step))
      : Array(Swift.stride(from: start, to: end, by: step))
    return .list(all.map { .number($0) })
  }

  /// A text with attributes, which change only its look.
  @Sendable
  private static func attributed(_ values: [Value]) -> Value? {
    values.first.map { .text($0.text) }
  }

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
  var truncated: Value {
    if case .number(let number) = self { .number(number.rounded(.towardZero)) } else { self }
  }
}
