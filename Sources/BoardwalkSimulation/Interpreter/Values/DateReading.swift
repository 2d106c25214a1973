/// Reads the text of a date in the format of a `DateFormatter`.
struct DateReading {
  private var rest: Substring
  private var fields: [Character: Int] = [:]

  /// The seconds of `text` in the format `pattern`; nil if it is not such a date.
  static func seconds(_ text: String, pattern: String) -> Double? {
    var reading = DateReading(rest: text[...])
    guard reading.read(pattern), reading.rest.isEmpty else { return nil }
    return reading.seconds
  }

  private mutating func read(_ pattern: String) -> Bool {
    var format = pattern[...]
    while let letter = format.first {
      if letter == "'" {
        let quoted = format.dropFirst().prefix { $0 != "'" }
        format = format.dropFirst(quoted.count + 2)
        guard take(quoted.isEmpty ? "'" : String(quoted)) else { return false }
        continue
      }
      let run = format.prefix { $0 == letter }
      format = format.dropFirst(run.count)
      // Digits of the next field may follow without a separator.
      let isFollowed = format.first.map(Self.numbers.contains) ?? false
      guard read(letter, run.count, isFixed: isFollowed) else { return false }
    }
    return true
  }

  /// The fields that are numbers.
  private static let numbers: Set<Character> = ["y", "M", "d", "H", "h", "m", "s", "S"]

  private mutating func read(_ letter: Character, _ count: Int, isFixed: Bool) -> Bool {
    switch letter {
    case "M" where count > 2: return name(of: letter, among: CalendarDate.months, count)
    case "E", "c": return name(of: letter, among: CalendarDate.days, count)
    case "a": return name(of: letter, among: ["AM", "PM"], count)
    case "Z", "X", "x", "z": return zone()
    case _ where Self.numbers.contains(letter):
      let width = letter == "y" || letter == "S" ? max(4, count) : 2
      let digits = rest.prefix(isFixed ? count : width).prefix(while: \.isNumber)
      guard let number = Int(digits) else { return false }
      fields[letter] = letter == "y" && count == 2 ? 2000 + number % 100 : number
      rest = rest.dropFirst(digits.count)
      return true
    default: return take(String(repeating: letter, count: count))
    }
  }

  /// Reads one of `names`, or its first three letters if `count` is at most three.
  private mutating func name(of letter: Character, among names: [String], _ count: Int) -> Bool {
    for (index, name) in names.enumerated() {
      let written = count > 3 ? name : String(name.prefix(3))
      guard rest.prefix(written.count).lowercased() == written.lowercased() else { continue }
      fields[letter] = letter == "M" ? index + 1 : index
      rest = rest.dropFirst(written.count)
      return true
    }
    return false
  }

  /// Reads `Z`, `GMT` or `+02:00`.
  private mutating func zone() -> Bool {
    if take("Z") || take("GMT") || take("UTC") { return true }
    guard let sign = rest.first, sign == "+" || sign == "-" else { return false }
    let digits = rest.dropFirst().prefix { $0.isNumber || $0 == ":" }
    let number = digits.filter(\.isNumber)
    guard number.count == 4, let value = Int(number) else { return false }
    let minutes = value / 100 * 60 + value % 100
    fields["Z"] = sign == "-" ? -minutes : minutes
    rest = rest.dropFirst(1 + digits.count)
    return true
  }

  private mutating func take(_ text: String) -> Bool {
    guard rest.hasPrefix(text) else { return false }
    rest = rest.dropFirst(text.count)
    return true
  }

  private var seconds: Double? {
    let day = "\(fields["y"] ?? 2000)-\(fields["M"] ?? 1)-\(fields["d"] ?? 1)"
    var hour = fields["H"] ?? fields["h"] ?? 0
    if let half = fields["a"] { hour = hour % 12 + 12 * half }
    guard let start = CalendarDate.seconds(day), (0..<24).contains(hour),
      (0..<60).contains(fields["m"] ?? 0), (0..<60).contains(fields["s"] ?? 0)
    else { return nil }
    let minutes = hour * 60 + (fields["m"] ?? 0) - (fields["Z"] ?? 0)
    return start + Double(minutes * 60 + (fields["s"] ?? 0))
  }
}
