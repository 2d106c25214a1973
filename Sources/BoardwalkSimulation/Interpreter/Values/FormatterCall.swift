/// A call on a formatter or a calendar of Foundation's, in American English and in Greenwich Mean
/// Time.
enum FormatterCall {
  /// The names of all calls.
  static let names: Set<String> = [
    "string", "number", "date", "component", "startOfDay", "isDate",
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
      return .text(NumberText(fields).text(number))
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
    case ("startOfDay", _): return days.first.map { .date($0 * 86_400) }
    case ("isDate", _): return .bool(days.count == 2 && days[0] == days[1])
    default: return nil
    }
  }
}

/// The text of a date in the style of a `DateFormatter`.
struct DateText {
  private let pattern: String

  init(_ fields: [String: Value]) {
    if let format = fields["dateFormat"] {
      pattern = format.text
      return
    }
    let date = Self.dates[fields["dateStyle"]?.word ?? "none"]
    let time = Self.times[fields["timeStyle"]?.word ?? "none"]
    let isShort = ["short", "none"].contains(fields["dateStyle"]?.word ?? "none")
    pattern = [date, time].compactMap { $0 }.joined(separator: isShort ? ", " : " 'at' ")
  }

  func text(_ date: CalendarDate) -> String { date.text(pattern) }

  private static let dates = [
    "short": "M/d/yy", "medium": "MMM d, yyyy", "long": "MMMM d, yyyy",
    "full": "EEEE, MMMM d, yyyy",
  ]

  private static let times = [
    "short": "h:mm a", "medium": "h:mm:ss a", "long": "h:mm:ss a 'GMT'",
    "full": "h:mm:ss a 'Greenwich Mean Time'",
  ]
}

/// The text of a number in the style of a `NumberFormatter`.
struct NumberText {
  private let style: String
  private let least: Int
  private let most: Int
  private let prefix: String
  private let suffix: String
  private let groups: Bool

  init(_ fields: [String: Value]) {
    style = fields["numberStyle"]?.word ?? "none"
    let isCurrency = style == "currency"
    let usual = isCurrency ? (2, 2) : style == "decimal" ? (0, 3) : (0, 0)
    let given = fields["maximumFractionDigits"]?.integer
    let most = given ?? max(usual.1, fields["minimumFractionDigits"]?.integer ?? 0)
    self.most = most
    least = min(fields["minimumFractionDigits"]?.integer ?? usual.0, most)
    let code = fields["currencyCode"]?.text ?? "USD"
    prefix =
      fields["positivePrefix"]?.text
      ?? (isCurrency ? fields["currencySymbol"]?.text ?? Self.symbols[code] ?? code + "\u{A0}" : "")
    suffix = fields["positiveSuffix"]?.text ?? (style == "percent" ? "%" : "")
    groups =
      fields["usesGroupingSeparator"]?.isTrue
      ?? (isCurrency || style == "decimal" || style == "percent")
  }

  func text(_ number: Double) -> String {
    let value = abs(style == "percent" ? number * 100 : number)
    let fixed = TextFormat.fixed(value, digits: most)
    let parts = fixed.split(separator: ".")
    var digits = parts.count > 1 ? String(parts[1]) : ""
    while digits.count > least, digits.hasSuffix("0") { digits.removeLast() }
    let whole = groups ? Self.grouped(String(parts[0])) : String(parts[0])
    let sign = number < 0 && fixed.contains { $0 != "0" && $0 != "." } ? "-" : ""
    return sign + prefix + whole + (digits.isEmpty ? "" : "." + digits) + suffix
  }

  private static func grouped(_ digits: String) -> String {
    var result = ""
    for (index, digit) in digits.reversed().enumerated() {
      if index > 0, index.isMultiple(of: 3) { result = "," + result }
      result = String(digit) + result
    }
    return result
  }

  private static let symbols = ["USD": "$", "EUR": "€", "GBP": "£", "JPY": "¥"]
}
