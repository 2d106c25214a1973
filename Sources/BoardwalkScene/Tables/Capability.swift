import BoardwalkTree

/// Something that an Interface Builder must be able to do to open a document.
struct Capability: Sendable {
  /// What scenes call it.
  let word: String

  /// What documents call it.
  let name: String

  /// The first version that can do it.
  let tools: String

  /// The elements that may need it.
  private let elements: Set<String>

  /// Whether one of them does; nil where documents do not show it, or did not always list it.
  let isNeeded: (@Sendable (Branch) -> Bool)?

  private init(
    _ word: String, _ name: String, _ tools: String, by elements: Set<String> = [],
    isNeeded: (@Sendable (Branch) -> Bool)? = nil
  ) {
    self.word = word
    self.name = name
    self.tools = tools
    self.elements = elements
    self.isNeeded = isNeeded
  }

  /// The mark that says that it is missing though it is needed.
  var absence: String { "no-" + word }

  /// In the order in which documents list them: by name.
  static let all = [
    Capability(
      "alignedAttributes", "Alignment constraints with different attributes", "5.1"),
    Capability("firstBaselines", "Alignment constraints to the first baseline", "6.0"),
    Capability("aspectRatios", "Aspect ratio constraints", "5.1"),
    Capability("marginConstraints", "Constraints to layout margins", "6.0"),
    Capability("multipliers", "Constraints with non-1.0 multipliers", "5.1"),
    Capability("imageReferences", "Image references", "12.0"),
    Capability("namedColors", "Named colors", "9.0", by: ["namedColor", "color"]) {
      $0.name == "namedColor" || $0.name == .color && $0["name"] != nil
    },
    Capability(
      "manyBarItems", "Navigation items with more than one left or right bar item", "7.0"),
    Capability("safeAreas", "Safe area layout guides", "9.0", by: ["viewLayoutGuide"]) { _ in
      true
    },
    Capability("peekAndPop", "Segues with Peek and Pop", "7.1"),
    Capability("stackSpacing", "Stack View standard spacing", "9.0", by: ["stackView"]) {
      $0["spacingType"] == "standard"
    },
    Capability(
      "systemColors", "System colors in document resources", "11.0", by: ["systemColor"]
    ) { _ in true },
    Capability(
      "cellContentViews", "collection view cell content view", "11.0",
      by: ["collectionViewCellContentView"]
    ) { _ in true },
    Capability("xcode8", "documents saved in the Xcode 8 format", "8.0", by: ["document"]) { _ in
      true
    },
  ]

  /// Those that elements may need, by these.
  private static let byElement: NameMap<[Capability]> = {
    var result: [String: [Capability]] = [:]
    for capability in all {
      for element in capability.elements { result[element, default: []].append(capability) }
    }
    return NameMap(result)
  }()

  /// The words of those that `document`, or anything inside it, needs.
  static func needed(by document: Branch) -> Set<String> {
    var words: Set<String> = []
    note(document, byElement, in: &words)
    return words
  }

  private static func note(
    _ branch: Branch, _ byElement: NameMap<[Capability]>, in words: inout Set<String>
  ) {
    if byElement.has(branch.name), let capabilities = byElement[branch.name] {
      for capability in capabilities where capability.isNeeded?(branch) ?? false {
        words.insert(capability.word)
      }
    }
    guard !branch.contents.isEmpty else { return }
    branch.contents.lendBranches { note($0, byElement, in: &words) }
  }

  /// The element that lists it.
  var element: Branch {
    Branch("capability", [Attribute(.name, name), Attribute("minToolsVersion", tools)])
  }
}
