/// A call on a formatter or a calendar of Foundation's, in American English and in Greenwich Mean
/// Time.
enum FormatterCall {
  /// The names of all calls.
  static let names: Set<String> = [
    "string", "number", "date", "component", "startOfDay", "isDate", "isDateInToday",
    "isDateInTomorrow", "isDateInYesterday", "isDateInWeekend", "dateComponents", "range",
    "compare",
  ]

  /// The classes that know them.
  static let types: Set<String> = [
    "DateFormatter", "ISO8601DateFormatter", "NumberFormatter", calendar,
  ]

  /// The answer of `object` of the class `type` with the properties `fields` to `call`; nil if it
  /// knows no such call.
  static func answer(
    to call: MethodCall, of type: String, _ fields: [String: Value], now: Double
  ) throws(Fault) -> Value? {
    switch (type, call.name, call.arguments.first) {
    case ("DateFormatter", "string", .date(let seconds)?),
      ("ISO8601DateFormatter", "string", .date(let seconds)?):
      return .text(DateText(fields, of: type).text(CalendarDate(seconds)))
    case ("DateFormatter", "date", .text(let text)?),
      ("ISO8601DateFormatter", "date", .text(let text)?):
      return DateReading.seconds(text, pattern: DateText(fields, of: type).pattern)
        .map { .date($0) } ?? .nil
    case ("NumberFormatter", "string", let value?):
      guard let number = value.double else { return .nil }
      return .text(FormattedNumber(fields).text(number))
    case ("NumberFormatter", "number", .text(let text)?):
      return Double(text.filter { $0 != "," }).map { .number($0) } ?? .nil
    case (calendar, _, _): return try calendarAnswer(to: call, now)
    default: return nil
    }
  }

  /// The class of calendars.
  static let calendar = "Calendar"

  private static func calendarAnswer(
    to call: MethodCall, _ now: Double
  ) throws(Fault) -> Value? {
    let arguments = call.arguments
    let dates = arguments.compactMap { if case .date(let seconds) = $0 { seconds } else { nil } }
    let days = dates.map { ($0 / 86_400).rounded(.down) }
    switch (call.name, call.labels) {
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
    case ("date", ["byAdding", "to"]):
      guard case .object(componentsClass, let fields)? = arguments.first, let start = dates.first
      else {
        return nil
      }
      return try date(adding: fields, to: start)
    case ("date", ["bySettingHour", "minute", "second", "of"]):
      let time = arguments.prefix(3).compactMap(\.double)
      guard time.count == 3, let day = days.first else { return .nil }
      return .date(day * 86_400 + time[0] * 3_600 + time[1] * 60 + time[2])
    case ("startOfDay", _): return days.first.map { .date($0 * 86_400) }
    case ("isDate", [nil, "equalTo", "toGranularity"]), ("compare", [nil, "to", "toGranularity"]):
      return try comparison(call.name, dates, arguments.last?.word ?? "")
    case ("isDate", _): return .bool(days.count == 2 && days[0] == days[1])
    case ("isDateInToday", _), ("isDateInTomorrow", _), ("isDateInYesterday", _):
      let offsets = ["isDateInToday": 0.0, "isDateInTomorrow": 1, "isDateInYesterday": -1]
      let today = (now / 86_400).rounded(.down)
      return .bool(days.first == today + (offsets[call.name] ?? 0))
    case ("isDateInWeekend", _):
      return .bool(dates.first.map { [0, 6].contains(CalendarDate($0).weekday) } ?? false)
    case ("range", ["of", "in", "for"]):
      guard let unit = arguments[0].word, let outer = arguments[1].word, let date = dates.first
      else {
        return .nil
      }
      guard let range = CalendarDate(date).range(of: unit, in: outer) else {
        throw .notModeled("Calendar.range(of: .\(unit), in: .\(outer), for:)")
      }
      return .list(range.map { .number(Double($0)) })
    default: return nil
    }
  }

  /// The comparison `name` of two dates by their units `unit`.
  private static func comparison(
    _ name: String, _ dates: [Double], _ unit: String
  ) throws(Fault) -> Value {
    let starts = dates.compactMap { CalendarDate.start(of: unit, at: $0) }
    guard starts.count == 2 else { throw .notModeled("Calendar.Component.\(unit)") }
    if name == "isDate" { return .bool(starts[0] == starts[1]) }
    let order = starts[0] < starts[1] ? "orderedAscending" : "orderedDescending"
    return .word(starts[0] == starts[1] ? "orderedSame" : order)
  }

  /// The date with the parts `fields` added to `start`, the greatest first.
  private static func date(
    adding fields: [String: Value], to start: Double
  ) throws(Fault) -> Value {
    var date = start
    for unit in ["year", "month", "weekOfYear", "day", "hour", "minute", "second"] {
      guard let count = fields[unit]?.integer else { continue }
      guard let moved = CalendarDate.adding(count, unit, to: date) else {
        throw .notModeled("Calendar.Component.\(unit)")
      }
      date = moved
    }
    return .date(date)
  }

  /// The class of the parts of a date.
  private static let componentsClass = "DateComponents"

  /// The parts `units` of the only one of `dates`, or of the time between the two.
  private static func components(
    _ units: [String], _ dates: [Double]
  ) throws(Fault) -> Value? {
    guard let first = dates.first else { return .nil }
    var fields: [String: Value] = [:]
    var start = first
    if dates.count > 1, units.contains("year") || units.contains("month") {
      var months = CalendarDate.months(from: first, to: dates[1])
      if units.contains("year") {
        fields["year"] = .number(Double(months / 12))
        if !units.contains("month") { months = months / 12 * 12 }
      }
      if units.contains("month") {
        fields["month"] = .number(Double(units.contains("year") ? months % 12 : months))
      }
      start = CalendarDate.adding(months, "month", to: first) ?? first
    }
    var rest = dates.count > 1 ? dates[1] - start : 0
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
    ("weekOfYear", 604_800), ("day", 86_400), ("hour", 3_600), ("minute", 60), ("second", 1),
  ]

  /// The date with the parts `fields`.
  private static func date(_ fields: [String: Value]) -> Value {
    func part(_ name: String, _ otherwise: Int) -> Int { fields[name]?.integer ?? otherwise }
    // As numbers with a fraction, which do not overflow.
    let time =
      Double(part("hour", 0)) * 3_600 + Double(part("minute", 0)) * 60 + Double(part("second", 0))
    return CalendarDate.seconds(
      year: part("year", 1), month: part("month", 1), day: part("day", 1), time: time
    ).map { .date($0) } ?? .nil
  }
}
