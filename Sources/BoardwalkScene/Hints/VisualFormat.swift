/// Constraints in UIKit's visual format: `H:|-16-[a]-8-[b]|`.
struct VisualFormat {
  /// The equivalent constraints, with `view` as the superview; empty if it has no distances.
  let equations: [String]

  /// The visual format `text`, with or without quotes; nil if it is not one.
  init?(_ text: String) {
    let plain = text.filter { !$0.isWhitespace && $0 != "\"" }
    let isVertical = plain.hasPrefix("V:")
    let format = isVertical || plain.hasPrefix("H:") ? plain.dropFirst(2) : plain[...]
    guard let first = format.first, "|[".contains(first), let last = format.last,
      "|])-".contains(last), format.contains("[")
    else { return nil }
    let (start, end) = isVertical ? ("top", "bottom") : ("leading", "trailing")
    var equations: [String] = []
    // The previous item, and the distance to it.
    var previous: String?
    var gap = ""
    var rest = format
    while let sign = rest.popFirst() {
      switch sign {
      case "|" where previous == nil: previous = "view.\(start)"
      case "|":
        if let anchor = previous, let sum = Self.sum(gap, "-") {
          equations.append("\(anchor) = view.\(end)\(sum)")
        }
      case "[":
        let item = rest.prefix { $0 != "]" }
        rest = rest.dropFirst(item.count + 1)
        let name = item.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        guard !name.isEmpty else { return nil }
        if let previous, let sum = Self.sum(gap, "+") {
          equations.append("\(name).\(start) = \(previous)\(sum)")
        }
        previous = "\(name).\(end)"
        gap = ""
      default: gap.append(sign)
      }
    }
    self.equations = equations
  }

  /// The constant for the symbols between two items: none, the standard space, or a number; nil for
  /// other symbols.
  private static func sum(_ gap: String, _ sign: String) -> String? {
    if gap.isEmpty { return "" }
    let number = gap.filter { !"-()".contains($0) }
    if number.isEmpty { return " std" }
    return Double(number) == nil ? nil : " \(sign) \(number)"
  }
}
