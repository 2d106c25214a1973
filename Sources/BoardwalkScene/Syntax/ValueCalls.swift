import BoardwalkBase
import BoardwalkSchema

/// Values in the form of calls, with their arguments.
enum ValueCalls {
  /// The arguments of a call; those after `optional` may be omitted.
  private struct Form {
    let names: [String]
    var optional = 0

    var counts: ClosedRange<Int> { names.count - optional...names.count }
  }

  private static let forms = [
    "named": Form(names: ["name"]), "system": Form(names: ["name", "older name"], optional: 1),
  ]
  .merging(ColorText.components.mapValues { Form(names: $0 + ["alpha"], optional: 1) }) { $1 }
  .merging(Measures.sides.mapValues { Form(names: $0) }) { $1 }

  /// The names of the arguments of `name`, in order; nil if it is not a call.
  static func names(of name: String) -> [String]? { forms[name]?.names }

  /// Whether `name` is a call.
  static func isCall(_ name: String) -> Bool { forms[name] != nil }

  /// Attributes whose calls take special words, with these calls.
  private static let wordCalls = ["autoresizingMask": "flexible", "traits": "traits"]

  /// The error in a call of `name` with `arguments`.
  static func fault(
    of name: String, with arguments: [String], for attribute: String, at range: Range<Int>,
    whole: Range<Int>
  ) -> SyntaxError? {
    let count = arguments.count
    if attribute == "device" { return nil }
    if name == "system", attribute != "font", let size = arguments.first, Spelling.isNumber(size) {
      let isKnown = count == 1 || arguments.dropFirst() == ["bold"]
      return attribute == "NSFont" && isKnown
        ? nil : fontElsewhere(of: size, for: attribute, at: whole)
    }
    if let call = wordCalls[attribute] {
      guard name != call || count == 0 else { return nil }
      return SyntaxError("expected \(call)(...) with words in the parentheses", at: whole)
    }
    if attribute == "font", forms[name] == nil || name == "system" {
      return fontFault(of: name, with: count, at: whole)
    }
    guard let form = forms[name] else {
      guard let meant = Misspelling(name).closest(in: forms.keys.sorted()) else {
        if let part = part(attribute) {
          return SyntaxError(
            "this is an object, not a value; write in the braces \(part)", at: whole)
        }
        return SyntaxError(
          "unknown value '\(name)'; write one such as rgb(1, 0.5, 0) or named(\"Accent\")",
          at: range)
      }
      return SyntaxError(
        "unknown value '\(name)'; did you mean '\(meant)'?", at: range,
        suggestion: meant)
    }
    guard !form.counts.contains(count) else { return nil }
    let values = form.names.count == 1 ? "1 value" : "\(form.names.count) values"
    return SyntaxError(
      "\(name)(\(form.names.joined(separator: ", "))) takes \(values), not \(count)",
      at: whole)
  }

  /// A font of `size` in points in place of a color or an image.
  private static func fontElsewhere(
    of size: String, for attribute: String, at whole: Range<Int>
  ) -> SyntaxError {
    guard attribute.hasSuffix("Font") else {
      return SyntaxError("expected a name or a color such as .label, not a font", at: whole)
    }
    return SyntaxError(
      "this font is an object; write in the braces \(attribute): font, size: \(size), metaFont: "
        + "system",
      at: whole)
  }

  /// The notation of the part `role` if it is an object with its own attributes; nil for a color or
  /// measure.
  private static func part(_ role: String) -> String? {
    guard let kind = ChildOrder.kindsByKey[role]?.first, kind == role,
      let word = AttributeOrder.ranks[kind]?.sorted(by: { $0.value < $1.value }).first(where: {
        $0.key != "key"
      })?.key
    else { return nil }
    return Schema.booleanAttributes.contains(word) || kind.hasSuffix("Direction")
      ? "\(kind), \(word): yes" : "\(kind), \(word): VALUE"
  }

  private static func fontFault(
    of name: String, with count: Int, at whole: Range<Int>
  ) -> SyntaxError? {
    if name == "custom" {
      guard count != 3 else { return nil }
      return SyntaxError(
        "custom(name, family, size) takes 3 values, not \(count)", at: whole)
    }
    guard !(1...2).contains(count) else { return nil }
    return SyntaxError(
      "expected \(name)(size) or \(name)(size, weight), not \(count) values", at: whole)
  }
}
