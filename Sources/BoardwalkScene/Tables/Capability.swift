import BoardwalkDocument

/// A capability of Interface Builder that a document requires.
struct Capability: Sendable {
  /// The word in scenes.
  let word: String

  /// The name in documents.
  let name: String

  /// The first version that can do it.
  let tools: String

  /// The element that lists it.
  let element: ElementNode

  /// The elements that require it; empty if documents do not show it, or did not always list it.
  let requirements: [Requirement]

  /// An element that requires a capability, optionally only with an attribute.
  struct Requirement: Sendable {
    /// The name of the element.
    let element: String

    /// The attribute that it must have, and the value of that; nil if any will do.
    var attribute: String?
    var value: String?

    /// Whether `element`, which has this name, meets the condition.
    func isMet(by element: ElementNode) -> Bool {
      guard let attribute else { return true }
      return value.map { element[attribute] == $0 } ?? (element[attribute] != nil)
    }
  }

  private init(_ word: String, _ name: String, _ tools: String, by requirements: [Requirement] = [])
  {
    self.word = word
    absence = "no-" + word
    self.name = name
    self.tools = tools
    self.requirements = requirements
    element = ElementNode(
      "capability", [Attribute("name", name), Attribute("minToolsVersion", tools)])
  }

  /// The flag for its absence although it is required.
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
      by: [Requirement(element: "namedColor"), Requirement(element: "color", attribute: "name")]),
    Capability(
      "manyBarItems", "Navigation items with more than one left or right bar item", "7.0"),
    Capability(
      "safeAreas", "Safe area layout guides", "9.0", by: [Requirement(element: "viewLayoutGuide")]),
    Capability("peekAndPop", "Segues with Peek and Pop", "7.1"),
    Capability(
      "stackSpacing", "Stack View standard spacing", "9.0",
      by: [Requirement(element: "stackView", attribute: "spacingType", value: "standard")]),
    Capability(
      "systemColors", "System colors in document resources", "11.0",
      by: [Requirement(element: "systemColor")]),
    Capability(
      "cellContentViews", "collection view cell content view", "11.0",
      by: [Requirement(element: "collectionViewCellContentView")]),
    Capability(
      "xcode8", "documents saved in the Xcode 8 format", "8.0",
      by: [Requirement(element: "document")]),
  ]

  /// The capabilities that elements require, by element.
  private static let byElement: [String: [(requirement: Requirement, word: String)]] = {
    var result: [String: [(requirement: Requirement, word: String)]] = [:]
    for capability in all {
      for requirement in capability.requirements {
        result[requirement.element, default: []].append((requirement, capability.word))
      }
    }
    return result
  }()

  /// The words of the capabilities that `element` with its contents requires.
  static func needed(by element: ElementNode) -> Set<String> {
    var words: Set<String> = []
    collect(from: element, into: &words)
    return words
  }

  private static func collect(from element: ElementNode, into words: inout Set<String>) {
    for (requirement, word) in byElement[element.name] ?? [] where requirement.isMet(by: element) {
      words.insert(word)
    }
    for child in element.elements { collect(from: child, into: &words) }
  }
}
