import BoardwalkTree

/// The attributes that are either on or off wherever real documents have them.
enum Switches {
  /// Whether `name` is one of them.
  static func has(_ name: String) -> Bool { names.find(name) != nil }

  private static let names = NameTable(all.sorted())

  static let all = Set(
    """
    adjustable adjustsFontForContentSizeCategory adjustsFontSizeToFit \
    adjustsImageSizeForAccessibilityContentSizeCategory adjustsImageWhenDisabled \
    adjustsLetterSpacingToFitWidth allowDoubleColumnStyle allowsAirPlayForMediaPlayback \
    allowsBackForwardNavigationGestures allowsDefaultTighteningForTruncation \
    allowsDirectInteraction allowsEditingTextAttributes allowsLinkPreview \
    allowsMultipleSelection allowsPictureInPictureMediaPlayback allowsSelection \
    allowsSelectionDuringEditing alwaysBounceHorizontal alwaysBounceVertical animates animating \
    automaticEstimatedItemSize automaticallyAdjustsScrollViewInsets autoresizesSubviews \
    baselineRelativeArrangement bounces bouncesZoom cancelsTouchesInView \
    clearsContextBeforeDrawing clearsSelectionOnViewWillAppear clipsSubviews \
    contentViewInsetsToSafeArea continuous definesPresentationContext delaysContentTouches \
    delaysTouchesBegan directionalLockEnabled editable enableSetNeedsDisplay enabled \
    enablesReturnKeyAutomatically extendedLayoutIncludesOpaqueBars fixedFrame \
    hasAttributedTitle hidden hidesAccessoryWhenEditing hidesBottomBarWhenPushed \
    hidesWhenStopped insetsLayoutMarginsFromSafeArea largeTitles launchScreen \
    layoutMarginsFollowReadableWidth multipleTouchEnabled navigationBarHidden on opaque \
    pagingEnabled pitchEnabled pointerInteraction prefetchingEnabled presentsWithGesture \
    preservesSuperviewLayoutMargins providesPresentationContextTransitionStyle \
    reversesTitleShadowWhenHighlighted rotateEnabled scalesPageToFit scrollEnabled \
    secureTextEntry selectable selected shouldIndentWhileEditing showsBuildings \
    showsCancelButton showsHorizontalScrollIndicator showsMenuAsPrimaryAction \
    showsReorderControl showsScale showsSearchResultsButton showsTouchWhenHighlighted \
    showsVerticalScrollIndicator symbolic toolbarHidden \
    translatesAutoresizingMaskIntoConstraints translucent useAutolayout useCurrentDate \
    useSafeAreas useStoryboardIdentifierAsRestorationIdentifier useTraitCollections \
    userInteractionEnabled zoomEnabled
    """.split(separator: " ").map(String.init))
}
