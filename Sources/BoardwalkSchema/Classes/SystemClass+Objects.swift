extension SystemClass {
  /// The root, responders, items, gesture recognizers and other objects that are no views.
  static let objects: [SystemClass] = [
    .init(
      "NSObject", nil,
      """
      accessibilityIdentifier accessibilityLabel accessibilityValue accessibilityHint
      accessibilityTraits accessibilityFrame accessibilityPath accessibilityLanguage
      accessibilityElements accessibilityElementsHidden accessibilityViewIsModal
      accessibilityIgnoresInvertColors accessibilityCustomActions accessibilityActivationPoint
      accessibilityAttributedLabel accessibilityAttributedValue accessibilityAttributedHint
      accessibilityNavigationStyle accessibilityUserInputLabels accessibilityTextualContext
      isAccessibilityElement shouldGroupAccessibilityChildren accessibilityRespondsToUserInteraction
      automationElements accessibilityContainerType
      """),
    .init(
      "UIResponder", "NSObject",
      """
      inputView inputAccessoryView inputViewController inputAccessoryViewController userActivity
      restorationIdentifier restorationClass undoManager textInputMode
      """),
    .init("UIApplication", "UIResponder", "delegate"),
    .init("UIEvent", "NSObject"), .init("UITouch", "NSObject"),
    .init(
      "UIBarItem", "NSObject",
      """
      title image landscapeImagePhone largeContentSizeImage imageInsets landscapeImagePhoneInsets
      largeContentSizeImageInsets tag isEnabled enabled
      """),
    .init(
      "UIBarButtonItem", "UIBarItem",
      """
      style width possibleTitles customView action target tintColor menu primaryAction isSpringLoaded
      springLoaded isSelected selected changesSelectionAsPrimaryAction preferredMenuElementOrder
      isHidden hidden isSymbolAnimationEnabled
      """),
    .init(
      "UITabBarItem", "UIBarItem",
      "selectedImage badgeValue badgeColor titlePositionAdjustment standardAppearance "
        + "scrollEdgeAppearance isSpringLoaded"),
    .init("UIBarButtonItemGroup", "NSObject", "barButtonItems representativeItem isHidden"),
    .init(
      "UINavigationItem", "NSObject",
      """
      title titleView prompt backBarButtonItem hidesBackButton leftBarButtonItems rightBarButtonItems
      leftBarButtonItem rightBarButtonItem leftItemsSupplementBackButton searchController
      hidesSearchBarWhenScrolling largeTitleDisplayMode backButtonTitle backButtonDisplayMode
      standardAppearance compactAppearance scrollEdgeAppearance compactScrollEdgeAppearance style
      centerItemGroups leadingItemGroups trailingItemGroups pinnedTrailingGroup titleMenuProvider
      renameDelegate customizationIdentifier preferredSearchBarPlacement subtitle
      """),
    .init("UIMenuElement", "NSObject"), .init("UICommand", "UIMenuElement"),
    .init("UIMenu", "UIMenuElement"), .init("UIAction", "UIMenuElement"),
    .init("UIKeyCommand", "UICommand"),
    .init(
      "UIGestureRecognizer", "NSObject",
      """
      delegate isEnabled enabled cancelsTouchesInView delaysTouchesBegan delaysTouchesEnded
      allowedTouchTypes allowedPressTypes requiresExclusiveTouchType name
      """),
    .init(
      "UITapGestureRecognizer", "UIGestureRecognizer",
      "numberOfTapsRequired "
        + "numberOfTouchesRequired buttonMaskRequired"),
    .init("UIPinchGestureRecognizer", "UIGestureRecognizer", "scale"),
    .init("UIRotationGestureRecognizer", "UIGestureRecognizer", "rotation"),
    .init("UISwipeGestureRecognizer", "UIGestureRecognizer", "numberOfTouchesRequired direction"),
    .init(
      "UIPanGestureRecognizer", "UIGestureRecognizer",
      "minimumNumberOfTouches "
        + "maximumNumberOfTouches allowedScrollTypesMask"),
    .init("UIScreenEdgePanGestureRecognizer", "UIPanGestureRecognizer", "edges"),
    .init(
      "UILongPressGestureRecognizer", "UIGestureRecognizer",
      "numberOfTapsRequired "
        + "numberOfTouchesRequired minimumPressDuration allowableMovement"),
    .init("UIHoverGestureRecognizer", "UIGestureRecognizer"),
    .init(
      "NSLayoutConstraint", "NSObject",
      "priority constant isActive active identifier "
        + "shouldBeArchived"),
    .init("UILayoutGuide", "NSObject", "identifier"),
    .init("UIStoryboardSegue", "NSObject"), .init("UIStoryboardPopoverSegue", "UIStoryboardSegue"),
    .init("UIStoryboard", "NSObject"), .init("UINib", "NSObject"),
    .init("UIScreen", "NSObject"), .init("UIImage", "NSObject"), .init("UIColor", "NSObject"),
    .init("UIFont", "NSObject"),
    .init("UIDynamicAnimator", "NSObject", "delegate"), .init("UIDynamicBehavior", "NSObject"),
    .init("UIMotionEffect", "NSObject"),
    .init("UIPopoverController", "NSObject", "delegate contentViewController"),
    .init(
      "UISearchDisplayController", "NSObject",
      """
      delegate searchBar searchContentsController searchResultsDataSource searchResultsDelegate
      searchResultsTitle displaysSearchBarInNavigationBar active
      """),
    .init(
      "UIPresentationController", "NSObject",
      "delegate presentingViewController presentedViewController containerView presentedView"),
    .init(
      "UIPopoverPresentationController", "UIPresentationController",
      """
      sourceView sourceRect sourceItem barButtonItem permittedArrowDirections passthroughViews
      canOverlapSourceViewRect backgroundColor popoverLayoutMargins
      """),
    .init(
      "UISheetPresentationController", "UIPresentationController",
      """
      detents selectedDetentIdentifier largestUndimmedDetentIdentifier prefersGrabberVisible
      prefersScrollingExpandsWhenScrolledToEdge prefersEdgeAttachedInCompactHeight
      widthFollowsPreferredContentSizeWhenEdgeAttached preferredCornerRadius sourceView
      """),
    .init("NSFormatter", "NSObject"), .init("Formatter", "NSObject"),
    .init("NSNumberFormatter", "NSFormatter"), .init("NSDateFormatter", "NSFormatter"),
    .init("NSTextStorage", "NSObject"), .init("NSLayoutManager", "NSObject"),
    .init("NSOperation", "NSObject"), .init("Operation", "NSObject"),
    .init("NSManagedObject", "NSObject"), .init("NSDocument", "NSObject"),
    .init("UIDocument", "NSObject"), .init("UIManagedDocument", "UIDocument"),
    .init("CALayer", "NSObject"), .init("CAGradientLayer", "CALayer"),
    .init("CAShapeLayer", "CALayer"), .init("CATextLayer", "CALayer"),
    .init("NSProxy", nil),
  ]
}
