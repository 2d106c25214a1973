import BoardwalkTree

/// What a document needs of the Interface Builder that opens it, as a version and words.
struct Dependencies {
  let plugIn: String

  /// What it needs beyond the usual, and which of the usual it does without, in the order of `words`.
  let marks: [String]

  private struct Capability {
    let word: String
    let name: String
    let tools: String
  }

  /// In the order in which documents list them: by name.
  private static let capabilities = [
    Capability(
      word: "alignedAttributes", name: "Alignment constraints with different attributes",
      tools: "5.1"),
    Capability(
      word: "firstBaselines", name: "Alignment constraints to the first baseline", tools: "6.0"),
    Capability(word: "aspectRatios", name: "Aspect ratio constraints", tools: "5.1"),
    Capability(word: "marginConstraints", name: "Constraints to layout margins", tools: "6.0"),
    Capability(word: "multipliers", name: "Constraints with non-1.0 multipliers", tools: "5.1"),
    Capability(word: "imageReferences", name: "Image references", tools: "12.0"),
    Capability(word: "namedColors", name: "Named colors", tools: "9.0"),
    Capability(
      word: "manyBarItems", name: "Navigation items with more than one left or right bar item",
      tools: "7.0"),
    Capability(word: "safeAreas", name: "Safe area layout guides", tools: "9.0"),
    Capability(word: "peekAndPop", name: "Segues with Peek and Pop", tools: "7.1"),
    Capability(word: "stackSpacing", name: "Stack View standard spacing", tools: "9.0"),
    Capability(
      word: "systemColors", name: "System colors in document resources", tools: "11.0"),
    Capability(
      word: "cellContentViews", name: "collection view cell content view", tools: "11.0"),
    Capability(
      word: "xcode8", name: "documents saved in the Xcode 8 format", tools: "8.0"),
  ]

  private static let noDeployment = "no-deployment"
  private static let beforeXcode8 = "no-xcode8"

  /// All marks.
  static let words =
    capabilities.map(\.word).filter { $0 != "xcode8" } + [noDeployment, beforeXcode8]

  init(plugIn: String, marks: [String]) {
    self.plugIn = plugIn
    self.marks = marks
  }

  /// What the element `dependencies` says; nil where words cannot say it.
  init?(_ element: Branch) {
    let children = element.branches
    guard let version = children.first(where: { $0.name == "plugIn" })?["version"] else {
      return nil
    }
    let names = Set(children.filter { $0.name == "capability" }.compactMap { $0["name"] })
    var marks = Self.capabilities.filter { $0.word != "xcode8" && names.contains($0.name) }
      .map(\.word)
    if children.first?.name != "deployment" { marks.append(Self.noDeployment) }
    if !names.contains("documents saved in the Xcode 8 format") {
      marks.append(Self.beforeXcode8)
    }
    self.init(plugIn: version, marks: marks)
    guard self.element == element else { return nil }
  }

  /// The element `dependencies`.
  var element: Branch {
    var children: [Branch] = []
    if !marks.contains(Self.noDeployment) {
      children.append(Branch("deployment", [Attribute("identifier", "iOS")]))
    }
    children.append(
      Branch(
        "plugIn",
        [
          Attribute("identifier", "com.apple.InterfaceBuilder.IBCocoaTouchPlugin"),
          Attribute("version", plugIn),
        ]))
    for capability in Self.capabilities {
      let isThere =
        capability.word == "xcode8"
        ? !marks.contains(Self.beforeXcode8) : marks.contains(capability.word)
      guard isThere else { continue }
      children.append(
        Branch(
          "capability",
          [Attribute("name", capability.name), Attribute("minToolsVersion", capability.tools)]))
    }
    return Branch("dependencies", [], children.map(Branch.Content.branch))
  }
}
