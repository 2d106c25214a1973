import BoardwalkBase

/// The layout properties of a view beyond its frame and its constraints.
package struct LayoutContent: ArchivedContent {
  /// The role of a view for the object that refers to it by a key.
  package enum Role: Sendable, Hashable {
    /// Nothing: it is one of several.
    case none

    /// A controller's own view.
    case view

    /// The content view of a cell or visual effect.
    case contentView

    /// The footer of a collection's section.
    case sectionFooter

    /// Another role, such as a title view.
    case other
  }

  /// A length in place of the one that a view's content asks for.
  package enum IntrinsicLength: Sendable, Hashable {
    /// The content asks for none.
    case none

    /// A number of points.
    case points(Double)
  }

  /// The layout direction of its contents.
  package enum SemanticAttribute: String, Sendable, Hashable {
    case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
  }

  /// The verification of ambiguity that the author selected.
  package enum AmbiguityVerification: String, Sendable, Hashable {
    case off, ignoreSizes, positionOnly
  }

  /// Its role in its owner.
  package var role: Role

  /// Whether an attribute or variation hides it; nil for the template's value.
  package let isHidden: Bool?

  /// Whether its frame counts more than its constraints.
  package let hasFixedFrame: Bool

  /// Whether constraints determine its frame.
  package var usesConstraints: Bool

  /// The semantic content attribute.
  package let semanticAttribute: SemanticAttribute

  /// The placeholder for the intrinsic width on Interface Builder's canvas.
  package let placeholderWidth: IntrinsicLength?

  /// The placeholder for the intrinsic height on Interface Builder's canvas.
  package let placeholderHeight: IntrinsicLength?

  /// The content priorities.
  package let priorities: ContentPriorities

  /// Its layout margins.
  package let margins: MarginContent

  /// The autoresizing mask; nil if none is written.
  package var resizing: ResizingContent?

  /// The layout guides that constraints can name.
  package let guides: [GuideContent]

  /// Whether Interface Builder marks it as misplaced.
  package let isMisplaced: Bool

  /// Whether Interface Builder marks it as ambiguous.
  package let isAmbiguous: Bool

  /// The ambiguities that are reported; nil for all.
  package let verifiedAmbiguity: AmbiguityVerification?

  /// Whether it has a freeform size on the canvas.
  package let isFreeform: Bool

  /// The size of a collection's cell on the canvas, in points; nil for that of its layout.
  package let customSize: LayoutSize?

  /// Its simulated metrics.
  package let simulatedMetrics: SimulatedMetrics

  /// Decodes `element`.
  package init(_ element: ArchivedElement) {
    role = Role(key: element["key"])
    isHidden = element["hidden"].map { _ in element.flag("hidden") == true }
    hasFixedFrame = element.flag("fixedFrame") == true
    usesConstraints = element.flag("translatesAutoresizingMaskIntoConstraints") == false
    semanticAttribute = element.word("semanticContentAttribute") ?? .unspecified
    placeholderWidth = IntrinsicLength(written: element["placeholderIntrinsicWidth"])
    placeholderHeight = IntrinsicLength(written: element["placeholderIntrinsicHeight"])
    priorities = ContentPriorities(element)
    margins = MarginContent(element)
    resizing = element.child("autoresizingMask").map(ResizingContent.init)
    guides = element.children.filter { $0.name == "viewLayoutGuide" }.compactMap(GuideContent.init)
    isMisplaced = element.flag("misplaced") == true
    isAmbiguous = element.flag("ambiguous") == true
    verifiedAmbiguity = element.word("verifyAmbiguity")
    isFreeform = element.child("freeformSimulatedSizeMetrics") != nil
    customSize = element.child("size", key: "customSize")?.size
    simulatedMetrics = SimulatedMetrics(element)
  }

  /// Whether its author has it read from left to right in every language.
  package var keepsDirection: Bool {
    switch semanticAttribute {
    case .forceLeftToRight, .playback, .spatial: true
    case .unspecified, .forceRightToLeft: false
    }
  }
}

extension LayoutContent.Role {
  /// The role that documents write as `key`.
  fileprivate init(key: String?) {
    switch key {
    case nil: self = .none
    case "view": self = .view
    case "contentView": self = .contentView
    case .some(let key): self = key.contains("ooter") ? .sectionFooter : .other
    }
  }
}

extension LayoutContent.IntrinsicLength {
  /// The length `written`; a word such as `infinite` is none.
  fileprivate init?(written: String?) {
    guard let written else { return nil }
    self = Double(written).flatMap { $0.isFinite ? .points($0) : nil } ?? .none
  }

  /// The length in points; nil for none.
  package var points: Double? { if case .points(let points) = self { points } else { nil } }
}
