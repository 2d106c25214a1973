import BoardwalkDocument

/// Something that an Interface Builder must be able to do to open a document.
struct Capability: Sendable {
  /// What scenes call it.
  let word: String

  /// What documents call it.
  let name: String

  /// The first version that can do it.
  let tools: String

  /// The element that lists it.
  let element: Branch

  /// What needs it; empty where documents do not show it, or did not always list it.
  let needs: [Need]

  /// An element that needs something, if it is as said.
  struct Need: Sendable {
    /// What it is called.
    let element: String

    /// The attribute that it must have, and the value of that; nil where any will do.
    var attribute: Name?
    var value: String?

    /// Whether an element called so whose attributes have these values is meant.
    func isFor(_ valueOf: (Name) -> String?) -> Bool {
      guard let attribute else { return true }
      return value.map { valueOf(attribute) == $0 } ?? (valueOf(attribute) != nil)
    }
  }

  private init(_ word: String, _ name: String, _ tools: String, by needs: [Need] = []) {
    self.word = word
    absence = "no-" + word
    self.name = name
    self.tools = tools
    self.needs = needs
    // The vocabulary has words of this table, and so cannot be asked here.
    element = Branch("capability", [Attribute(.name, name), Attribute("minToolsVersion", tools)])
  }

  /// The mark that says that it is missing though it is needed.
  let absence: String

  /// In the order in which documents list them: by name.
  static let all = [
    Capability(
      "alignedAttributes", "Alignment constraints with different attributes", "5.1"),
    Capability("firstBaselines", "Alignment constraints to the first baseline", "6.0"),
    Capability("aspectRatios", "Aspect ratio constraints", "5.1"),
    Capability("marginConstraints", "Constraints to layout margins", "6.0"),
    Capability("multipliers", "Constraints with non-1.0 multipliers", "5.1"),
    Capability("imageReferences", "Image references", "12.0"),
    Capability(
      "namedColors", "Named colors", "9.0",
      by: [Need(element: "namedColor"), Need(element: "color", attribute: .name)]),
    Capability(
      "manyBarItems", "Navigation items with more than one left or right bar item", "7.0"),
    Capability(
      "safeAreas", "Safe area layout guides", "9.0", by: [Need(element: "viewLayoutGuide")]),
    Capability("peekAndPop", "Segues with Peek and Pop", "7.1"),
    Capability(
      "stackSpacing", "Stack View standard spacing", "9.0",
      by: [Need(element: "stackView", attribute: "spacingType", value: "standard")]),
    Capability(
      "systemColors", "System colors in document resources", "11.0",
      by: [Need(element: "systemColor")]),
    Capability(
      "cellContentViews", "collection view cell content view", "11.0",
      by: [Need(element: "collectionViewCellContentView")]),
    Capability(
      "xcode8", "documents saved in the Xcode 8 format", "8.0", by: [Need(element: "document")]),
  ]

  /// What needs which of them, by the elements.
  private static let byElement: NameMap<[(need: Need, word: String)]> = {
    var result: [String: [(need: Need, word: String)]] = [:]
    for capability in all {
      for need in capability.needs {
        result[need.element, default: []].append((need, capability.word))
      }
    }
    return NameMap(result)
  }()

  /// Adds the words of those that an element called `name`, whose attributes have these values, needs to
  /// `words`.
  static func note(_ name: Name, in words: inout Set<String>, _ valueOf: (Name) -> String?) {
    guard byElement.has(name), let needs = byElement[name] else { return }
    for (need, word) in needs where need.isFor(valueOf) { words.insert(word) }
  }

  /// The words of those that `document`, or anything inside it, needs.
  static func needed(by document: Branch) -> Set<String> {
    var words: Set<String> = []
    note(document, in: &words)
    return words
  }

  /// Adds the words of those that `branch`, or anything inside it, needs to `words`.
  static func note(_ branch: Branch, in words: inout Set<String>) {
    note(branch.name, in: &words) { branch[$0] }
    guard !branch.contents.isEmpty else { return }
    branch.contents.lendBranches { note($0, in: &words) }
  }
}
