import BoardwalkSchema

/// What the scene language knows of one kind of object: what the text behind it says, what goes without
/// saying, and which attributes and parts real documents have.
package struct KindPage: Sendable {
  /// The page, in lines that fit a terminal.
  package let text: String

  /// The page of the objects that scenes call `word`; nil where no table knows that kind.
  package init?(of word: String) {
    let kind = Kind.of(word)
    let element = kind.element(of: word)
    guard SceneWords.isKind(word), !kind.isBare else { return nil }
    let name = element == word ? word : "\(word), which documents call \(element)"
    text =
      name + "\n" + Self.section("The text behind it", Self.title(of: element))
      + Self.section("It is", kind.usualKey.map { ["the \($0) of what it stands in"] } ?? [])
      + Self.section("Goes without saying", Self.usual(of: element))
      + Self.section("Attributes", Self.attributes(of: element))
      + Self.section("Parts", Self.parts(of: element))
      + Self.section("For example", KindExamples.all[element] ?? [], apart: true)
  }

  /// All kinds that have a page, in alphabetical order.
  package static let kinds = SceneWords.allKinds.filter { KindPage(of: $0) != nil }

  private static func title(of element: String) -> [String] {
    if element == "button" { return ["title of the normal state"] }
    return Schema.titleAttributes[element].map { [$0] } ?? []
  }

  /// The attributes, the font and the parts that new objects have.
  private static func usual(of element: String) -> [String] {
    let name = Vocabulary.name(element)
    let branch = Branch(name)
    let attributes = UsualAttributes.of(name, .file, hasMask: false, branch).map { attribute in
      "\(attribute.name): \(Spelling.value(.plain(attribute.value)))"
    }
    let font = UsualFonts.all[element].map { ["font: \(Spelling.value($0))"] } ?? []
    let parts = UsualChildren.of(name, .file, ToolsVersion(nil), branch).filter { $0.name == "nil" }
    return attributes + font + parts.map { "\(UsualChildren.key(of: $0)): nil" }
  }

  private static func attributes(of element: String) -> [String] {
    let ranks = AttributeOrder.ranks[element] ?? [:]
    let silent: Set<String> = ["key", "id", Schema.titleAttributes[element] ?? "key"]
    return ranks.keys.filter { !silent.contains($0) }.sorted()
  }

  /// What stands in its braces or behind it by the part that it plays.
  private static func parts(of element: String) -> [String] {
    Set(ChildOrder.keys(in: element)).subtracting(["frame", element]).sorted()
  }

  /// A heading and `words` below it, each on a line of its own if they stand `apart`; nothing where there are
  /// none.
  private static func section(
    _ heading: String, _ words: [String], apart: Bool = false
  ) -> String {
    guard !words.isEmpty else { return "" }
    if apart { return "\n\(heading)\n" + words.map { "  \($0)\n" }.joined() }
    var lines = ["\n\(heading)\n"]
    var line = ""
    for (index, word) in words.enumerated() {
      let next = word + (index == words.count - 1 ? "" : ",")
      if !line.isEmpty, line.count + next.count > width {
        lines.append("  \(line)\n")
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + next
    }
    return (lines + ["  \(line)\n"]).joined()
  }

  private static let width = 92
}
