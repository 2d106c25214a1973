/// A call on a formatter or a calendar of Foundation's, in American English and in Greenwich Mean
/// Time.
enum FormatterCall {
  /// The names of all calls.
  static let names: Set<String> = [
    "string", "number", "date", "component", "startOfDay", "isDate",
    "dateComponents",
  ]

  /// The classes that know them.
  static let types: Set<String> = ["DateFormatter", "NumberFormatter", calendar]

  /// The answer of `object` of the class `type` with the properties `fields` to the call `name`; nil
  /// if it knows none.
  static func answer(
    _ name: String, _ labels: [String?], of type: String, _ fields: [String: Value],
    with arguments: [Value]
  ) throws(Fault) -> Value? {
    switch (type, name, arguments.first) {
    case ("DateFormatter", "string", .date(let seconds)?):
      return .text(DateText(fields).text(CalendarDate(seconds)))
    case ("DateFormatter", "date", .text(let text)?):
      return CalendarDate.seconds(text, pattern: fields["dateFormat"]?.text ?? "")
        .map { .date($0) } ?? .nil
    case ("NumberFormatter", "string", let value?):
      guard let number = value.double else { return .nil }
      return .text(FormattedNumber(fields).text(number))
    case ("NumberFormatter", "number", .text(let text)?):
      return Double(text.filter { $0 != "," }).map { .number($0) } ?? .nil
    case (calendar, _, _): return try calendarAnswer(name, labels, arguments)
    default: return nil
    }
  }

  /// The class of calendars.
  static let calendar = "Calendar"

  private static func calendarAnswer(
    _ name: String, _ labels: [String?], _ arguments: [Value]
  ) throws(Fault) -> Value? {
    let dates = arguments.compactMap { if case .date(let seconds) = $0 { seconds } else { nil } }
    let days = dates.map { ($0 / 86_400).rounded(.down) }
    switch (name, labels) {
    case ("date", ["byAdding", "value", "to"]):
      guard let unit = arguments[0].word, let count = arguments[1].integer,
        let start = dates.first
      else { return .nil }
      guard let moved = CalendarDate.adding(count, unit, to: start) else {
        throw .notModeled("Calendar.Component.\(unit)")
      }
      return .date(moved)
    case ("component", _):
      guard let unit = arguments.first?.word, let start = dates.first else { return .nil }
      guard let part = CalendarDate(start).component(unit) else {
        throw .notModeled("Calendar.Component.\(unit)")
      }
      return .number(Double(part))
    case ("dateComponents", _):
      return try components(arguments.first?.elements.compactMap(\.word) ?? [], dates)
    case ("date", ["from"]):
      guard case .object(componentsClass, let fields)? = arguments.first else { return nil }
      return date(fields)
    case ("startOfDay", _): return days.first.map { .date($0 * 86_400) }
    case ("isDate", _): return .bool(days.count == 2 && days[0] == days[1])
    default: return nil
    }
  }

  /// The class of the parts of a date.
  private static let componentsClass = "DateComponents"

  /// The parts `units` of the only one of `dates`, or of the time between the two.
  private static func components(
    _ units: [String], _ dates: [Double]
  ) throws(Fault) -> Value? {
    guard let first = dates.first else { return .nil }
    var fields: [String: Value] = [:]
    var rest = dates.count > 1 ? dates[1] - first : 0
    for (unit, seconds) in lengths where dates.count > 1 && units.contains(unit) {
      fields[unit] = .number((rest / seconds).rounded(.towardZero))
      rest = rest.truncatingRemainder(dividingBy: seconds)
    }
    for unit in units where fields[unit] == nil {
      guard dates.count == 1, let part = CalendarDate(first).component(unit) else {
        throw .notModeled("Calendar.Component.\(unit)")
      }
      fields[unit] = .number(Double(part))
    }
    return .object(componentsClass, fields)
  }

  /// The units of a fixed length, in seconds.
  private static let lengths: [(unit: String, seconds: Double)] = [
    ("day", 86_400), ("hour", 3_600), ("minute", 60), ("second", 1),
  ]

  /// The date with the parts `fields`.
  private static func date(_ fields: [String: Value]) -> Value {
    func part(_ name: String, _ otherwise: Int) -> Int { fields[name]?.integer ?? otherwise }
    let text = [(part("year", 1), 4), (part("month", 1), 2), (part("day", 1), 2)].map {
      String(repeating: "0", count: max(0, $1 - "\($0)".count)) + "\($0)"
    }.joined(separator: "-")
    guard let day = CalendarDate.seconds(text) else { return .nil }
    return .date(
      day + Double(part("hour", 0) * 3_600 + part("minute", 0) * 60 + part("second", 0)))
  }
}
