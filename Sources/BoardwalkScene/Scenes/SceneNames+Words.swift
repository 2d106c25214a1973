/// What an object might be called, and which words may be names.
enum NameCandidates {
  /// What `branch` might be called, the best first; `property` is the outlet that leads to it.
  static func of(_ branch: Branch, property: String?) -> [String?] {
    if branch.name == "exit" { return ["exit"] }
    if branch.name == "constraint" {
      return [
        property, branch["identifier"], branch["firstAttribute"].map { $0 + "Constraint" },
      ]
    }
    return [
      property, SceneLift.isController(branch) ? branch["storyboardIdentifier"] : nil,
      branch["userLabel"], branch["customClass"].map(withoutEnding), branch["text"],
      branch["title"], branch.branches.first { $0.name == "state" }?["title"],
      branch["key"], branch.name,
    ]
  }

  /// `text` as a name in lower camel case; nil where too little is left, or too much.
  static func word(_ text: String) -> String? {
    guard text.utf8.count <= 30 else { return nil }
    let parts = text.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    guard let first = parts.first, let initial = first.first, initial.isLetter else { return nil }
    let head =
      first.allSatisfy(\.isUppercase)
      ? first.lowercased() : first.prefix(1).lowercased() + first.dropFirst()
    let name = head + parts.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return name.utf8.count > 1 && !reserved.contains(name) ? name : nil
  }

  /// Whether `text` can stand before the dot of an anchor.
  static func isName(_ text: String) -> Bool {
    Spelling.isWord(text) && !text.contains(".") && !text.contains("-") && !reserved.contains(text)
  }

  private static func withoutEnding(_ className: String) -> String {
    // What would be left is what every controller's view is called.
    if className == "ViewController" { return className }
    for ending in ["ViewController", "Controller"]
    where className.hasSuffix(ending) && className.count > ending.count {
      return String(className.dropLast(ending.count))
    }
    return className
  }

  /// Words that mean something in a constraint, or something else than an object.
  private static let reserved: Set<String> = [
    "self", "std", "firstResponder", "yes", "no", "unset", "nil",
    "leading", "trailing", "left", "right", "top", "bottom", "width", "height", "centerX",
    "centerY", "baseline", "firstBaseline", "lastBaseline", "leadingMargin", "trailingMargin",
    "leftMargin", "rightMargin", "topMargin", "bottomMargin", "centerXWithinMargins",
    "centerYWithinMargins",
  ]
}
