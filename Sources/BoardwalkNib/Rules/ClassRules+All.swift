extension ClassRules {
  /// The elements that can be compiled.
  package static let all: [ClassRules] =
    [
      ClassRules("view", "UIView"),
      ClassRules("containerView", "UIView"),
      ClassRules("label", "UILabel", design: ["usesAttributedText"], KeyRule.label),
      ClassRules("button", "UIButton", inherits: KeyRule.control, KeyRule.button),
      ClassRules("imageView", "UIImageView", KeyRule.imageView),
      ClassRules("textField", "UITextField", inherits: KeyRule.control, KeyRule.textField),
      ClassRules("stackView", "UIStackView", KeyRule.stackView),
      ClassRules("scrollView", "UIScrollView", inherits: KeyRule.scrollView),
      textView, toolbar, tabBarInView, mapView, visualEffectView,
    ] + controls + tables + collections + webViews
}

extension KeyRule {
  static let label: [KeyRule] = [
    KeyRule("UIText", .text("text", suffix: "text"), samples: 7747),
    KeyRule("UIFont", .font("fontDescription"), samples: 7885),
    KeyRule("UITextColor", .computed(.labelTextColor), samples: 7756),
    KeyRule("UIHighlightedColor", .computed(.labelHighlightedColor), samples: 132),
    KeyRule("UIShadowOffset", .computed(.labelShadowOffset), samples: 7744),
    KeyRule(
      "UINumberOfLines", .integer("numberOfLines", standard: 1, omitted: 1), samples: 1559),
    KeyRule(
      "UILineBreakMode",
      .word(
        "lineBreakMode", .lineBreakMode, standard: "tailTruncation", omitted: "tailTruncation"),
      samples: 566),
    KeyRule("UIAdjustsFontSizeToFit", .computed(.labelFontFitting), samples: 166),
    KeyRule("UIMinimumFontSize", .computed(.labelMinimumFontSize), samples: 166),
    KeyRule("UIMinimumScaleFactor", .computed(.labelMinimumScale), samples: 157),
    KeyRule("UIBaselineAdjustment", .computed(.labelBaseline), samples: 28),
    KeyRule(
      "UITextAlignment", .word("textAlignment", .textAlignment, standard: "left"), samples: 7748),
    KeyRule(
      "UIPreferredMaxLayoutWidth", .float("preferredMaxLayoutWidth", omitted: 0), samples: 50),
    KeyRule(
      "UIDisableUpdateTextColorOnTraitCollectionChange", .computed(.labelTextColorUpdates),
      since: .xcode8, samples: 828),
    KeyRule("UIAttributedText", .computed(.attributedText), until: .xcode7, samples: 136),
    KeyRule("UIAttributedText", .computed(.attributedText), since: .xcode13, samples: 52),
    KeyRule(
      "UIAttributedText", .computed(.cellLabelText), since: .xcode11, until: .xcode11, samples: 19),
    .flag(
      "UIAdjustsFontForContentSizeCategory", "adjustsFontForContentSizeCategory", standard: false,
      writes: true, samples: 10, evidence: .compiledFiles),
    .flag(
      "UIAdjustsLetterSpacingToFit", "adjustsLetterSpacingToFitWidth", standard: false,
      writes: true, samples: 21, evidence: .compiledFiles),
  ]

  static let imageView: [KeyRule] = [
    KeyRule("UIImage", .image("image"), samples: 1938),
    KeyRule(
      "UIHighlightedImage", .image("highlightedImage"), samples: 0, evidence: .independentReaders),
    .flag(
      "UIAdjustsImageSizeForAccessibilityContentSizeCategory",
      "adjustsImageSizeForAccessibilityContentSizeCategory", standard: false, writes: true,
      samples: 3, evidence: .compiledFiles),
  ]

  static let button: [KeyRule] = [
    KeyRule("UIButtonType", .computed(.buttonType), samples: 2641),
    KeyRule("UIFont", .computed(.buttonFont), samples: 3082),
    KeyRule("UIButtonStatefulContent", .computed(.buttonContent), samples: 4791),
    KeyRule(
      "UILineBreakMode",
      .word(
        "lineBreakMode", .lineBreakMode, standard: "wordWrap", omitted: "middleTruncation"),
      samples: 507),
    KeyRule("UITitleShadowOffset", .size("titleShadowOffset"), samples: 32),
    KeyRule("UIContentEdgeInsets", .insets("contentEdgeInsets"), samples: 152),
    KeyRule("UIImageEdgeInsets", .insets("imageEdgeInsets"), samples: 14),
    KeyRule("UITitleEdgeInsets", .insets("titleEdgeInsets"), samples: 12),
    .flag(
      "UIAdjustsImageWhenHighlighted", "adjustsImageWhenHighlighted", standard: true, writes: true,
      samples: 4940),
    .flag(
      "UIAdjustsImageWhenDisabled", "adjustsImageWhenDisabled", standard: true, writes: true,
      samples: 4940),
    .flag(
      "UIShowsTouchWhenHighlighted", "showsTouchWhenHighlighted", standard: false, writes: true,
      samples: 1, evidence: .compiledFiles),
    .flag(
      "UIReversesTitleShadowWhenHighlighted", "reversesTitleShadowWhenHighlighted",
      standard: false, writes: true, samples: 0, evidence: .independentReaders),
    .flag(
      "UIPointerInteractionEnabled", "pointerInteraction", standard: false, writes: true,
      samples: 11, evidence: .compiledFiles),
    .flag(
      "UIAdjustsImageSizeForAccessibilityContentSizeCategory",
      "adjustsImageSizeForAccessibilityContentSizeCategory", standard: false, writes: true,
      samples: 0, evidence: .independentReaders),
    KeyRule("UIButtonConfiguration", .constant(.null), since: .xcode13, samples: 160),
  ]

  static let textField: [KeyRule] =
    [
      KeyRule("UIText", .text("text", suffix: "text"), samples: 465),
      KeyRule("UIPlaceholder", .text("placeholder", suffix: "placeholder"), samples: 801),
      KeyRule("UIFont", .font("fontDescription"), samples: 1414),
      KeyRule("UITextColor", .computed(.textColor), samples: 1285),
      KeyRule(
        "UITextAlignment", .word("textAlignment", .textAlignment, standard: "left"), samples: 1285),
      KeyRule(
        "UIBorderStyle", .word("borderStyle", .borderStyle, standard: "none", omitted: "none"),
        samples: 1054),
      KeyRule(
        "UIClearButtonMode",
        .word("clearButtonMode", .clearButtonMode, standard: "never", omitted: "never"), samples: 1),
      .flag(
        "UIAdjustsFontSizeToFit", "adjustsFontSizeToFit", standard: true, writes: true,
        samples: 1266),
      KeyRule("UIMinimumFontSize", .float("minimumFontSize", standard: 0), samples: 1266),
      KeyRule(
        "UIClearButtonOffset", .constant(.data(PackedGeometry.bytes([3, 1]))), samples: 1266),
      KeyRule(
        "UIDisableTextColorUpdateOnTraitCollectionChange", .constant(.bool(true)), since: .xcode8,
        samples: 151),
    ] + textInput

  static let stackView: [KeyRule] = [
    // 30 samples of Xcode 8 and 9 have none; stacks draw a background since iOS 14.
    KeyRule("UIBackgroundColor", .color("backgroundColor"), since: .xcode12, samples: 1),
    KeyRule("UIOpaque", .computed(.stackOpacity), samples: 200),
    KeyRule("UIViewLayoutMargins", .computed(.stackMargins), samples: 225),
    KeyRule("UIStackViewArrangedSubviews", .computed(.arrangedSubviews), samples: 225),
    KeyRule("UIStackViewAxis", .word("axis", .axis, standard: "horizontal"), samples: 225),
    KeyRule(
      "UIStackViewDistribution", .word("distribution", .distribution, standard: "fill"),
      samples: 225),
    KeyRule(
      "UIStackViewAlignment", .word("alignment", .stackAlignment, standard: "fill"), samples: 225),
    KeyRule("UIStackViewSpacing", .computed(.stackSpacing), samples: 225),
    KeyRule(
      "UIStackViewBaselineRelative",
      .computed(.setting("baselineRelativeArrangement", standard: false)), samples: 324),
    KeyRule(
      "UIStackViewLayoutMarginsRelative",
      .computed(.setting("layoutMarginsRelativeArrangement", standard: false)), samples: 225),
  ]
}

extension ComputedValue {
  fileprivate static let attributedText = ComputedValue(
    children: ["attributedText"], "if `usesAttributedText` is YES",
    "the text with its attributes; the text, the font, the color and the alignment of the label are those of its start"
  ) { $0.attributedText($1) }

  fileprivate static let labelBaseline = ComputedValue(
    attributes: ["baselineAdjustment"],
    "unless `baselineAdjustment` is `alignBaselines`, or absent before Xcode 13",
    "UIKit's number of `baselineAdjustment`, or else of `alignCenters`"
  ) { $0.labelBaseline($1) }

  /// UIKit's header defines the system's spacing as the smallest normal number of 32 bits.
  fileprivate static let stackSpacing = ComputedValue(
    attributes: ["spacing", "spacingType"], "always",
    "`spacing`, or else 0.0, in 64 bits; `UIStackViewSpacingUseSystem` where `spacingType` is `standard`"
  ) { encoder, element in
    switch element["spacingType"] {
    case nil: return .double(encoder.number("spacing", of: element) ?? 0)
    case "standard": return .double(StackSpacing.system)
    case let word?:
      encoder.refuse(element, .value(attribute: "spacingType", word))
      return nil
    }
  }
}

/// The numbers of UIKit's header that stand for a spacing.
enum StackSpacing {
  static let system = Double(Float.leastNormalMagnitude)
}
