import BoardwalkBase
import BoardwalkSchema

/// The candidates for an object's name, and the words that are valid names.
enum NameCandidates {
  /// Candidates for the name of `element`, the best first. `arrival` is the property of the outlet
  /// or the identifier of the segue to it; `isOnly` is true if no other element has its kind.
  static func of(_ element: ElementNode, arrival: String?, isOnly: Bool) -> [String?] {
    switch element.name {
    case "exit": return ["exit"]
    case "constraint":
      return [arrival, element["identifier"], element["firstAttribute"].map { $0 + "Constraint" }]
    case "viewControllerLayoutGuide":
      return [arrival, element["type"].map { $0 + "LayoutGuide" }, element.name]
    case "placeholder" where element["placeholderIdentifier"] == "IBFilesOwner": return ["owner"]
    default: break
    }
    let kind =
      element.name == "collectionViewCellContentView"
      ? "contentView" : Schema.aliases[element.name] ?? element.name
    if SceneLift.isController(element) { return ofController(element, arrival: arrival) }
    return [
      arrival, element["userLabel"], element["customClass"].flatMap(classWord),
      element["text"].flatMap(beginning), element["title"].flatMap(beginning),
      element.elements.first { $0.name == "state" }?["title"].flatMap(beginning),
      element["placeholder"].flatMap(beginning), element["key"].flatMap { $0 == kind ? nil : $0 },
      isOnly || element["key"] == "view" ? kind : short(kind),
    ]
  }

  /// A name for one of several objects of a `kind`, without repetition.
  private static func short(_ kind: String) -> String {
    if kind == "view" { return "container" }
    return kind.hasSuffix("View") ? String(kind.dropLast(4)) : kind
  }

  /// Controllers are named by what identifies them in code, then by their visible texts.
  private static func ofController(_ element: ElementNode, arrival: String?) -> [String?] {
    let items = element.elements.filter { $0.name == "navigationItem" || $0.name == "tabBarItem" }
    return [
      element["storyboardIdentifier"], element["userLabel"],
      element["customClass"].flatMap(classWord),
      element["referencedIdentifier"], element["storyboardName"], element["title"],
    ] + items.map { $0["title"] } + [arrival, kinds[element.name] ?? element.name]
  }

  /// The names of controllers without any identification; the kind would be repetitive.
  private static let kinds = [
    "viewController": "controller", "tableViewController": "table",
    "collectionViewController": "collection", "navigationController": "navigation",
    "tabBarController": "tabs", "splitViewController": "split", "pageViewController": "pages",
    "viewControllerPlaceholder": "storyboard",
  ]

  /// `text` as a name in lower camel case; nil if too little is left, or too much.
  static func word(_ text: String) -> String? {
    guard text.utf8.count <= 40 else { return nil }
    let parts = text.split { !($0.isASCII && ($0.isLetter || $0.isNumber || $0 == "'")) }
    guard let first = parts.first, let initial = first.first, initial.isLetter else { return nil }
    let further = parts.dropFirst().map(\.firstUppercased)
    let name = (beginningLower(first) + further.joined()).filter { $0 != "'" }
    return name.utf8.count > 1 && !reserved.contains(name) ? name : nil
  }

  /// The first words of a longer visible `text`; nil if they could be taken for a value or a
  /// reserved name.
  private static func beginning(_ text: String) -> String? {
    let words =
      text.utf8.count > 24
      ? text.split(whereSeparator: \.isWhitespace).prefix(3).joined(separator: " ") : text
    return word(words).flatMap { misleading.contains($0) ? nil : $0 }
  }

  /// Words of labels that must not be references, as in `detailTextLabel: off`.
  private static let misleading: Set<String> = [
    "on", "off", "true", "false", "none", "default", "automatic", "never", "always", "view", "exit",
    "safeArea", "keyboard", "contentView",
  ]

  /// Whether `text` can precede the dot of an anchor.
  static func isName(_ text: String) -> Bool {
    Spelling.isWord(text) && !text.contains(".") && !text.contains("-") && !reserved.contains(text)
  }

  /// `word` with its first capital letter, or the capitals of its leading abbreviation, in lower
  /// case: `urlField` for `URLField`.
  private static func beginningLower(_ word: Substring) -> String {
    let capitals = word.prefix(while: \.isUppercase)
    let rest = word.dropFirst(capitals.count)
    // The last of several capitals begins the next word, if letters follow.
    let isFollowed = rest.first?.isLetter ?? false
    let count = isFollowed && capitals.count > 1 ? capitals.count - 1 : capitals.count
    return word.prefix(count).lowercased() + word.dropFirst(count)
  }

  /// The distinctive part of `className`; nil if there is none.
  private static func classWord(_ className: String) -> String? {
    // UIKit's classes are named by their kind.
    if className.hasPrefix("UI"), className.dropFirst(2).first?.isUppercase == true {
      return String(className.dropFirst(2))
    }
    for ending in endings where className.hasSuffix(ending) {
      return className.count > ending.count ? String(className.dropLast(ending.count)) : nil
    }
    return className
  }

  /// The suffixes of controller classes, the longest first.
  private static let endings = [
    "CollectionViewController", "TableViewController", "ViewController", "Controller",
  ]

  /// Words with a meaning in a constraint, or for something other than an object.
  private static let reserved: Set<String> = [
    "self", "std", "firstResponder", "yes", "no", "absent", "nil",
    "leading", "trailing", "left", "right", "top", "bottom", "width", "height", "centerX",
    "centerY", "baseline", "firstBaseline", "lastBaseline", "leadingMargin", "trailingMargin",
    "leftMargin", "rightMargin", "topMargin", "bottomMargin", "centerXWithinMargins",
    "centerYWithinMargins",
  ]
}
