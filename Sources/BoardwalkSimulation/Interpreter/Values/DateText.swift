/// The text of a date in the style of a `DateFormatter`.
struct DateText {
  /// The format, with the fields of Unicode.
  let pattern: String

  /// The text of a formatter of the class `type` with the properties `fields`.
  init(_ fields: [String: Value], of type: String) {
    if type == "ISO8601DateFormatter" {
      pattern = Self.international(fields["formatOptions"]?.elements.compactMap(\.word) ?? [])
      return
    }
    if let format = fields["dateFormat"] {
      pattern = format.text
      return
    }
    let date = Self.dates[fields["dateStyle"]?.word ?? "none"]
    let time = Self.times[fields["timeStyle"]?.word ?? "none"]
    let isShort = ["short", "none"].contains(fields["dateStyle"]?.word ?? "none")
    pattern = [date, time].compactMap { $0 }.joined(separator: isShort ? ", " : " 'at' ")
  }

  /// The format of ISO 8601 with `options`, by default a date, a time and the time zone.
  private static func international(_ options: [String]) -> String {
    let isWhole = options.isEmpty || options.contains("withInternetDateTime")
    let date = isWhole || options.contains("withFullDate") ? "yyyy-MM-dd" : nil
    let time = isWhole || options.contains { ["withFullTime", "withTime"].contains($0) }
    let fraction = options.contains("withFractionalSeconds") ? "'.000'" : ""
    return [date, time ? "HH:mm:ss\(fraction)'Z'" : nil].compactMap { $0 }.joined(separator: "'T'")
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
