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

  static let byElement = [
    "accessibilityOverrides": "dynamicTypePreference isEnabled",
    "blurEffect": "style",
    "button":
      "adjustsImageWhenHighlighted changesSelectionAsPrimaryAction preferredBehavioralStyle role "
      + "springLoaded configurationUpdateHandler",
    "collectionView": "allowsMultipleSelection allowsSelection springLoaded estimatedItemSize",
    "collectionViewFlowLayout":
      "sectionHeadersPinToVisibleBounds sectionFootersPinToVisibleBounds estimatedItemSize",
    "datePicker": "preferredDatePickerStyle calendarIdentifier roundsToMinuteInterval style",
    "designable": "name intrinsicContentSize",
    "hostingController": "x y",
    "label":
      "allowsDefaultTighteningForTruncation baselineAdjustment enabled highlighted "
      + "lineBreakStrategy minimumScaleFactor preferredMaxLayoutWidth shadowColor shadowOffset "
      + "showsExpansionTextWhenTruncated",
    "navigationBar": "largeTitles barStyle translucent",
    "navigationBarAppearance": "backgroundColor shadowColor",
    "navigationController": "hidesBarsOnTap hidesBarsOnSwipe hidesBarsWhenKeyboardAppears",
    "navigationItem":
      "backButtonTitle backButtonDisplayMode hidesBackButton hidesSearchBarWhenScrolling "
      + "largeTitleDisplayMode leftItemsSupplementBackButton preferredSearchBarPlacement prompt style",
    "pageControl":
      "allowsContinuousInteraction backgroundStyle currentPage currentPageIndicatorTintColor "
      + "defersCurrentPageDisplay hidesForSinglePage numberOfPages pageIndicatorTintColor "
      + "preferredIndicatorImage",
    "scene": "sceneID",
    "splitViewController":
      "displayModeButtonVisibility preferredDisplayMode preferredSplitBehavior presentsWithGesture "
      + "primaryBackgroundStyle primaryEdge showsSecondaryOnlyButton style",
    "switch": "preferredStyle title",
    "tabBar": "itemPositioning itemSpacing itemWidth barStyle translucent",
    "tabBarItem":
      "badgeColor badgeValue enabled landscapeImage largeContentSizeImage selectedImage",
    "tableView": "allowsFocus fillerRowHeight sectionHeaderTopPadding springLoaded",
    "textField":
      "adjustsFontForContentSizeCategory adjustsFontSizeToFit background clearsOnBeginEditing "
      + "clearsOnInsertion disabledBackground enabled highlighted",
    "viewControllerPlaceholder": "storyboardIdentifier",
  ].mapValues(words)

  private static func words(_ row: String) -> Set<String> {
    Set(row.split(separator: " ").map(String.init))
  }
}
