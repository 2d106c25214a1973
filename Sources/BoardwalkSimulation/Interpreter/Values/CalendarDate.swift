/// A date in Greenwich Mean Time, independent of the machine's time zone.
struct CalendarDate {
  let year: Int
  let month: Int
  let day: Int
  let hour: Int
  let minute: Int

  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]

  /// The moment `seconds` after the beginning of 1970; those beyond all calendars are its end.
  init(_ seconds: Double) {
    let bounded = seconds.isFinite ? min(max(seconds, -6e10), 2.5e11) : 0
    let days = Int((bounded / 86_400).rounded(.down))
    let rest = Int(bounded - Double(days) * 86_400)
    (hour, minute) = (rest / 3_600, rest / 60 % 60)
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

  /// The date in the format `pattern`, with the fields `yyyy`, `MMMM`, `MMM`, `MM`, `M`, `dd`, `d`,
  /// `HH` and `mm`.
  func text(_ pattern: String) -> String {
    var result = ""
    var rest = pattern[...]
    while let letter = rest.first {
      let run = rest.prefix { $0 == letter }
      rest = rest.dropFirst(run.count)
      result += part(String(run)) ?? String(run)
    }
    return result
  }

  private func part(_ pattern: String) -> String? {
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    switch pattern {
    case "yyyy": return "\(year)"
    case "MMMM": return Self.months[month - 1]
    case "MMM": return String(Self.months[month - 1].prefix(3))
    case "MM": return two(month)
    case "M": return "\(month)"
    case "dd": return two(day)
    case "d": return "\(day)"
    case "HH": return two(hour)
    case "mm": return two(minute)
    default: return nil
    }
  }
}
