/// Attributes of Interface Builder's inspectors that few documents have, by the element; those of views
/// and of controllers may stand at any.
enum RareAttributes {
  static let ofViews = words(
    "accessibilityIgnoresInvertColors alpha clearsContextBeforeDrawing hidden largeContentTitle "
      + "largeContentImage restorationIdentifier semanticContentAttribute showsLargeContentViewer "
      + "simulatedAppContext tag verifyAmbiguity")

  static let ofControllers = words(
    "automaticallyAdjustsScrollViewInsets definesPresentationContext edgesForExtendedLayout "
      + "extendedLayoutIncludesOpaqueBars hidesBottomBarWhenPushed modalPresentationStyle "
      + "modalTransitionStyle nibName providesPresentationContextTransitionStyle "
      + "restorationIdentifier storyboardIdentifier title "
      + "useStoryboardIdentifierAsRestorationIdentifier")

  private static let scrolling =
    "contentInset contentInsetAdjustmentBehavior directionalLockEnabled indicatorStyle scrollEnabled "
    + "scrollIndicatorInsets automaticallyAdjustsScrollIndicatorInsets"

  static let byElement = [
    "accessibilityOverrides": "dynamicTypePreference isEnabled",
    "backgroundConfiguration":
      "backgroundColor cornerRadius image imageContentMode strokeColor strokeWidth visualEffect",
    "blurEffect": "style",
    "buttonConfiguration":
      "attributedSubtitle attributedTitle background baseBackgroundColor baseForegroundColor "
      + "buttonSize catalog contentInsets cornerStyle image imagePadding imagePlacement "
      + "showsActivityIndicator style subtitle subtitleFontDescription title titleAlignment "
      + "titleFontDescription titlePadding",
    "button":
      "adjustsImageWhenHighlighted changesSelectionAsPrimaryAction preferredBehavioralStyle role "
      + "springLoaded configurationUpdateHandler titleEdgeInsets",
    "collectionView":
      scrolling + " allowsMultipleSelection allowsSelection springLoaded estimatedItemSize",
    "collectionViewFlowLayout":
      "sectionHeadersPinToVisibleBounds sectionFootersPinToVisibleBounds estimatedItemSize",
    "collectionViewController": "clearsSelectionOnViewWillAppear freeformSize",
    "datePicker": "calendarIdentifier roundsToMinuteInterval style",
    "document": "variant",
    "designable": "name intrinsicContentSize",
    "hostingController": "x y",
    "frame": "maxX maxY minX minY",
    "imageReference": "catalog image renderingMode symbolScale variableValue",
    "listContentConfiguration":
      "imageToTextPadding text secondaryText textToSecondaryTextHorizontalPadding "
      + "textToSecondaryTextVerticalPadding",
    "label":
      "allowsDefaultTighteningForTruncation baselineAdjustment enabled highlighted "
      + "lineBreakStrategy minimumScaleFactor preferredMaxLayoutWidth shadowColor shadowOffset "
      + "showsExpansionTextWhenTruncated useAutomaticPreferredMaxLayoutWidth",
    "mapView":
      "pitchEnabled rotateEnabled scrollEnabled showsBuildings showsCompass showsPointsOfInterest "
      + "showsScale showsTraffic showsUserLocation zoomEnabled",
    "navigationBar": "largeTitles barStyle layoutMargins translucent",
    "navigationBarAppearance": "backgroundColor shadowColor",
    "navigationController": "hidesBarsOnTap hidesBarsOnSwipe hidesBarsWhenKeyboardAppears",
    "navigationItem":
      "backButtonTitle backButtonDisplayMode customizationIdentifier hidesBackButton "
      + "hidesSearchBarWhenScrolling "
      + "largeTitleDisplayMode leftItemsSupplementBackButton preferredSearchBarPlacement prompt style",
    "pageControl":
      "allowsContinuousInteraction backgroundStyle currentPage currentPageIndicatorTintColor "
      + "defersCurrentPageDisplay hidesForSinglePage numberOfPages pageIndicatorTintColor "
      + "preferredIndicatorImage",
    "priority": "horizontal vertical",
    "scene": "sceneID",
    "refreshControl": "attributedTitle tintColor",
    "segue": "trigger",
    "scrollView": scrolling, "textView": scrolling,
    "searchBar": "barStyle showsScopeBar",
    "segment": "contentOffset enabled image selected width",
    "segmentedControl": "momentary",
    "simulatedScreenMetrics": "landscapeSize portraitSize",
    "splitViewController":
      "displayModeButtonVisibility preferredDisplayMode preferredSplitBehavior presentsWithGesture "
      + "primaryBackgroundStyle primaryEdge showsSecondaryOnlyButton style",
    "switch": "preferredStyle title",
    "tabBar": "barTintColor itemPositioning itemSpacing itemWidth barStyle translucent",
    "tabBarItem":
      "badgeColor badgeValue enabled landscapeImage largeContentSizeImage selectedImage",
    "tableView": scrolling + " allowsFocus fillerRowHeight sectionHeaderTopPadding springLoaded",
    "tableViewCell": "editingAccessoryType",
    "tableViewController": "clearsSelectionOnViewWillAppear freeformSize",
    "textField":
      "adjustsFontForContentSizeCategory adjustsFontSizeToFit background clearsOnBeginEditing "
      + "clearsOnInsertion disabledBackground enabled highlighted",
    "vibrancyEffect": "style",
    "viewController": "freeformSize",
    "userLayoutGuide": "affinity location",
    "viewControllerPlaceholder": "storyboardIdentifier",
  ].mapValues(words)

  private static func words(_ row: String) -> Set<String> {
    Set(row.split(separator: " ").map(String.init))
  }
}
