/// UIKit's members that behaviors may set and call, and that a run ignores: most of them change only
/// how something looks.
package enum AppearanceNames {
  /// Properties of views.
  package static let views = words(
    """
    accessibilityHint accessibilityTraits accessibilityValue adjustsFontForContentSizeCategory
    adjustsFontSizeToFitWidth adjustsImageWhenDisabled adjustsImageWhenHighlighted
    alwaysBounceHorizontal alwaysBounceVertical attributedTitle autocapitalizationType
    autocorrectionType automaticallyUpdatesContentConfiguration autorepeat autoresizingMask
    backgroundConfiguration barStyle barTintColor bounces clipsToBounds contentEdgeInsets
    contentHorizontalAlignment contentInset contentInsetAdjustmentBehavior contentMode
    contentVerticalAlignment currentPageIndicatorTintColor datePickerMode directionalLayoutMargins
    estimatedRowHeight highlightedTextColor horizontalScrollIndicatorInsets indentationLevel
    indentationWidth indicatorStyle isContinuous isOpaque isSelectable isTranslucent
    keyboardAppearance layer layoutMargins lineBreakMode maximumTrackTintColor minimumScaleFactor
    minimumTrackTintColor onTintColor overrideUserInterfaceStyle pageIndicatorTintColor
    preferredDatePickerStyle progressTintColor scrollIndicatorInsets searchBarStyle
    selectedSegmentTintColor selectionStyle separatorColor separatorEffect separatorInset
    separatorStyle shadowColor shadowOffset shouldIndentWhileEditing showsHorizontalScrollIndicator
    showsReorderControl showsVerticalScrollIndicator spellCheckingType textContentType
    thumbTintColor titleEdgeInsets titleLabel trackTintColor
    translatesAutoresizingMaskIntoConstraints verticalScrollIndicatorInsets
    """)

  /// Properties of view controllers.
  package static let controllers = words(
    "preferredSplitBehavior primaryBackgroundStyle restorationIdentifier")

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
    addAttribute(_:value:range:) addAttributes(_:range:) bringSubviewToFront(_:)
    configureWithDefaultBackground() configureWithOpaqueBackground()
    configureWithTransparentBackground() flashScrollIndicators() impactOccurred()
    invalidateIntrinsicContentSize() makeKeyAndVisible() notificationOccurred(_:) prepare()
    removeArrangedSubview(_:) selectionChanged() sendSubviewToBack(_:) setBackgroundImage(_:for:)
    setBackgroundImage(_:for:barMetrics:) setContentCompressionResistancePriority(_:for:)
    setContentHuggingPriority(_:for:) setCustomSpacing(_:after:) setNeedsDisplay() setNeedsLayout()
    setNeedsStatusBarAppearanceUpdate() setNeedsUpdateConfiguration() setNeedsUpdateConstraints()
    setTitleColor(_:for:) setTitleTextAttributes(_:for:) sizeToFit()
    """)

  private static func words(_ text: String) -> Set<String> {
    Set(text.split { $0 == " " || $0 == "\n" }.map(String.init))
  }
}
