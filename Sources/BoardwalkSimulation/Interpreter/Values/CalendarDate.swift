/// A date in Greenwich Mean Time, independent of the machine's time zone.
struct CalendarDate {
  let year: Int
  let month: Int
  let day: Int
  let hour: Int
  let minute: Int
  let second: Int

  /// The day of the week, Sunday being 0.
  let weekday: Int

  static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]

  /// The moment `seconds` after the beginning of 1970; those beyond all calendars are its end.
  init(_ seconds: Double) {
    let bounded = seconds.isFinite ? min(max(seconds, -6e10), 2.5e11) : 0
    let days = Int((bounded / 86_400).rounded(.down))
    let rest = Int(bounded - Double(days) * 86_400)
    (hour, minute, second) = (rest / 3_600, rest / 60 % 60, rest % 60)
    // The first day of 1970 was a Thursday.
    weekday = ((days + 4) % 7 + 7) % 7
    // Days are counted in eras of 400 years that begin in March, so that leap days end a year.
    let shifted = days + 719_468
    let era = Int((Double(shifted) / 146_097).rounded(.down))
    let ofEra = shifted - era * 146_097
    let yearOfEra = (ofEra - ofEra / 1_460 + ofEra / 36_524 - ofEra / 146_096) / 365
    let ofYear = ofEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * ofYear + 2) / 153
    day = ofYear - (153 * shiftedMonth + 2) / 5 + 1
    month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }

  /// The seconds of `text`, such as `2025-05-01`; nil if it is not a date.
  static func seconds(_ text: String) -> Double? {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 3, let year = parts[0], let month = parts[1], let day = parts[2],
      (1...9_999).contains(year), (1...12).contains(month), (1...31).contains(day)
    else { return nil }
    let shifted = month <= 2 ? year - 1 : year
    let era = shifted / 400
    let yearOfEra = shifted - era * 400
    let ofYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let ofEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + ofYear
    let seconds = Double(era * 146_097 + ofEra - 719_468) * 86_400
    let again = CalendarDate(seconds)
    return again.day == day && again.month == month ? seconds : nil
  }

  /// The date in the format `pattern`, with the fields of years, months, days, weekdays and times.
  /// Letters in single quotation marks stay.
  func text(_ pattern: String) -> String {
    var result = ""
    var rest = pattern[...]
    while let letter = rest.first {
      if letter == "'" {
        let quoted = rest.dropFirst().prefix { $0 != "'" }
        result += quoted.isEmpty ? "'" : String(quoted)
        rest = rest.dropFirst(quoted.count + 2)
        continue
      }
      let run = rest.prefix { $0 == letter }
      rest = rest.dropFirst(run.count)
      result += part(String(run)) ?? String(run)
    }
    return result
  }

  private func part(_ pattern: String) -> String? {
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    switch pattern {
    case "yyyy", "y": return "\(year)"
    case "yy": return two(year % 100)
    case "EEEE": return Self.days[weekday]
    case "E", "EE", "EEE": return String(Self.days[weekday].prefix(3))
    case "MMMM": return Self.months[month - 1]
    case "MMM": return String(Self.months[month - 1].prefix(3))
    case "MM": return two(month)
    case "M": return "\(month)"
    case "dd": return two(day)
    case "d": return "\(day)"
    case "HH": return two(hour)
    case "H": return "\(hour)"
    case "hh": return two((hour + 11) % 12 + 1)
    case "h": return "\((hour + 11) % 12 + 1)"
    case "mm": return two(minute)
    case "m": return "\(minute)"
    case "ss": return two(second)
    case "s": return "\(second)"
    case "a": return hour < 12 ? "AM" : "PM"
    default: return nil
    }
  }

  static let days = [
    "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday",
  ]

  /// The component `unit` as a `Calendar` counts it; nil if that is not known.
  func component(_ unit: String) -> Int? {
    switch unit {
    case "year": year
    case "month": month
    case "day": day
    case "weekday": weekday + 1
    case "hour": hour
    case "minute": minute
    case "second": second
    case "nanosecond": 0
    case "quarter": (month + 2) / 3
    case "era": 1
    case "weekdayOrdinal": (day + 6) / 7
    default: nil
    }
  }

  /// The number of days of the month.
  var daysOfMonth: Int {
    switch month {
    case 2: isLeapYear ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  var isLeapYear: Bool { year % 4 == 0 && year % 100 != 0 || year % 400 == 0 }

  /// The numbers that the unit `unit` has in the unit `outer` of this date; nil if they are not known.
  func range(of unit: String, in outer: String) -> ClosedRange<Int>? {
    switch (unit, outer) {
    case ("day", "month"): 1...daysOfMonth
    case ("day", "year"): 1...(isLeapYear ? 366 : 365)
    case ("month", "year"): 1...12
    case ("weekday", "weekOfYear"), ("weekday", "weekOfMonth"), ("weekday", "month"): 1...7
    case ("hour", "day"): 0...23
    case ("minute", "hour"), ("second", "minute"): 0...59
    default: nil
    }
  }

  /// The moment at which the unit `unit` of `seconds` begins; nil if the unit is not known.
  static func start(of unit: String, at seconds: Double) -> Double? {
    let date = CalendarDate(seconds)
    let sizes = ["second": 1.0, "minute": 60, "hour": 3_600, "day": 86_400]
    if let size = sizes[unit] { return (seconds / size).rounded(.down) * size }
    let day = (seconds / 86_400).rounded(.down) * 86_400
    switch unit {
    case "month": return day - Double(date.day - 1) * 86_400
    case "year": return Self.seconds("\(date.year)-1-1")
    case "weekOfYear", "weekOfMonth": return day - Double(date.weekday) * 86_400
    default: return nil
    }
  }

  /// The moment with the parts of a date and a time, which may be beyond their ranges: the 32nd day of
  /// a month is in the next one.
  static func seconds(year: Int, month: Int, day: Int, time: Double) -> Double? {
    guard (-9_999...9_999).contains(year), (-99_999...99_999).contains(month),
      (-9_999_999...9_999_999).contains(day), abs(time) < 0x1p40
    else { return nil }
    let total = year * 12 + month - 1
    guard total >= 12, let start = seconds("\(total / 12)-\(total % 12 + 1)-1") else { return nil }
    return start + Double((day - 1) * 86_400) + time
  }

  /// The number of whole months from `start` to `end`.
  static func months(from start: Double, to end: Double) -> Int {
    let (first, last) = (CalendarDate(start), CalendarDate(end))
    var months = (last.year - first.year) * 12 + last.month - first.month
    let moved = adding(months, "month", to: start) ?? end
    if start <= end, moved > end { months -= 1 }
    if start > end, moved < end { months += 1 }
    return months
  }

  /// The moment `count` of the unit `unit` after `seconds`; nil if the unit is not known. A day that
  /// a month does not have becomes its last one.
  static func adding(_ count: Int, _ unit: String, to seconds: Double) -> Double? {
    let sizes = ["second": 1.0, "minute": 60, "hour": 3_600, "day": 86_400, "weekOfYear": 604_800]
    if let size = sizes[unit] { return seconds + Double(count) * size }
    // No date is that many years away.
    guard (-1_000_000...1_000_000).contains(count) else { return nil }
    let months = unit == "month" ? count : unit == "year" ? 12 * count : nil
    guard let months else { return nil }
    let date = CalendarDate(seconds)
    let total = date.year * 12 + date.month - 1 + months
    let (year, month) = (total / 12, total % 12 + 1)
    let time = seconds - (seconds / 86_400).rounded(.down) * 86_400
    for day in stride(from: date.day, through: 28, by: -1) {
      if let start = Self.seconds("\(year)-\(month)-\(day)") { return start + time }
    }
    return Self.seconds("\(year)-\(month)-\(date.day)").map { $0 + time }
  }
}
