import BoardwalkDocument

/// The attributes that are either on or off wherever real documents have them.
enum Switches {
  /// Whether `name` is one of them.
  static func has(_ name: String) -> Bool { names.find(name) != nil }

  private static let names = NameTable(all.sorted())

  static let all = Set(
    """
    accessibilityIgnoresInvertColors adjustable adjustsFontForContentSizeCategory \
    adjustsFontSizeToFit adjustsImageSizeForAccessibilityContentSizeCategory \
    adjustsImageWhenDisabled adjustsLetterSpacingToFitWidth allowDoubleColumnStyle \
    allowsAirPlayForMediaPlayback allowsBackForwardNavigationGestures \
    allowsContinuousInteraction allowsDefaultTighteningForTruncation \
    allowsDirectInteraction allowsEditingTextAttributes allowsLinkPreview \
    allowsMultipleSelection allowsPictureInPictureMediaPlayback allowsSelection \
    allowsSelectionDuringEditing alwaysBounceHorizontal alwaysBounceVertical animates \
    animating automaticallyAdjustsScrollIndicatorInsets \
    automaticallyAdjustsScrollViewInsets automaticEstimatedItemSize autoresizesSubviews \
    baselineRelativeArrangement bounces bouncesZoom cancelsTouchesInView \
    changesSelectionAsPrimaryAction clearsContextBeforeDrawing clearsOnBeginEditing \
    clearsOnInsertion clearsSelectionOnViewWillAppear clipsSubviews \
    contentViewInsetsToSafeArea continuous defersCurrentPageDisplay \
    definesPresentationContext delaysContentTouches delaysTouchesBegan \
    directionalLockEnabled editable enabled enableSetNeedsDisplay \
    enablesReturnKeyAutomatically extendedLayoutIncludesOpaqueBars fixedFrame \
    hasAttributedTitle hidden hidesAccessoryWhenEditing hidesBackButton hidesBarsOnSwipe \
    hidesBarsOnTap hidesBarsWhenKeyboardAppears hidesBottomBarWhenPushed \
    hidesForSinglePage hidesSearchBarWhenScrolling hidesWhenStopped highlighted \
    insetsLayoutMarginsFromSafeArea isElement largeTitles launchScreen \
    layoutMarginsFollowReadableWidth leftItemsSupplementBackButton momentary \
    multipleTouchEnabled navigationBarHidden on opaque pagingEnabled pitchEnabled \
    pointerInteraction prefetchingEnabled presentsWithGesture \
    preservesSuperviewLayoutMargins providesPresentationContextTransitionStyle \
    reversesTitleShadowWhenHighlighted rotateEnabled roundsToMinuteInterval \
    scalesPageToFit scrollEnabled sectionFootersPinToVisibleBounds \
    sectionHeadersPinToVisibleBounds secureTextEntry selectable selected \
    shouldIndentWhileEditing showsActivityIndicator showsBuildings showsCancelButton \
    showsCompass showsExpansionTextWhenTruncated showsHorizontalScrollIndicator \
    showsLargeContentViewer showsMenuAsPrimaryAction showsPointsOfInterest \
    showsReorderControl showsScale showsScopeBar showsSearchResultsButton \
    showsTouchWhenHighlighted showsTraffic showsUserLocation showsVerticalScrollIndicator \
    springLoaded symbolic toolbarHidden translatesAutoresizingMaskIntoConstraints \
    translucent useAutolayout useAutomaticPreferredMaxLayoutWidth useCurrentDate \
    userInteractionEnabled useSafeAreas useStoryboardIdentifierAsRestorationIdentifier \
    useTraitCollections zoomEnabled
    """.split(separator: " ").map(String.init))
}
