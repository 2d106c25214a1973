/// A constraint as Swift makes it: `a.topAnchor.constraint(equalTo: b.bottomAnchor, constant: 8)`.
struct AnchorCall {
  /// The same as a line of a scene: `a.top = b.bottom + 8`.
  let equation: String

  /// The call that `text` begins with; nil if it is not one, or if no statement has its meaning.
  init?(_ text: String) {
    guard let call = text.firstRange(of: ".constraint("),
      let first = Self.anchor(text[..<call.lowerBound]),
      let close = text[call.upperBound...].endOfParentheses
    else { return nil }
    let arguments = SwiftArgument.all(in: text[call.upperBound..<close])
    guard let relation = arguments.first, let sign = Self.sign(of: relation.label) else {
      return nil
    }
    let values = Dictionary(
      arguments.dropFirst().compactMap { argument in argument.label.map { ($0, argument.value) } },
      uniquingKeysWith: { first, _ in first })
    if relation.label?.hasSuffix("Constant") ?? false {
      guard Double(relation.value) != nil else { return nil }
      equation = "\(first) \(sign) \(relation.value)"
      return
    }
    guard let second = Self.anchor(relation.value[...]) else { return nil }
    let isStandard = relation.label?.contains("SystemSpacing") ?? false
    let factor = Self.factor(values["multiplier"])
    // A scene has no multiples of the standard spacing.
    guard factor == nil || !isStandard else { return nil }
    equation =
      "\(first) \(sign) \(second)" + (factor.map { " * \($0)" } ?? "")
      + (values["constant"].map(Self.constant) ?? "") + (isStandard ? " std" : "")
  }

  /// The equations of all calls in `text`; nil if there are none, or if one has no equation.
  static func equations(in text: String) -> [String]? {
    var equations: [String] = []
    var rest = text[...]
    while let call = rest.firstRange(of: ".constraint(") {
      guard let end = rest[call.upperBound...].endOfParentheses else { return nil }
      let start =
        rest[..<call.lowerBound].lastIndex { !($0.isLetter || $0.isNumber || "._!?".contains($0)) }
        .map(rest.index(after:)) ?? rest.startIndex
      guard let call = AnchorCall(String(rest[start..<end]) + ")") else { return nil }
      equations.append(call.equation)
      rest = rest[end...]
    }
    return equations.isEmpty ? nil : equations
  }

  /// `b.bottomAnchor` as a scene has it: `b.bottom`.
  private static func anchor(_ text: Substring) -> String? {
    var parts = text.filter { !"!? \t\n".contains($0) }.split(separator: ".").map(String.init)
    guard let last = parts.popLast(), last.hasSuffix("Anchor"), !parts.isEmpty else { return nil }
    if parts.count > 1, parts[0] == "self" { parts.removeFirst() }
    let side = String(last.dropLast("Anchor".count))
    switch parts.last {
    case "safeAreaLayoutGuide": return "safeArea.\(side)"
    case "layoutMarginsGuide":
      return parts.dropLast().last.map { "\($0).\(side)Margin" }
    default: return parts.last.map { "\($0).\(side)" }
    }
  }

  private static func sign(of label: String?) -> String? {
    guard let label else { return nil }
    if label.hasPrefix("equalTo") { return "=" }
    if label.hasPrefix("greaterThanOrEqualTo") { return ">=" }
    return label.hasPrefix("lessThanOrEqualTo") ? "<=" : nil
  }

  /// The multiplier `text`; nil without one and for 1.
  private static func factor(_ text: String?) -> String? {
    text.flatMap { Double($0) == 1 ? nil : $0 }
  }

  private static func constant(_ text: String) -> String {
    text.hasPrefix("-") ? " - \(text.dropFirst())" : " + \(text)"
  }
}
