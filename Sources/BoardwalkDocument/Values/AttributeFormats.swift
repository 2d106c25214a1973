/// The attributes whose values have a form, as Interface Builder writes them.
///
/// Only what can be nothing else stands here: attributes that one element uses for a number and
/// another for a text are listed with their element.
struct AttributeFormats: Sendable {
  /// The form that the attribute has on every element that Boardwalk knows.
  private(set) var everywhere: ValueFormat?

  /// The forms that it has on single elements.
  private(set) var onElements: [(element: ElementKind, format: ValueFormat)] = []

  /// The form of the attribute's value on elements of `kind`.
  func format(on kind: ElementKind) -> ValueFormat? {
    for (element, format) in onElements where element == kind { return format }
    return everywhere
  }

  /// The forms of all attributes that have any, and the attributes' names.
  static let all: [(name: String, formats: AttributeFormats)] = {
    var formats: [String: AttributeFormats] = [:]
    for (format, names) in common {
      for name in names { formats[name, default: AttributeFormats()].everywhere = format }
    }
    for (element, format, names) in elements {
      for name in names {
        formats[name, default: AttributeFormats()].onElements.append((element, format))
      }
    }
    return formats.map { ($0, $1) }
  }()

  private static let common: [(ValueFormat, [String])] = [
    (.priority, priorities), (.number, numbers), (.boolean, booleans),
    (.numberOrInfinite, ["placeholderIntrinsicWidth", "placeholderIntrinsicHeight"]),
  ]

  private static let elements: [(ElementKind, ValueFormat, [String])] = [
    (.rect, .number, ["x", "y", "width", "height"]),
    (.point, .number, ["x", "y"]),
    (.size, .number, ["width", "height"]),
    (.inset, .number, ["minX", "minY", "maxX", "maxY"]),
    (.edgeInsets, .number, ["top", "left", "bottom", "right"]),
    (.directionalEdgeInsets, .number, ["top", "leading", "bottom", "trailing"]),
    (.range, .number, ["location", "length"]),
    (.color, .number, ["red", "green", "blue", "white", "alpha"]),
    (.fontDescription, .number, ["pointSize"]),
    (.font, .number, ["size"]),
    (.integer, .scalar, ["value"]),
    (.real, .scalar, ["value"]),
    (.date, .number, ["timeIntervalSinceReferenceDate"]),
    (.image, .number, ["width", "height"]),
    (.constraint, .number, ["constant"]),
    (.constraint, .priority, ["priority"]),
    (.constraint, .multiplier, ["multiplier"]),
    (.constraint, .boolean, ["placeholder", "symbolic"]),
    (.variation, .number, ["constant"]),
    (.barButtonItem, .number, ["width"]),
    (.stackView, .number, ["spacing"]),
    (.slider, .number, ["value", "minValue", "maxValue"]),
    (.stepper, .number, ["value", "minimumValue", "maximumValue", "stepValue"]),
    (.progressView, .number, ["progress"]),
    (.pageControl, .number, ["numberOfPages", "currentPage"]),
    (.switch, .boolean, ["on"]),
    (
      .autoresizingMask, .boolean,
      [
        "flexibleMinX", "widthSizable", "flexibleMaxX", "flexibleMinY", "heightSizable",
        "flexibleMaxY",
      ]
    ),
  ]

  private static let priorities = [
    "horizontalHuggingPriority", "verticalHuggingPriority",
    "horizontalCompressionResistancePriority", "verticalCompressionResistancePriority",
  ]

  private static let numbers = [
    "tag", "numberOfLines", "minimumFontSize", "minimumScaleFactor", "preferredMaxLayoutWidth",
    "selectedSegmentIndex", "rowHeight", "estimatedRowHeight", "sectionHeaderHeight",
    "sectionFooterHeight", "estimatedSectionHeaderHeight", "estimatedSectionFooterHeight",
    "sectionIndexMinimumDisplayRowCount", "indentationLevel", "indentationWidth",
    "minimumLineSpacing", "minimumInteritemSpacing", "minimumZoomScale", "maximumZoomScale",
    "minimumPrimaryColumnWidth", "maximumPrimaryColumnWidth", "pageSpacing", "minuteInterval",
    "preferredFramesPerSecond", "minimumNumberOfTouches", "maximumNumberOfTouches",
    "numberOfTapsRequired", "numberOfTouchesRequired", "minimumPressDuration", "allowableMovement",
  ]

  private static let booleans = [
    "adjustsFontForContentSizeCategory", "adjustsFontSizeToFit", "adjustsImageWhenDisabled",
    "adjustsImageWhenHighlighted", "adjustsLetterSpacingToFitWidth", "allowsMultipleSelection",
    "allowsSelection", "allowsSelectionDuringEditing", "alwaysBounceHorizontal",
    "alwaysBounceVertical", "animates", "automaticallyAdjustsScrollViewInsets",
    "autoresizesSubviews", "baselineRelativeArrangement", "bouncesZoom", "cancelsTouchesInView",
    "clearsContextBeforeDrawing", "clearsSelectionOnViewWillAppear", "clipsSubviews",
    "colorMatched", "contentViewInsetsToSafeArea", "definesPresentationContext",
    "delaysContentTouches", "delaysTouchesBegan", "delaysTouchesEnded", "directionalLockEnabled",
    "enabled", "enablesReturnKeyAutomatically", "extendedLayoutIncludesOpaqueBars", "fixedFrame",
    "hidden", "hidesBackButton", "hidesBottomBarWhenPushed", "hidesForSinglePage",
    "hidesWhenStopped", "insetsLayoutMarginsFromSafeArea", "largeTitles", "launchScreen",
    "leftItemsSupplementBackButton", "misplaced", "multipleTouchEnabled", "navigationBarHidden",
    "opaque", "pagingEnabled", "prefetchingEnabled", "preservesSuperviewLayoutMargins",
    "providesPresentationContextTransitionStyle", "reversesTitleShadowWhenHighlighted",
    "scrollEnabled", "secureTextEntry", "showsHorizontalScrollIndicator",
    "showsTouchWhenHighlighted", "showsVerticalScrollIndicator", "toolbarHidden",
    "translatesAutoresizingMaskIntoConstraints", "translucent", "useAutolayout", "useSafeAreas",
    "useStoryboardIdentifierAsRestorationIdentifier", "useTraitCollections",
    "userInteractionEnabled", "usesAttributedText",
  ]
}
