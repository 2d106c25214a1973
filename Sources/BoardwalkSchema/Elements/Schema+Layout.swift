extension Schema {
  /// Constraints, layout guides, insets, and variations.
  static let layout: [ElementSchema] = [
    ElementSchema("constraints"),
    ElementSchema(
      "constraint", class: "NSLayoutConstraint",
      attributes: [
        .reference("firstItem", broken: "Interface Builder cannot compile the constraint"),
        .choice("firstAttribute", of: LayoutAttribute.self),
        .choice("relation", of: ConstraintRelation.self),
        .reference("secondItem", broken: "Interface Builder cannot compile the constraint"),
        .choice("secondAttribute", of: LayoutAttribute.self), .multiplier("multiplier"),
        .priority("priority"), .number("constant"), .boolean("symbolic"), .boolean("placeholder"),
        .identifier, .word("type"), .word("symbolType"), .id, .userLabel,
      ],
      children: [
        .variation("heightClass=compact"), .variation("heightClass=compact-widthClass=compact"),
        .variation("heightClass=compact-widthClass=regular"), .variation("heightClass=regular"),
      ]),
    ElementSchema(
      "variation", alias: "when", title: "key",
      attributes: [.key, .fixedFrame, .number("constant"), .axis, .word("distribution")],
      children: [
        .child("mask", as: "constraints"), .frame, .child("mask", as: "subviews"), .fontDescription,
      ]),
    ElementSchema("mask", children: [.child("exclude"), .child("include")]),
    ElementSchema(
      "exclude",
      attributes: [.reference("reference", broken: "the variation has nothing to exclude")]),
    ElementSchema(
      "include",
      attributes: [.reference("reference", broken: "the variation has nothing to include")]),
    ElementSchema(
      "autoresizingMask",
      attributes: [
        .key, .flag("flexibleMinX"), .flag("widthSizable"), .flag("flexibleMaxX"),
        .flag("heightSizable"), .flag("flexibleMinY"), .flag("flexibleMaxY"),
      ]),
    ElementSchema("viewLayoutGuide", alias: "guide", role: "safeArea", attributes: [.key, .id]),
    ElementSchema(
      "viewControllerLayoutGuide", alias: "layoutGuide",
      attributes: [.word("type"), .id]),
    ElementSchema("layoutGuides"),
    ElementSchema("layoutGuide"),
    ElementSchema("userGuides"),
    ElementSchema("userLayoutGuide", rareAttributes: [.word("affinity"), .word("location")]),
    ElementSchema("priority", rareAttributes: [.number("horizontal"), .number("vertical")]),
    ElementSchema(
      "directionalEdgeInsets",
      attributes: [
        .key, .number("top"), .number("leading"), .number("bottom"), .number("trailing"),
      ]),
    ElementSchema(
      "edgeInsets",
      attributes: [.key, .number("top"), .number("left"), .number("bottom"), .number("right")]),
    ElementSchema(
      "inset",
      attributes: [.key, .number("minX"), .number("minY"), .number("maxX"), .number("maxY")]),
  ]
}
