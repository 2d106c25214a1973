extension Schema {
  /// Controls and their parts.
  static let controls: [ElementSchema] = [
    ElementSchema("control", class: "UIControl"),
    ElementSchema(
      "button", class: "UIButton",
      attributes: [
        .hidden, .key, .opaque.default("NO"), .tag, .clipsSubviews,
        .contentMode.default("scaleToFill"), .horizontalHuggingPriority, .ambiguous, .misplaced,
        .verticalHuggingPriority, .fixedFrame, .enabled, .horizontalCompressionResistancePriority,
        .verticalCompressionResistancePriority, .selected, .insetsLayoutMarginsFromSafeArea,
        .boolean("showsMenuAsPrimaryAction"), .contentHorizontalAlignment.default("center"),
        .contentVerticalAlignment.default("center"),
        .choice("buttonType", among: buttonTypes, implied: "custom").default("system"),
        .boolean("reversesTitleShadowWhenHighlighted"), .boolean("showsTouchWhenHighlighted"),
        .adjustsImageSizeForAccessibilityContentSizeCategory, .boolean("adjustsImageWhenDisabled"),
        .lineBreakMode.default("middleTruncation"), .boolean("hasAttributedTitle"),
        .boolean("pointerInteraction"), .translatesAutoresizingMaskIntoConstraints.default("NO"),
        .id, .userLabel, .customClass, .customModule, .customModuleProvider,
      ],
      rareAttributes: [
        .boolean("adjustsImageWhenHighlighted"), .boolean("changesSelectionAsPrimaryAction"),
        .word("preferredBehavioralStyle"), .word("role"), .springLoaded,
        .word("configurationUpdateHandler"),
      ],
      children: [
        .frame, .animations, .frameInset, .autoresizingMask, .backgroundColor, .accessibility,
        .constraints, .fontDescription, .tintColor, .inset("contentEdgeInsets"),
        .inset("imageEdgeInsets"), .state("normal"),
        .variation("heightClass=regular-widthClass=compact"), .state("disabled"),
        .state("selected"), .state("highlighted"), .userDefinedRuntimeAttributes, .userComments,
        .child("buttonConfiguration", as: "configuration"), .connections, .canvasLocation,
        .state("focused"), .defaultVariation,
      ],
      rareChildren: [.inset("titleEdgeInsets")]),
    ElementSchema(
      "buttonConfiguration",
      attributes: [.key, .style],
      rareAttributes: [
        .word("buttonSize"), .catalog, .word("cornerStyle"), .image("image"),
        .number("imagePadding"), .word("imagePlacement"), .boolean("showsActivityIndicator"),
        .text("subtitle"), .title, .word("titleAlignment"), .number("titlePadding"),
      ],
      children: [
        .child("imageReference", as: "image"),
        .child("preferredSymbolConfiguration", as: "preferredSymbolConfigurationForImage"),
        .color("baseForegroundColor"),
      ],
      rareChildren: [
        .attributedString("attributedSubtitle"), .attributedString("attributedTitle"),
        .child("backgroundConfiguration", as: "background"), .color("baseBackgroundColor"),
        .directionalEdgeInsets("contentInsets"), .fontDescription("subtitleFontDescription"),
        .fontDescription("titleFontDescription"),
      ]),
    ElementSchema(
      "backgroundConfiguration",
      rareAttributes: [
        .number("cornerRadius"), .image("image"), .word("imageContentMode"), .number("strokeWidth"),
      ],
      rareChildren: [
        .backgroundColor, .color("strokeColor"), .child("blurEffect", as: "visualEffect"),
      ]),
    ElementSchema(
      "state", title: "title",
      attributes: [.key, .title, .image("image"), .image("backgroundImage"), .catalog],
      children: [
        .color("titleColor"), .color("titleShadowColor"), .attributedString("attributedTitle"),
      ]),
    ElementSchema(
      "slider", class: "UISlider",
      attributes: [
        .key, .opaque.default("NO"), .clipsSubviews, .contentMode.default("scaleToFill"),
        .fixedFrame, .horizontalCompressionResistancePriority, .horizontalHuggingPriority,
        .verticalHuggingPriority, .verticalCompressionResistancePriority,
        .contentHorizontalAlignment.default("center"), .contentVerticalAlignment.default("center"),
        .number("value"), .number("minValue"), .number("maxValue"), .boolean("continuous"),
        .image("minimumValueImage"), .image("maximumValueImage"),
        .translatesAutoresizingMaskIntoConstraints.default("NO"), .id, .customClass, .customModule,
        .customModuleProvider,
      ],
      children: [
        .frame, .frameInset, .autoresizingMask, .constraints, .animations,
        .color("minimumTrackTintColor"), .color("maximumTrackTintColor"), .color("thumbTintColor"),
        .connections,
      ]),
    ElementSchema(
      "stepper", class: "UIStepper",
      attributes: [
        .opaque.default("NO"), .clipsSubviews, .tag, .contentMode.default("scaleToFill"),
        .horizontalHuggingPriority.default("750"), .verticalHuggingPriority.default("750"),
        .fixedFrame, .horizontalCompressionResistancePriority,
        .verticalCompressionResistancePriority, .contentHorizontalAlignment.default("center"),
        .contentVerticalAlignment.default("center"), .number("value"), .number("minimumValue"),
        .number("maximumValue"), .number("stepValue"),
        .translatesAutoresizingMaskIntoConstraints.default("NO"), .id,
      ],
      children: [.frame, .autoresizingMask, .connections]),
    ElementSchema(
      "switch", class: "UISwitch",
      attributes: [
        .key, .opaque.default("NO"), .tag, .contentMode.default("scaleToFill"),
        .horizontalHuggingPriority.default("750"), .verticalHuggingPriority.default("750"),
        .fixedFrame, .horizontalCompressionResistancePriority,
        .verticalCompressionResistancePriority, .ambiguous, .preservesSuperviewLayoutMargins,
        .contentHorizontalAlignment.default("center"), .contentVerticalAlignment.default("center"),
        .boolean("on").default("YES"), .title,
        .translatesAutoresizingMaskIntoConstraints.default("NO"), .id, .userLabel, .customClass,
        .customModule, .customModuleProvider,
      ],
      rareAttributes: [.word("preferredStyle"), .image("onImage"), .image("offImage")],
      children: [
        .frame, .autoresizingMask, .accessibility, .constraints, .color("onTintColor"),
        .connections, .backgroundColor, .color("thumbTintColor"),
      ]),
    ElementSchema(
      "segmentedControl", class: "UISegmentedControl",
      attributes: [
        .key, .opaque.default("NO"), .contentMode.default("scaleToFill"), .fixedFrame, .misplaced,
        .enabled, .contentHorizontalAlignment.default("left"),
        .contentVerticalAlignment.default("top"), .word("segmentControlStyle").default("plain"),
        .number("selectedSegmentIndex").default("0"),
        .translatesAutoresizingMaskIntoConstraints.default("NO"), .id, .userLabel,
      ],
      rareAttributes: [.boolean("momentary")],
      children: [
        .frame, .autoresizingMask, .constraints, .backgroundColor, .child("segments"), .tintColor,
        .connections,
      ]),
    ElementSchema("segments"),
    ElementSchema(
      "segment", title: "title",
      rareAttributes: [.title, .enabled, .image("image"), .selected, .number("width")],
      rareChildren: [.size("contentOffset")]),
    ElementSchema(
      "pageControl", class: "UIPageControl",
      attributes: [
        .opaque.default("NO"), .contentMode.default("scaleToFill"), .fixedFrame,
        .contentHorizontalAlignment.default("center"), .contentVerticalAlignment.default("center"),
        .number("numberOfPages"), .translatesAutoresizingMaskIntoConstraints.default("NO"), .id,
      ],
      rareAttributes: [
        .boolean("allowsContinuousInteraction"), .word("backgroundStyle"), .number("currentPage"),
        .boolean("defersCurrentPageDisplay"), .boolean("hidesForSinglePage"),
        .image("preferredIndicatorImage"),
      ],
      children: [.frame, .autoresizingMask, .connections],
      rareChildren: [.color("currentPageIndicatorTintColor"), .color("pageIndicatorTintColor")]),
    ElementSchema(
      "datePicker", class: "UIDatePicker",
      attributes: [
        .contentMode.default("scaleToFill"), .enabled, .fixedFrame,
        .contentHorizontalAlignment.default("center"), .contentVerticalAlignment.default("center"),
        .choice("datePickerMode", of: DatePickerMode.self),
        .number("minuteInterval"), .choice("style", of: DatePickerStyle.self),
        .boolean("useCurrentDate"), .translatesAutoresizingMaskIntoConstraints.default("NO"), .id,
      ],
      rareAttributes: [.word("calendarIdentifier"), .boolean("roundsToMinuteInterval")],
      children: [
        .frame, .autoresizingMask, .date("date"), .date("minimumDate"), .date("maximumDate"),
        .connections, .constraints,
      ]),
    ElementSchema("colorWell", class: "UIColorWell"),
  ]
}
