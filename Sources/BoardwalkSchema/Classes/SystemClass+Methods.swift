/// Methods of the system's classes that app code may call, by their Swift names.
extension SystemClass {
  /// Whether this class, or one that it inherits, has a method whose name begins with `name`, the
  /// word in front of the parentheses.
  package func hasMethod(_ name: String) -> Bool {
    lineage.contains { Self.methods[$0]?.contains(name) ?? false }
  }

  /// Whether code in Swift can name a property or a method of the class `name`.
  package func hasSwiftMember(_ name: String) -> Bool {
    hasMethod(name) || hasProperty(name) && !hasProperty(Self.booleanName(name))
  }

  /// Whether code in Swift can name a property or a method of any class of the system `name`.
  package static func anyHasSwiftMember(_ name: String) -> Bool { members.contains(name) }

  private static let members: Set<String> = {
    let keys = all.reduce(into: Set<String>()) { $0.formUnion($1.properties) }
    let properties = keys.filter { !keys.contains(booleanName($0)) }
    return methods.values.reduce(into: properties) { $0.formUnion($1) }
  }()

  /// The Swift name of the Boolean property with the key `key`: `isHidden` for `hidden`.
  private static func booleanName(_ key: String) -> String {
    "is" + key.prefix(1).uppercased() + key.dropFirst()
  }

  private static let methods: [String: Set<String>] = [
    "UIResponder": """
    becomeFirstResponder resignFirstResponder reloadInputViews target canPerformAction copy cut
    paste select selectAll delete toggleBoldface
    """,
    "UIView": """
    addSubview insertSubview bringSubviewToFront sendSubviewToBack removeFromSuperview
    exchangeSubview viewWithTag layoutIfNeeded setNeedsLayout setNeedsDisplay sizeToFit
    sizeThatFits addConstraint addConstraints removeConstraint removeConstraints
    systemLayoutSizeFitting setContentHuggingPriority setContentCompressionResistancePriority
    addGestureRecognizer removeGestureRecognizer convert hitTest point snapshotView endEditing
    isDescendant addInteraction removeInteraction addLayoutGuide drawHierarchy addMotionEffect
    updateConstraintsIfNeeded setNeedsUpdateConstraints
    """,
    "UILabel": "textRect drawText",
    "UIImageView": "startAnimating stopAnimating addSymbolEffect removeSymbolEffect setSymbolImage",
    "UIActivityIndicatorView": "startAnimating stopAnimating",
    "UIProgressView": "setProgress",
    "UIStackView": """
    addArrangedSubview insertArrangedSubview removeArrangedSubview setCustomSpacing customSpacing
    """,
    "UIScrollView": """
    setContentOffset scrollRectToVisible setZoomScale zoom flashScrollIndicators
    """,
    "UIPickerView": """
    selectRow selectedRow reloadAllComponents reloadComponent numberOfRows rowSize view
    """,
    "UIControl": """
    addTarget removeTarget addAction removeAction sendActions sendAction actions
    """,
    "UIButton": """
    setTitle setImage setTitleColor setTitleShadowColor setBackgroundImage setAttributedTitle
    setPreferredSymbolConfiguration title image titleColor backgroundImage attributedTitle
    setNeedsUpdateConfiguration
    """,
    "UISwitch": "setOn",
    "UISlider": """
    setValue setThumbImage setMinimumTrackImage setMaximumTrackImage thumbImage
    """,
    "UISegmentedControl": """
    setTitle setImage setWidth setEnabled insertSegment removeSegment removeAllSegments
    titleForSegment imageForSegment isEnabledForSegment setTitleTextAttributes setAction
    """,
    "UIDatePicker": "setDate",
    "UIRefreshControl": "beginRefreshing endRefreshing",
    "UITextView": "scrollRangeToVisible",
    "UISheetPresentationController": "animateChanges invalidateDetents",
    "UISearchBar": """
    setShowsCancelButton setImage setPositionAdjustment setShowsScope
    """,
    "UITableView": """
    reloadData reloadRows reloadSections reloadSectionIndexTitles reconfigureRows insertRows
    deleteRows moveRow insertSections deleteSections moveSection beginUpdates endUpdates
    performBatchUpdates setEditing selectRow deselectRow scrollToRow scrollToNearestSelectedRow
    register dequeueReusableCell dequeueReusableHeaderFooterView cellForRow indexPath
    indexPathForRow indexPathsForRows rect rectForRow rectForHeader headerView footerView
    numberOfRows
    """,
    "UICollectionView": """
    reloadData reloadItems reloadSections reconfigureItems insertItems deleteItems moveItem
    insertSections deleteSections moveSection performBatchUpdates selectItem deselectItem
    scrollToItem register dequeueReusableCell dequeueReusableSupplementaryView
    dequeueConfiguredReusableCell cellForItem indexPath indexPathForItem supplementaryView
    setCollectionViewLayout startInteractiveTransition layoutAttributesForItem numberOfItems
    beginInteractiveMovementForItem updateInteractiveMovementTargetPosition endInteractiveMovement
    cancelInteractiveMovement
    """,
    "UITableViewCell": """
    setEditing setSelected setHighlighted prepareForReuse defaultContentConfiguration
    """,
    "UICollectionViewCell": "prepareForReuse defaultBackgroundConfiguration",
    "UINavigationBar": "pushItem popItem setItems setBackgroundImage",
    "UIToolbar": "setItems setBackgroundImage",
    "UITabBar": "setItems",
    "UINavigationItem": """
    setLeftBarButton setRightBarButton setLeftBarButtonItems setRightBarButtonItems
    setHidesBackButton
    """,
    "UIBarButtonItem": "setTitleTextAttributes setBackgroundImage addSymbolEffect",
    "UITabBarItem": "setTitleTextAttributes setBadgeTextAttributes",
    "UIGestureRecognizer": """
    location locationOfTouch require addTarget removeTarget setTranslation velocity translation
    """,
    "UIViewController": """
    present dismiss performSegue show showDetailViewController addChild removeFromParent willMove
    didMove setEditing transition setNeedsStatusBarAppearanceUpdate loadViewIfNeeded loadView
    setToolbarItems setContentScrollView contentScrollView addKeyCommand targetViewController
    setNeedsUpdateOfHomeIndicatorAutoHidden setNeedsUpdateOfSupportedInterfaceOrientations
    setOverrideTraitCollection registerForTraitChanges beginAppearanceTransition
    endAppearanceTransition registerForPreviewing setNeedsUpdateContentUnavailableConfiguration
    """,
    "UINavigationController": """
    pushViewController popViewController popToRootViewController popToViewController
    setViewControllers setNavigationBarHidden setToolbarHidden
    """,
    "UITabBarController": "setViewControllers setTabBarHidden",
    "UIPageViewController": "setViewControllers",
    "UISplitViewController": "setViewController viewController show hide",
    "UIAlertController": "addAction addTextField",
    "UIWindow": "makeKeyAndVisible makeKey",
    "UIApplication": "open sendAction canOpenURL registerForRemoteNotifications",
  ].mapValues { Set($0.split { $0 == " " || $0 == "\n" }.map(String.init)) }
}
