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
    if branch.name == "viewControllerLayoutGuide" {
      return [property, branch["type"].map { $0 + "LayoutGuide" }, branch.name]
    }
    return [
      property, SceneLift.isController(branch) ? branch["storyboardIdentifier"] : nil,
      branch["userLabel"], branch["customClass"].map(classWord), branch["text"],
      branch["title"], branch.branches.first { $0.name == "state" }?["title"],
      branch["key"], branch.name,
    ]
  }

  /// `text` as a name in lower camel case; nil where too little is left, or too much.
  static func word(_ text: String) -> String? {
    guard text.utf8.count <= 30 else { return nil }
    let parts = text.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    guard let first = parts.first, let initial = first.first, initial.isLetter else { return nil }
    let further = parts.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
    let name = beginningLower(first) + further.joined()
    return name.utf8.count > 1 && !reserved.contains(name) ? name : nil
  }

  /// Whether `text` can stand before the dot of an anchor.
  static func isName(_ text: String) -> Bool {
    Spelling.isWord(text) && !text.contains(".") && !text.contains("-") && !reserved.contains(text)
  }

  /// `word` with its first capital letter, or all of those that it begins with as an abbreviation
  /// does, in lower case: `urlField` for `URLField`.
  private static func beginningLower(_ word: Substring) -> String {
    let capitals = word.prefix(while: \.isUppercase)
    let rest = word.dropFirst(capitals.count)
    // The last capital of several begins the next word, if anything of that follows.
    let isFollowed = rest.first?.isLetter ?? false
    let count = isFollowed && capitals.count > 1 ? capitals.count - 1 : capitals.count
    return word.prefix(count).lowercased() + word.dropFirst(count)
  }

  /// The part of `className` that tells its objects from others.
  private static func classWord(_ className: String) -> String {
    // UIKit's own classes are called after what they are.
    if className.hasPrefix("UI"), className.dropFirst(2).first?.isUppercase == true {
      return String(className.dropFirst(2))
    }
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
