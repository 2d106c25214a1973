extension Schema {
  /// The structure of a document, its dependencies, and its resources.
  static let documents: [ElementSchema] = [
    ElementSchema(
      "document",
      attributes: [
        .word("type"), .word("version").default("3.0"), .word("toolsVersion"),
        .word("systemVersion"), .word("targetRuntime").default("iOS.CocoaTouch"),
        .word("propertyAccessControl").default("none"), .boolean("useAutolayout").default("YES"),
        .boolean("launchScreen"), .boolean("useTraitCollections").default("YES"),
        .boolean("useSafeAreas").default("YES"), .boolean("colorMatched").default("YES"),
        .reference("initialViewController", broken: "the app launches into a black screen"),
      ],
      rareAttributes: [.word("variant")],
      children: [
        .child("device"), .child("accessibilityOverrides"), .child("dependencies"),
        .child("customFonts", as: "customFonts"), .child("scenes"), .child("objects"),
        .child("inferredMetricsTieBreakers"), .tintColor, .child("classes"), .child("designables"),
        .child("resources"), .child("simulatedMetricsContainer", as: "defaultSimulatedMetrics"),
      ]),
    ElementSchema(
      "device",
      attributes: [
        .word("id"), .word("orientation").default("portrait"), .word("layout"),
        .word("appearance").default("light"),
      ]),
    ElementSchema("adaptation"),
    ElementSchema(
      "accessibilityOverrides",
      rareAttributes: [.word("dynamicTypePreference"), .word("isEnabled")]),
    ElementSchema("dependencies"),
    ElementSchema(
      "deployment",
      attributes: [.word("defaultVersion"), .word("version"), .identifier.default("iOS")]),
    ElementSchema("development", attributes: [.word("defaultVersion"), .identifier]),
    ElementSchema(
      "plugIn", noun: "plug-in", title: "version",
      attributes: [
        .identifier.default("com.apple.InterfaceBuilder.IBCocoaTouchPlugin"), .word("version"),
      ]),
    ElementSchema(
      "capability", title: "name",
      attributes: [.word("name"), .word("minToolsVersion")]),
    ElementSchema("scenes"),
    ElementSchema(
      "scene",
      rareAttributes: [.word("sceneID")],
      children: [.child("objects"), .canvasLocation]),
    ElementSchema("sceneDock"),
    ElementSchema("objects"),
    ElementSchema(
      "placeholder", title: "placeholderIdentifier",
      attributes: [
        .word("placeholderIdentifier"), .id, .userLabel, .customClass, .sceneMemberID,
        .customModule, .customModuleProvider,
      ],
      children: [.connections, .userComments]),
    ElementSchema("filesOwner", attributes: [.id]),
    ElementSchema("firstResponder", attributes: [.id]),
    ElementSchema(
      "customObject", class: "NSObject",
      attributes: [.id, .userLabel, .customClass, .customModule, .customModuleProvider]),
    ElementSchema(
      "exit",
      attributes: [.id, .userLabel.default("Exit"), .sceneMemberID.default("exit")]),
    ElementSchema("customFonts", children: [.child("array"), .child("mutableArray")]),
    ElementSchema("inferredMetricsTieBreakers"),
    ElementSchema("resources"),
    ElementSchema(
      "image", title: "name",
      attributes: [.word("name"), .catalog, .number("width"), .number("height")]),
    ElementSchema("namedColor", title: "name", attributes: [.word("name")]),
    ElementSchema("systemColor", title: "name", attributes: [.word("name")]),
    ElementSchema("classes"),
    ElementSchema(
      "class",
      attributes: [.word("className"), .word("superclassName")],
      children: [.child("source", as: "sourceIdentifier"), .child("relationships")]),
    ElementSchema("relationships"),
    ElementSchema(
      "relationship",
      attributes: [.word("kind"), .word("name"), .word("candidateClass")]),
    ElementSchema("source", attributes: [.key, .word("type"), .word("relativePath")]),
    ElementSchema("designables"),
    ElementSchema(
      "designable",
      rareAttributes: [.reference("name")],
      rareChildren: [.size("intrinsicContentSize")]),
    ElementSchema("metadata"),
    ElementSchema("options"),
  ]
}
