import BoardwalkSchema

/// The reference page of a kind of object: its class, its text, its defaults, its attributes and
/// the roles of its children.
package struct KindPage: Sendable {
  /// The page, with lines of at most 94 columns.
  package let text: String

  /// The page of the objects that scenes call `word`; nil for an unknown kind.
  package init?(of word: String) {
    let kind = StatementKind.of(word)
    let element = kind.element(of: word)
    guard SceneWords.isKind(word), !kind.isBare else { return nil }
    let name = element == word ? word : "\(word) (element \(element))"
    text =
      name + "\n" + Self.section("Class", Self.classes(of: element))
      + Self.section("Text", Self.title(of: element))
      + Self.section("Role", kind.defaultRole.map { [$0] } ?? [])
      + Self.section("Defaults", Self.defaults(of: element))
      + Self.section("Attributes", Self.attributes(of: element))
      + Self.list("Values", Self.values(of: element))
      + Self.section("Roles inside", Self.parts(of: element))
      + Self.section("Examples", KindExamples.all[element] ?? [], apart: true)
  }

  /// All kinds that have a page, in alphabetical order.
  package static let kinds = SceneWords.allKinds.filter { KindPage(of: $0) != nil }

  private static func title(of element: String) -> [String] {
    if element == "button" { return ["title of the normal state"] }
    return Schema.titleAttributes[element].map { [$0] } ?? []
  }

  /// The attributes, the font and the parts that new objects have.
  private static func defaults(of element: String) -> [String] {
    let node = ElementNode(element)
    let attributes = DefaultAttributes.of(element, .file, hasMask: false, node).map { attribute in
      "\(attribute.name): \(Spelling.value(.plain(attribute.value)))"
    }
    let font = DefaultFonts.all[element].map { ["font: \(Spelling.value($0))"] } ?? []
    let parts = DefaultChildren.of(element, .file, ToolsVersion(nil), node).filter {
      $0.name == "nil"
    }
    return attributes + font + parts.map { "\(DefaultChildren.key(of: $0)): nil" }
  }

  /// The class of the objects of `element`, and its superclasses.
  private static func classes(of element: String) -> [String] {
    guard let name = Schema.classNames[element] else { return [] }
    return SystemClass.named(name)?.lineage ?? [name]
  }

  private static func attributes(of element: String) -> [String] {
    listed(of: element).map(\.name).sorted()
  }

  /// The attributes with a closed form, each with its possible values.
  private static func values(of element: String) -> [(name: String, words: [String])] {
    listed(of: element).sorted { $0.name < $1.name }.compactMap { attribute in
      attribute.form.values.map { (attribute.name, $0) }
    }
  }

  /// The attributes without those that scenes write in another form.
  private static func listed(of element: String) -> [AttributeSchema] {
    let excluded: Set<String> = ["key", "id", Schema.titleAttributes[element] ?? "key"]
    let schema = Schema.element(element)
    return ((schema?.attributes ?? []) + (schema?.rareAttributes ?? []))
      .filter { !excluded.contains($0.name) }
  }

  /// The roles of its children.
  private static func parts(of element: String) -> [String] {
    Set(ChildOrder.keys(in: element)).subtracting(["frame", element]).sorted()
  }

  /// A heading with `words` below it, one per line if they are `apart`; empty without words.
  private static func section(
    _ heading: String, _ words: [String], apart: Bool = false
  ) -> String {
    guard !words.isEmpty else { return "" }
    if apart { return "\n\(heading)\n" + words.map { "  \($0)\n" }.joined() }
    return "\n\(heading)\n" + wrapped(words, indentation: "  ")
  }

  /// A heading with a paragraph for each of `entries`; empty without entries.
  private static func list(
    _ heading: String, _ entries: [(name: String, words: [String])]
  ) -> String {
    guard !entries.isEmpty else { return "" }
    return "\n\(heading)\n"
      + entries.map { name, words in
        wrapped(["\(name): \(words[0])"] + words.dropFirst(), indentation: "  ", hanging: "    ")
      }.joined()
  }

  /// `words` with commas between them, in lines that begin with `indentation`; with `hanging` from
  /// the second on.
  private static func wrapped(
    _ words: [String], indentation: String, hanging: String? = nil
  ) -> String {
    var lines: [String] = []
    var line = indentation
    for (index, word) in words.enumerated() {
      let next = word + (index == words.count - 1 ? "" : ",")
      if index > 0, line.count + next.count > width {
        lines.append(line + "\n")
        line = hanging ?? indentation
      }
      line += (line.last == " " ? "" : " ") + next
    }
    return (lines + [line + "\n"]).joined()
  }

  private static let width = 94
}

extension ValueForm {
  /// The possible values; nil if every text is possible.
  fileprivate var values: [String]? {
    switch self {
    case .choice(let words): words
    case .boolean, .flag: ["yes", "no"]
    case .number, .scalar: ["a number"]
    case .numberOrInfinite: ["a number", "infinite"]
    case .priority: ["a number from 0 to 1000"]
    case .multiplier: ["a number", "a ratio", "a fraction"]
    case .image: ["the name of an image"]
    case .reference: ["the name of an object"]
    case .word, .identity, .text: nil
    }
  }
}
