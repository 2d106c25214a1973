import BoardwalkLanguage
import BoardwalkSource

/// The values that are no plain words, and what each takes.
enum ValueCalls {
  private static let arguments: [String: [String]] = [
    "rgb": ["red", "green", "blue", "alpha"], "calibratedRGB": ["red", "green", "blue", "alpha"],
    "deviceRGB": ["red", "green", "blue", "alpha"], "displayP3": ["red", "green", "blue", "alpha"],
    "white": ["white", "alpha"], "calibratedWhite": ["white", "alpha"],
    "deviceWhite": ["white", "alpha"], "named": ["name"], "point": ["x", "y"],
    "size": ["width", "height"], "rect": ["x", "y", "width", "height"],
    "inset": ["minX", "minY", "maxX", "maxY"],
    "edgeInsets": ["top", "left", "bottom", "right"],
    "directionalEdgeInsets": ["top", "leading", "bottom", "trailing"],
  ]

  /// Colours of the system, to find what was meant; others are taken on trust.
  private static let colors = [
    "labelColor", "secondaryLabelColor", "tertiaryLabelColor", "linkColor", "separatorColor",
    "systemBackgroundColor", "secondarySystemBackgroundColor", "systemGroupedBackgroundColor",
    "systemRedColor", "systemBlueColor", "systemGreenColor", "systemOrangeColor",
    "systemYellowColor", "systemGrayColor", "placeholderTextColor", "tintColor", "clearColor",
  ]

  /// What is wrong with a value that begins with a point.
  static func fault(
    of name: String, for attribute: String, at range: Range<Int>
  ) -> SyntaxError? {
    guard name.count > 1 else { return SyntaxError("write a name behind the point", at: range) }
    guard name != ".nil", !name.hasSuffix("Color"), attribute != "font" else { return nil }
    guard !(attribute == "mask" && name == ".none") else { return nil }
    return SyntaxError(
      "write a colour such as .labelColor: there is none called '\(name)'", at: range,
      suggestion: Misspelling(String(name.dropFirst())).closest(in: colors).map { "." + $0 })
  }

  /// What is wrong with a value called `name` that takes `count` others.
  static func fault(
    of name: String, with count: Int, for attribute: String, at range: Range<Int>,
    whole: Range<Int>
  ) -> SyntaxError? {
    if attribute == "mask", name == "mask" {
      guard count == 0 else { return nil }
      return SyntaxError("write what is flexible in the parentheses, or .none", at: whole)
    }
    if attribute == "font", arguments[name] == nil {
      guard name == "custom" ? count != 3 : !(1...2).contains(count) else { return nil }
      return SyntaxError(
        name == "custom"
          ? "write custom(name, family, size): it takes 3 values, not \(count)"
          : "write \(name)(size) or \(name)(size, weight), not \(count) values", at: whole)
    }
    guard let names = arguments[name] else {
      return SyntaxError(
        "write one of the known values: there is none called '\(name)'", at: range,
        suggestion: Misspelling(name).closest(in: arguments.keys.sorted() + ["mask"]))
    }
    guard names.count != count else { return nil }
    let form = "\(name)(\(names.joined(separator: ", ")))"
    let values = names.count == 1 ? "1 value" : "\(names.count) values"
    return SyntaxError("write \(form): it takes \(values), not \(count)", at: whole)
  }
}
