extension Schema {
  /// Views of text, and the values that style it.
  static let text: [ElementSchema] = [
    ElementSchema(
      "label", class: "UILabel", title: "text", fontSize: 17,
      attributes: [
        .hidden, .autoresizesSubviews, .opaque.default("NO"), .clipsSubviews, .multipleTouchEnabled,
        .userInteractionEnabled.default("NO"), .tag, .alpha, .contentMode.default("left"),
        .horizontalHuggingPriority.default("251"), .verticalHuggingPriority.default("251"),
        .fixedFrame, .horizontalCompressionResistancePriority,
        .verticalCompressionResistancePriority, .ambiguous, .misplaced,
        .preservesSuperviewLayoutMargins, .insetsLayoutMarginsFromSafeArea, .usesAttributedText,
        .layoutMarginsFollowReadableWidth, .placeholderIntrinsicWidth, .placeholderIntrinsicHeight,
        .text("text"), .textAlignment.default("natural"), .lineBreakMode.default("tailTruncation"),
        .number("numberOfLines"),
        .choice("baselineAdjustment", "alignBaselines", "alignCenters", "none").default(
          "alignBaselines"),
        .number("minimumScaleFactor"), .minimumFontSize, .boolean("adjustsLetterSpacingToFitWidth"),
        .adjustsFontForContentSizeCategory, .enabled, .adjustsFontSizeToFit.default("NO"),
        .number("preferredMaxLayoutWidth"),
        .translatesAutoresizingMaskIntoConstraints.default("NO"), .id, .userLabel, .customClass,
        .customModule, .customModuleProvider,
      ],
      rareAttributes: [
        .allowsDefaultTighteningForTruncation, .boolean("highlighted"), .word("lineBreakStrategy"),
        .boolean("showsExpansionTextWhenTruncated"),
        .boolean("useAutomaticPreferredMaxLayoutWidth"),
      ],
      children: [
        .frame, .frameInset, .autoresizingMask, .backgroundColor, .accessibility, .constraints,
        .attributedString("attributedText"), .string("text"), .animations, .gestureRecognizers,
        .child("mutableString", as: "text"), .fontDescription, .textColor, .nil("textColor"),
        .nil("highlightedColor"), .userComments, .userDefinedRuntimeAttributes,
        .color("highlightedColor"), .defaultVariation, .canvasLocation,
        .variation("heightClass=regular-widthClass=compact"), .connections,
        .variation("heightClass=regular-widthClass=regular"),
      ],
      rareChildren: [.color("shadowColor"), .size("shadowOffset")]),
    ElementSchema(
      "textField", class: "UITextField", title: "text", fontSize: 14,
      attributes: [
        .hidden, .key, .opaque.default("NO"), .clipsSubviews.default("YES"),
        .userInteractionEnabled, .tag, .clearsContextBeforeDrawing,
        .contentMode.default("scaleToFill"), .fixedFrame, .horizontalHuggingPriority, .ambiguous,
        .misplaced, .enabled, .verticalHuggingPriority, .horizontalCompressionResistancePriority,
        .verticalCompressionResistancePriority, .preservesSuperviewLayoutMargins,
        .restorationIdentifier, .contentHorizontalAlignment.default("left"),
        .contentVerticalAlignment.default("center"), .text("text"), .usesAttributedText,
        .choice("borderStyle", of: TextFieldBorderStyle.self, implied: "none").default(
          "roundedRect"),
        .placeholder, .textAlignment.default("natural"), .adjustsFontForContentSizeCategory,
        .adjustsFontSizeToFit, .minimumFontSize.default("17"),
        .choice("clearButtonMode", of: ClearButtonMode.self),
        .translatesAutoresizingMaskIntoConstraints.default("NO"), .id, .userLabel, .customClass,
        .customModule, .customModuleProvider,
      ],
      rareAttributes: [
        .word("background"), .boolean("clearsOnBeginEditing"), .boolean("clearsOnInsertion"),
        .word("disabledBackground"), .boolean("highlighted"),
      ],
      children: [
        .frame, .autoresizingMask, .backgroundColor, .tintColor, .accessibility, .animations,
        .constraints, .nil("textColor"), .textColor, .attributedString("attributedText"),
        .string("text"), .string("placeholder"), .fontDescription, .textInputTraits,
        .userDefinedRuntimeAttributes, .defaultVariation, .connections, .userComments,
        .canvasLocation,
      ]),
    ElementSchema(
      "textView", class: "UITextView", title: "text", fontSize: 14,
      attributes: [
        .hidden, .autoresizesSubviews, .clipsSubviews.default("YES"),
        .multipleTouchEnabled.default("YES"), .tag, .userInteractionEnabled,
        .contentMode.default("scaleToFill"), .fixedFrame, .ambiguous, .misplaced,
        .horizontalHuggingPriority, .verticalHuggingPriority,
        .verticalCompressionResistancePriority, .bounces, .scrollEnabled,
        .showsHorizontalScrollIndicator, .showsVerticalScrollIndicator, .bouncesZoom,
        .preservesSuperviewLayoutMargins, .boolean("editable"), .text("text"),
        .textAlignment.default("natural"), .adjustsFontForContentSizeCategory,
        .boolean("selectable"), .usesAttributedText, .boolean("allowsEditingTextAttributes"),
        .translatesAutoresizingMaskIntoConstraints.default("NO"), .id, .userLabel, .customClass,
        .customModule, .customModuleProvider,
      ],
      rareAttributes: [
        .contentInsetAdjustmentBehavior, .directionalLockEnabled, .word("indicatorStyle"),
        .automaticallyAdjustsScrollIndicatorInsets,
      ],
      children: [
        .frame, .autoresizingMask, .backgroundColor, .accessibility, .tintColor,
        .child("mutableString", as: "text"), .gestureRecognizers, .constraints, .string("text"),
        .textColor, .fontDescription, .attributedString("attributedText"), .textInputTraits,
        .child("dataDetectorType", as: "dataDetectorTypes"), .userDefinedRuntimeAttributes,
        .userComments, .connections, .canvasLocation,
      ],
      rareChildren: [.inset("contentInset"), .inset("scrollIndicatorInsets")]),
    ElementSchema(
      "searchBar", class: "UISearchBar",
      attributes: [
        .key, .contentMode.default("redraw"), .fixedFrame, .misplaced, .word("searchBarStyle"),
        .text("text"), .placeholder, .boolean("showsSearchResultsButton"),
        .boolean("showsCancelButton"), .translatesAutoresizingMaskIntoConstraints.default("NO"),
        .id,
      ],
      rareAttributes: [.barStyle, .boolean("showsScopeBar")],
      children: [
        .frame, .autoresizingMask, .constraints, .textInputTraits, .child("scopeButtonTitles"),
        .connections,
      ]),
    ElementSchema("scopeButtonTitles"),
    ElementSchema(
      "textInputTraits", alias: "traits", role: "textInputTraits",
      attributes: [
        .key, .choice("autocapitalizationType", "none", "words", "sentences", "allCharacters"),
        .choice("autocorrectionType", "default", "no", "yes"),
        .choice("spellCheckingType", "default", "no", "yes"),
        .choice("keyboardType", among: KeyboardType.writtenWords),
        .choice("returnKeyType", of: ReturnKey.self),
        .boolean("enablesReturnKeyAutomatically"), .boolean("secureTextEntry"),
        .choice("keyboardAppearance", "default", "alert", "dark", "light"),
        .word("smartDashesType"), .word("smartInsertDeleteType"), .word("smartQuotesType"),
        .choice("textContentType", among: contentTypes),
      ]),
    ElementSchema("attributedString"),
    ElementSchema(
      "fragment", title: "content",
      children: [.string("content"), .child("attributes")]),
    ElementSchema(
      "attributes",
      children: [
        .color("NSColor"), .child("font", as: "NSFont"), .child("real", as: "NSKern"),
        .child("font", as: "NSOriginalFont"), .child("paragraphStyle", as: "NSParagraphStyle"),
        .color("NSStrokeColor"),
      ]),
    ElementSchema(
      "paragraphStyle", role: "NSParagraphStyle",
      attributes: [
        .key, .word("alignment").default("natural"), .lineBreakMode.default("wordWrapping"),
        .word("baseWritingDirection").default("natural"), .number("lineSpacing"),
        .number("lineHeightMultiple"), .number("paragraphSpacing"),
        .number("paragraphSpacingBefore"), .number("defaultTabInterval"),
        .number("minimumLineHeight"), .number("tighteningFactorForTruncation").default("0.0"),
        .allowsDefaultTighteningForTruncation,
      ]),
    ElementSchema("tabStops"),
    ElementSchema("textTab", attributes: [.word("alignment"), .word("location")]),
    ElementSchema("dataDetectorType", attributes: [.key, .flag("link")]),
    ElementSchema("dataDetectorTypes", attributes: [.key, .flag("none")]),
    ElementSchema("string", attributes: [.key, .word("base64-UTF8")]),
    ElementSchema("mutableString"),
    ElementSchema("font", attributes: [.key, .word("metaFont"), .number("size"), .word("name")]),
    ElementSchema(
      "fontDescription",
      attributes: [
        .key, .choice("type", among: fontTypes), .word("name"), .word("family"),
        .choice("style", among: textStyles), .choice("weight", among: fontWeights),
        .number("pointSize"), .word("size"),
      ]),
  ]
}
