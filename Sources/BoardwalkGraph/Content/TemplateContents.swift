import BoardwalkDocument

// Values of templates with little unmodeled content.

extension TableTemplate.Section {
  /// Its id in the document.
  package var id: String? { rest?["id"] }
}

extension ReferenceTemplate {
  /// The name by which code instantiates it.
  package var storyboardIdentifier: String? { rest?["storyboardIdentifier"] }
}

extension BarButtonItemTemplate {
  /// The tint color.
  package var tintColor: ColorValue? { rest?.color("tintColor") }
}

extension ResourceTemplate {
  /// Whether it is an image.
  package var isImage: Bool { kind == "image" }

  /// Whether it is one of the system's symbols.
  package var isSystemSymbol: Bool { isImage && rest?["catalog"] == "system" }
}

extension ConstraintTemplate {
  /// Whether its constant is the system spacing between anchors, regardless of the written number.
  package var usesSystemSpacing: Bool { rest?["symbolType"] == "layoutAnchor" }
}

extension RuntimeAttributeTemplate {
  /// The first number in its value.
  package var number: Double? { value.flatMap(Double.init) ?? element?.firstNumber }

  /// Its value as a color.
  package var color: ColorValue? { element?.colorValue }
}

extension ArchivedElement {
  /// The number in an attribute or in its text.
  fileprivate var firstNumber: Double? {
    self["value"].flatMap(Double.init) ?? children.lazy.compactMap(\.firstNumber).first
      ?? text.flatMap { Double($0.filter { !$0.isWhitespace }) }
  }
}
