extension Schema {
  /// Views other than controls, and their parts.
  static let views: [ElementSchema] = [
    ElementSchema(
      "view", class: "UIView",
      attributes: [
        .key, .tag, .opaque, .hidden, .clipsSubviews, .clearsContextBeforeDrawing,
        .multipleTouchEnabled, .word("reference"), .userInteractionEnabled, .alpha,
        .autoresizesSubviews, .verifyAmbiguity, .contentMode.default("scaleToFill"), .fixedFrame,
        .ambiguous, .horizontalHuggingPriority, .verticalHuggingPriority,
        .horizontalCompressionResistancePriority, .insetsLayoutMarginsFromSafeArea,
        .verticalCompressionResistancePriority, .misplaced, .preservesSuperviewLayoutMargins,
        .layoutMarginsFollowReadableWidth, .placeholderIntrinsicWidth, .placeholderIntrinsicHeight,
        .translatesAutoresizingMaskIntoConstraints.default("NO"), .word("simulatedAppContext"),
        .restorationIdentifier, .id, .userLabel, .customClass, .customModule, .customModuleProvider,
      ],
      rareAttributes: [
        .boolean("accessibilityIgnoresInvertColors"), .word("largeContentTitle"),
        .image("largeContentImage"), .word("semanticContentAttribute"),
        .boolean("showsLargeContentViewer"), .text("toolTip"), .colorLabel,
      ],
      children: [
        .frame, .autoresizingMask, .subviews, .safeArea, .viewLayoutGuide("keyboard"), .animations,
        .backgroundColor, .tintColor, .accessibility, .gestureRecognizers, .userComments,
        .constraints, .nil("simulatedStatusBarMetrics"),
        .directionalEdgeInsets("directionalLayoutMargins"), .edgeInsets("layoutMargins"),
        .userDefinedRuntimeAttributes, .simulatedNavigationBar, .simulatedTabBar,
        .simulatedStatusBar, .simulatedOrientation, .simulatedScreen,
        .child("splitViewDetailSimulatedSizeMetrics", as: "simulatedDestinationMetrics"),
        .nil("simulatedTopBarMetrics"), .nil("simulatedBottomBarMetrics"), .freeformSize,
        .defaultVariation, .connections, .canvasLocation, .variation("userInterfaceIdiom=mac"),
        .variation("heightClass=regular-widthClass=compact"),
        .variation("heightClass=regular-widthClass=regular"), .variation("widthClass=regular"),
      ]),
    ElementSchema(
      "containerView", class: "UIView",
      attributes: [
        .hidden, .opaque.default("NO"), .clipsSubviews, .contentMode.default("scaleToFill"),
        .fixedFrame, .insetsLayoutMarginsFromSafeArea, .placeholderIntrinsicWidth,
        .placeholderIntrinsicHeight, .verticalHuggingPriority,
        .horizontalCompressionResistancePriority, .verticalCompressionResistancePriority,
        .ambiguous, .translatesAutoresizingMaskIntoConstraints.default("NO"), .id, .userLabel,
      ],
      children: [.frame, .autoresizingMask, .backgroundColor, .constraints, .connections]),
    ElementSchema(
      "window", class: "UIWindow",
      attributes: [.opaque, .clearsContextBeforeDrawing, .contentMode, .id],
      children: [
        .frame, .autoresizingMask, .backgroundColor, .freeformSize, .simulatedStatusBar,
        .child("metadata"), .canvasLocation,
      ]),
    ElementSchema(
      "imageView", class: "UIImageView",
      attributes: [
        .hidden, .opaque, .clipsSubviews.default("YES"), .multipleTouchEnabled, .key,
        .userInteractionEnabled.default("NO"), .tag, .contentMode.default("scaleAspectFit"),
        .horizontalHuggingPriority.default("251"), .verticalHuggingPriority.default("251"),
        .fixedFrame, .horizontalCompressionResistancePriority,
        .verticalCompressionResistancePriority, .ambiguous, .misplaced, .image("image"), .catalog,
        .image("highlightedImage"), .placeholderIntrinsicWidth, .placeholderIntrinsicHeight,
        .adjustsImageSizeForAccessibilityContentSizeCategory, .insetsLayoutMarginsFromSafeArea,
        .translatesAutoresizingMaskIntoConstraints.default("NO"), .id, .userLabel, .customClass,
        .customModule, .customModuleProvider,
      ],
      children: [
        .frame, .animations, .frameInset, .autoresizingMask, .backgroundColor, .tintColor,
        .accessibility, .constraints, .userDefinedRuntimeAttributes, .defaultVariation,
        .rect("contentStretch"), .gestureRecognizers, .connections,
        .child("imageReference", as: "image"),
        .child("preferredSymbolConfiguration", as: "preferredSymbolConfiguration"), .canvasLocation,
        .variation("heightClass=regular-widthClass=regular"),
      ]),
    ElementSchema(
      "imageReference",
      attributes: [.key, .image("image"), .catalog, .word("symbolScale")],
      rareAttributes: [.word("renderingMode"), .word("variableValue")]),
    ElementSchema(
      "preferredSymbolConfiguration",
      attributes: [.key, .word("scale"), .word("weight")]),
    ElementSchema("hierarchicalColors"),
    ElementSchema(
      "activityIndicatorView", class: "UIActivityIndicatorView",
      attributes: [
        .key, .hidden, .opaque.default("NO"), .contentMode.default("scaleToFill"),
        .horizontalHuggingPriority.default("750"), .verticalHuggingPriority.default("750"),
        .fixedFrame, .boolean("hidesWhenStopped"), .ambiguous, .boolean("animating"),
        .choice("style", "white", "whiteLarge", "gray", "medium", "large"),
        .translatesAutoresizingMaskIntoConstraints.default("NO"), .id,
      ],
      children: [
        .frame, .autoresizingMask, .constraints, .color("color"), .animations, .backgroundColor,
        .tintColor, .canvasLocation, .defaultVariation,
      ]),
    ElementSchema(
      "progressView", class: "UIProgressView",
      attributes: [
        .hidden, .opaque.default("NO"), .contentMode.default("scaleToFill"),
        .verticalHuggingPriority.default("750"), .fixedFrame, .number("progress"),
        .image("progressImage"), .image("trackImage"),
        .translatesAutoresizingMaskIntoConstraints.default("NO"), .id, .userLabel,
      ],
      children: [
        .frame, .autoresizingMask, .color("progressTintColor"), .color("trackTintColor"),
        .constraints,
      ]),
    ElementSchema(
      "stackView", class: "UIStackView",
      attributes: [
        .opaque.default("NO"), .clipsSubviews, .userInteractionEnabled,
        .contentMode.default("scaleToFill"), .fixedFrame, .horizontalHuggingPriority,
        .horizontalCompressionResistancePriority, .preservesSuperviewLayoutMargins,
        .verticalHuggingPriority, .verticalCompressionResistancePriority,
        .insetsLayoutMarginsFromSafeArea, .layoutMarginsFollowReadableWidth, .ambiguous, .misplaced,
        .axis, .choice("distribution", of: StackDistribution.self),
        .choice("alignment", among: stackAlignments), .number("spacing"), .word("spacingType"),
        .boolean("baselineRelativeArrangement"),
        .translatesAutoresizingMaskIntoConstraints.default("NO"), .id, .userLabel, .customClass,
        .customModule, .customModuleProvider,
      ],
      children: [
        .frame, .autoresizingMask, .subviews, .safeArea, .backgroundColor,
        .directionalEdgeInsets("directionalLayoutMargins"),
        .variation("heightClass=regular-widthClass=compact"), .animations, .tintColor, .constraints,
        .edgeInsets("layoutMargins"), .canvasLocation, .connections, .defaultVariation,
        .variation("heightClass=compact"), .userDefinedRuntimeAttributes,
        .variation("heightClass=regular-widthClass=regular"), .variation("widthClass=compact"),
      ]),
    ElementSchema(
      "scrollView", class: "UIScrollView",
      attributes: [
        .verifyAmbiguity, .clipsSubviews.default("YES"), .multipleTouchEnabled.default("YES"),
        .contentMode.default("scaleToFill"), .ambiguous, .bounces,
        .layoutMarginsFollowReadableWidth, .alwaysBounceHorizontal, .alwaysBounceVertical,
        .boolean("delaysContentTouches"), .fixedFrame, .pagingEnabled, .misplaced,
        .placeholderIntrinsicWidth, .placeholderIntrinsicHeight, .showsHorizontalScrollIndicator,
        .showsVerticalScrollIndicator, .keyboardDismissMode, .boolean("canCancelContentTouches"),
        .minimumZoomScale, .maximumZoomScale, .bouncesZoom, .preservesSuperviewLayoutMargins,
        .restorationIdentifier, .verticalHuggingPriority,
        .translatesAutoresizingMaskIntoConstraints.default("NO"), .id, .customClass, .customModule,
        .customModuleProvider,
      ],
      rareAttributes: [
        .contentInsetAdjustmentBehavior, .directionalLockEnabled, .word("indicatorStyle"),
        .scrollEnabled, .automaticallyAdjustsScrollIndicatorInsets,
      ],
      children: [
        .frame, .autoresizingMask, .subviews, .safeArea, .backgroundColor, .gestureRecognizers,
        .constraints, .connections, .simulatedStatusBar, .defaultVariation,
        .viewLayoutGuide("contentLayoutGuide"), .viewLayoutGuide("frameLayoutGuide"),
        .canvasLocation, .freeformSize,
      ],
      rareChildren: [.inset("contentInset"), .inset("scrollIndicatorInsets")]),
    ElementSchema(
      "visualEffectView", class: "UIVisualEffectView",
      attributes: [
        .hidden, .key, .opaque.default("NO"), .clipsSubviews, .userInteractionEnabled,
        .contentMode.default("scaleToFill"), .fixedFrame,
        .translatesAutoresizingMaskIntoConstraints.default("NO"), .id,
      ],
      children: [
        .frame, .autoresizingMask, .view("contentView"), .constraints, .child("blurEffect"),
        .userDefinedRuntimeAttributes, .defaultVariation, .variation("widthClass=regular"),
      ]),
    ElementSchema("blurEffect", rareAttributes: [.style]),
    ElementSchema("vibrancyEffect", rareAttributes: [.style]),
    ElementSchema(
      "pickerView", class: "UIPickerView",
      attributes: [
        .hidden, .contentMode.default("scaleToFill"), .fixedFrame,
        .translatesAutoresizingMaskIntoConstraints.default("NO"), .id,
      ],
      children: [
        .frame, .autoresizingMask, .backgroundColor, .tintColor, .constraints, .accessibility,
        .defaultVariation, .connections,
      ]),
    ElementSchema("calendarView", class: "UICalendarView"),
    ElementSchema("subviews"),
    ElementSchema("animations"),
    ElementSchema("gestureRecognizers"),
    ElementSchema(
      "accessibility", title: "label", role: "accessibilityConfiguration",
      attributes: [.key, .text("hint"), .identifier, .text("label")],
      children: [.child("accessibilityTraits", as: "traits"), .child("bool", as: "isElement")]),
    ElementSchema(
      "accessibilityTraits", role: "traits",
      attributes: [
        .key, .flag("button"), .flag("staticText"), .flag("updatesFrequently"), .flag("adjustable"),
        .flag("allowsDirectInteraction"), .flag("link"), .flag("image"), .flag("notEnabled"),
        .flag("header"), .flag("none"), .flag("summaryElement"), .flag("searchField"),
        .flag("keyboardKey"),
      ]),
  ]
}
