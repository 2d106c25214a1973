/// UIKit's members that change only how something looks: code may set and call them, and a run does
/// not depend on them.
package enum AppearanceNames {
  /// Properties of views.
  package static let views = words(
    """
    accessibilityHint accessibilityTraits accessibilityValue adjustsFontForContentSizeCategory
    attributedTitle
    adjustsFontSizeToFitWidth adjustsImageWhenDisabled adjustsImageWhenHighlighted
    automaticallyUpdatesContentConfiguration backgroundConfiguration
    autocapitalizationType autocorrectionType autorepeat autoresizingMask barStyle barTintColor
    bounces alwaysBounceHorizontal alwaysBounceVertical clipsToBounds
    contentEdgeInsets contentHorizontalAlignment contentInset
    contentInsetAdjustmentBehavior contentMode contentVerticalAlignment
    currentPageIndicatorTintColor datePickerMode directionalLayoutMargins estimatedRowHeight font
    highlightedTextColor horizontalScrollIndicatorInsets indentationLevel indentationWidth
    indicatorStyle isContinuous isOpaque overrideUserInterfaceStyle isTranslucent
    keyboardAppearance layer layoutMargins lineBreakMode maximumTrackTintColor minimumScaleFactor
    minimumTrackTintColor numberOfLines onTintColor pageIndicatorTintColor preferredDatePickerStyle
    progressTintColor rowHeight scrollIndicatorInsets sectionHeaderTopPadding searchBarStyle
    selectedSegmentTintColor selectionStyle separatorColor separatorEffect separatorInset
    separatorStyle shadowColor shadowOffset shouldIndentWhileEditing
    showsHorizontalScrollIndicator showsReorderControl showsVerticalScrollIndicator spellCheckingType textAlignment textContentType thumbTintColor
    titleEdgeInsets titleLabel trackTintColor translatesAutoresizingMaskIntoConstraints
    verticalScrollIndicatorInsets
    """)

  /// Properties of view controllers.
  package static let controllers = words(
    "preferredContentSize preferredSplitBehavior primaryBackgroundStyle restorationIdentifier")

  /// Properties of sheet presentation controllers.
  package static let sheets = words(
    """
    prefersEdgeAttachedInCompactHeight prefersGrabberVisible preferredCornerRadius
    prefersScrollingExpandsWhenScrolledToEdge widthFollowsPreferredContentSizeWhenEdgeAttached
    """)

  /// Properties of navigation bars, toolbars and tab bars, and of their items.
  package static let bars = words(
    """
    backIndicatorImage backIndicatorTransitionMaskImage backgroundColor badgeColor barStyle
    barTintColor compactAppearance compactScrollEdgeAppearance isTranslucent
    largeTitleTextAttributes preferredSearchBarPlacement scrollEdgeAppearance selectedImage
    shadowImage standardAppearance tintColor titleTextAttributes unselectedItemTintColor
    """)

  /// Properties of layers, of appearances of bars, and of alerts.
  package static let objects = words(
    """
    backgroundColor backgroundEffect backgroundImage borderColor borderWidth cornerCurve
    cornerRadius largeTitleTextAttributes maskedCorners masksToBounds preferredAction shadowColor
    shadowOffset shadowOpacity shadowPath shadowRadius titleTextAttributes
    """)

  /// Methods, with the labels of their arguments.
  static let methods = words(
    """
    addAttribute(_:value:range:) addAttributes(_:range:)
    bringSubviewToFront(_:) configureWithDefaultBackground() configureWithOpaqueBackground()
    configureWithTransparentBackground() flashScrollIndicators() impactOccurred()
    invalidateIntrinsicContentSize() makeKeyAndVisible() notificationOccurred(_:)
    removeArrangedSubview(_:) selectionChanged() sendSubviewToBack(_:)
    setBackgroundImage(_:for:) setBackgroundImage(_:for:barMetrics:)
    setContentCompressionResistancePriority(_:for:) setContentHuggingPriority(_:for:)
    setCustomSpacing(_:after:) setNeedsDisplay() setNeedsStatusBarAppearanceUpdate()
    setNeedsUpdateConstraints() setNeedsLayout() prepare() setNeedsUpdateConfiguration() setTitleColor(_:for:)
    setTitleTextAttributes(_:for:) sizeToFit()
    """)

  private static func words(_ text: String) -> Set<String> {
    Set(text.split { $0 == " " || $0 == "\n" }.map(String.init))
  }
}
