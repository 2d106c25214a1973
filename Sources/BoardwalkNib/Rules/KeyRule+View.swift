extension KeyRule {
  /// The keys of all views.
  static let view: [KeyRule] = [
    KeyRule("UIBounds", .computed(.bounds), samples: 30647),
    KeyRule("UICenter", .computed(.center), samples: 30739),
    KeyRule("UISubviews", .computed(.subviews), samples: 7272),
    KeyRule("UIBackgroundColor", .color("backgroundColor"), samples: 9042),
    KeyRule("UIDeepDrawRect", .constant(.bool(true)), since: .xcode8, samples: 4099),
    .flag("UIOpaque", "opaque", standard: true, writes: true, samples: 13664),
    .flag("UIHidden", "hidden", standard: false, writes: true, samples: 1895),
    KeyRule(
      "UIUserInteractionDisabled",
      .flag("userInteractionEnabled", standard: true, isSet: false, writes: true), samples: 10915),
    .flag(
      "UIMultipleTouchEnabled", "multipleTouchEnabled", standard: false, writes: true, samples: 3622
    ),
    KeyRule(
      "UIClearsContextBeforeDrawing",
      .flag("clearsContextBeforeDrawing", standard: true, isSet: false, writes: false), samples: 36),
    .flag(
      "UIAutoresizeSubviews", "autoresizesSubviews", standard: true, writes: true, samples: 30867),
    KeyRule("UIAutoresizingMask", .computed(.autoresizingMask), samples: 23360),
    KeyRule(
      "UIContentMode",
      .word("contentMode", .contentMode, standard: "scaleToFill", omitted: "scaleToFill"),
      samples: 10424),
    .flag("UIClipsToBounds", "clipsSubviews", standard: false, writes: true, samples: 6208),
    KeyRule("UITag", .integer("tag", standard: 0, omitted: 0), samples: 273),
    KeyRule("UIAlpha", .float("alpha", standard: 1, omitted: 1), samples: 190),
    KeyRule("UITintColor", .color("tintColor"), samples: 2111),
    KeyRule(
      "UIViewDoesNotTranslateAutoresizingMaskIntoConstraints",
      .computed(.translatesAutoresizingMask), samples: 20848),
    KeyRule("UIViewAutolayoutConstraints", .computed(.constraints), samples: 17581),
    KeyRule("UIViewContentHuggingPriority", .priorities(.hugging), samples: 12888),
    KeyRule(
      "UIViewContentCompressionResistancePriority", .priorities(.compressionResistance),
      samples: 1789),
    KeyRule(
      "UIViewInsetsLayoutMarginsFromSafeArea",
      .mark("insetsLayoutMarginsFromSafeArea", standard: true, isSet: false, writes: .int8(0)),
      since: .xcode9, samples: 105),
    .flag(
      "UIViewPreservesSuperviewMargins", "preservesSuperviewLayoutMargins", standard: false,
      writes: true, samples: 12),
    KeyRule(
      "UIViewPreservesSpecificSuperviewMargins",
      .mark("preservesSuperviewLayoutMargins", standard: false, isSet: true, writes: .int8(15)),
      samples: 12),
    .flag(
      "UIViewLayoutMarginsFollowReadableWidth", "layoutMarginsFollowReadableWidth", standard: false,
      writes: true, samples: 5),
    KeyRule("UIViewLayoutMargins", .computed(.layoutMargins), samples: 16),
    KeyRule(
      "UIViewLayoutMarginsAreDirectional", .computed(.marginDirection), samples: 9,
      evidence: .relatedClass),
    KeyRule(
      "UIRestorationIdentifier", .string("restorationIdentifier"), samples: 1,
      evidence: .compiledFiles),
    KeyRule("UIViewLayoutGuides", .computed(.layoutGuides), samples: 50),
    KeyRule(
      "UIViewSemanticContentAttribute",
      .word("semanticContentAttribute", .semanticContentAttribute, standard: "unspecified"),
      samples: 30816),
    KeyRule(
      "UIViewLargeContentStoredProperties", .constant(.null), since: .xcode11, samples: 1330),
  ]

  /// A key that has the value of its attribute, and is there only where that is `writes`.
  static func flag(
    _ key: String, _ attribute: String, standard: Bool, writes: Bool, samples: Int,
    evidence: RuleEvidence = .pairs
  ) -> KeyRule {
    KeyRule(
      key, .flag(attribute, standard: standard, isSet: writes, writes: writes), samples: samples,
      evidence: evidence)
  }

  /// The keys of all controls.
  static let control: [KeyRule] =
    view + [
      KeyRule(
        "UIDisabled", .flag("enabled", standard: true, isSet: false, writes: true), samples: 11),
      KeyRule(
        "UIContentHorizontalAlignment",
        .word(
          "contentHorizontalAlignment", .contentHorizontalAlignment, standard: "center",
          omitted: "center"), samples: 1626),
      KeyRule(
        "UIContentVerticalAlignment",
        .word(
          "contentVerticalAlignment", .contentVerticalAlignment, standard: "center",
          omitted: "center"), samples: 263),
    ]

  /// The keys of all scroll views.
  static let scrollView: [KeyRule] =
    view + [
      KeyRule(
        "UIBouncesZoom", .flag("bouncesZoom", standard: true, isSet: true, writes: true),
        samples: 1826),
      .flag(
        "UIAlwaysBounceVertical", "alwaysBounceVertical", standard: false, writes: true,
        samples: 785),
      .flag(
        "UIAlwaysBounceHorizontal", "alwaysBounceHorizontal", standard: false, writes: true,
        samples: 785, evidence: .relatedClass),
      KeyRule(
        "UIBounceEnabled", .flag("bounces", standard: true, isSet: false, writes: false),
        samples: 117),
      KeyRule(
        "UIScrollDisabled", .flag("scrollEnabled", standard: true, isSet: false, writes: true),
        samples: 147),
      KeyRule(
        "UIShowsHorizontalScrollIndicator",
        .flag("showsHorizontalScrollIndicator", standard: true, isSet: false, writes: false),
        samples: 120),
      KeyRule(
        "UIShowsVerticalScrollIndicator",
        .flag("showsVerticalScrollIndicator", standard: true, isSet: false, writes: false),
        samples: 120),
      .flag(
        "UIPagingEnabled", "pagingEnabled", standard: false, writes: true, samples: 1,
        evidence: .compiledFiles),
      .flag(
        "UIDirectionalLockEnabled", "directionalLockEnabled", standard: false, writes: true,
        samples: 2),
      KeyRule(
        "UIScrollViewIndicatorInsetAdjustmentBehavior", .constant(.int8(1)), since: .xcode11,
        samples: 180),
      KeyRule(
        "UIScrollViewContentInsetAdjustmentBehavior",
        .word(
          "contentInsetAdjustmentBehavior", .contentInsetAdjustmentBehavior, standard: "automatic"),
        since: .xcode9, samples: 240),
      KeyRule(
        "UIIndicatorStyle",
        .word("indicatorStyle", .scrollIndicatorStyle, standard: "default", omitted: "default"),
        samples: 356),
      KeyRule(
        "UIKeyboardDismissMode",
        .word("keyboardDismissMode", .keyboardDismissMode, standard: "none", omitted: "none"),
        samples: 249),
    ]
}
