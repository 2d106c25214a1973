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
  let element: ElementNode

  /// What needs it; empty if documents do not show it, or did not always list it.
  let needs: [Need]

  /// An element that needs something, if it is as said.
  struct Need: Sendable {
    /// What it is called.
    let element: String

    /// The attribute that it must have, and the value of that; nil if any will do.
    var attribute: String?
    var value: String?

    /// Whether `element`, which is called so, is meant.
    func isMet(by element: ElementNode) -> Bool {
      guard let attribute else { return true }
      return value.map { element[attribute] == $0 } ?? (element[attribute] != nil)
    }
  }

  private init(_ word: String, _ name: String, _ tools: String, by needs: [Need] = []) {
    self.word = word
    absence = "no-" + word
    self.name = name
    self.tools = tools
    self.needs = needs
    element = ElementNode(
      "capability", [Attribute("name", name), Attribute("minToolsVersion", tools)])
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
      by: [Need(element: "namedColor"), Need(element: "color", attribute: "name")]),
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
  private static let byElement: [String: [(need: Need, word: String)]] = {
    var result: [String: [(need: Need, word: String)]] = [:]
    for capability in all {
      for need in capability.needs {
        result[need.element, default: []].append((need, capability.word))
      }
    }
    return result
  }()

  /// The words of those that `element`, or anything inside it, needs.
  static func needed(by element: ElementNode) -> Set<String> {
    var words: Set<String> = []
    collect(from: element, into: &words)
    return words
  }

  private static func collect(from element: ElementNode, into words: inout Set<String>) {
    for (need, word) in byElement[element.name] ?? [] where need.isMet(by: element) {
      words.insert(word)
    }
    for child in element.elements { collect(from: child, into: &words) }
  }
}
