/// The text of a number in the style of a `NumberFormatter`.
struct FormattedNumber {
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
