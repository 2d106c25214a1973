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
