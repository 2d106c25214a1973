/// The order in which Interface Builder writes the attributes of each element, as counted in real
/// documents: of 96,571 elements three have another.
enum AttributeOrder {
  private static let rows: [String: String] = [
    "accessibility": "key hint identifier label",
    "accessibilityTraits":
      "key button staticText updatesFrequently adjustable allowsDirectInteraction link "
      + "image notEnabled header none summaryElement searchField keyboardKey",
    "action": "selector destination eventType id",
    "activityIndicatorView":
      "key hidden opaque contentMode horizontalHuggingPriority verticalHuggingPriority "
      + "fixedFrame hidesWhenStopped ambiguous animating style "
      + "translatesAutoresizingMaskIntoConstraints id",
    "arscnView":
      "clipsSubviews multipleTouchEnabled contentMode fixedFrame "
      + "translatesAutoresizingMaskIntoConstraints id",
    "arskView": "contentMode fixedFrame translatesAutoresizingMaskIntoConstraints id",
    "audiovisualMediaTypes": "key none",
    "autoresizingMask":
      "key flexibleMinX widthSizable flexibleMaxX heightSizable flexibleMinY flexibleMaxY",
    "avPlayerViewController": "storyboardIdentifier videoGravity id sceneMemberID",
    "barButtonItem": "key enabled title image width style systemItem catalog id userLabel",
    "bool": "key value",
    "button":
      "hidden key opaque tag clipsSubviews contentMode horizontalHuggingPriority "
      + "ambiguous misplaced verticalHuggingPriority fixedFrame enabled "
      + "horizontalCompressionResistancePriority verticalCompressionResistancePriority "
      + "selected insetsLayoutMarginsFromSafeArea showsMenuAsPrimaryAction "
      + "contentHorizontalAlignment contentVerticalAlignment buttonType "
      + "reversesTitleShadowWhenHighlighted showsTouchWhenHighlighted "
      + "adjustsImageSizeForAccessibilityContentSizeCategory adjustsImageWhenDisabled "
      + "lineBreakMode hasAttributedTitle pointerInteraction "
      + "translatesAutoresizingMaskIntoConstraints id userLabel customClass customModule "
      + "customModuleProvider",
    "buttonConfiguration": "key style",
    "capability": "name minToolsVersion",
    "class": "className superclassName",
    "collectionReusableView":
      "key opaque clipsSubviews multipleTouchEnabled contentMode "
      + "insetsLayoutMarginsFromSafeArea restorationIdentifier reuseIdentifier id "
      + "customClass customModule customModuleProvider",
    "collectionView":
      "key opaque clipsSubviews multipleTouchEnabled contentMode fixedFrame "
      + "minimumZoomScale maximumZoomScale misplaced alwaysBounceHorizontal "
      + "alwaysBounceVertical bounces pagingEnabled contentInsetAdjustmentBehavior "
      + "directionalLockEnabled keyboardDismissMode showsHorizontalScrollIndicator "
      + "showsVerticalScrollIndicator dataMode prefetchingEnabled "
      + "translatesAutoresizingMaskIntoConstraints id customClass customModule userLabel",
    "collectionViewCell":
      "opaque clipsSubviews multipleTouchEnabled contentMode "
      + "insetsLayoutMarginsFromSafeArea reuseIdentifier id userLabel customClass "
      + "customModule customModuleProvider",
    "collectionViewCellContentView":
      "key opaque clipsSubviews multipleTouchEnabled contentMode "
      + "insetsLayoutMarginsFromSafeArea id",
    "collectionViewController":
      "storyboardIdentifier title autoresizesArchivedViewToFullSize "
      + "definesPresentationContext useStoryboardIdentifierAsRestorationIdentifier "
      + "clearsSelectionOnViewWillAppear id customClass customModule customModuleProvider "
      + "sceneMemberID",
    "collectionViewFlowLayout":
      "key scrollDirection automaticEstimatedItemSize minimumLineSpacing "
      + "minimumInteritemSpacing sectionInsetReference id customClass",
    "collectionViewLayout": "key id customClass customModule customModuleProvider",
    "color":
      "key systemColor red green blue white alpha name catalog colorSpace "
      + "customColorSpace xcode11CocoaTouchSystemColor cocoaTouchSystemColor",
    "constraint":
      "firstItem firstAttribute relation secondItem secondAttribute multiplier priority "
      + "constant symbolic placeholder identifier type symbolType id userLabel",
    "containerView":
      "hidden opaque clipsSubviews contentMode fixedFrame insetsLayoutMarginsFromSafeArea "
      + "placeholderIntrinsicWidth placeholderIntrinsicHeight verticalHuggingPriority "
      + "horizontalCompressionResistancePriority verticalCompressionResistancePriority "
      + "ambiguous translatesAutoresizingMaskIntoConstraints id userLabel",
    "customObject": "id userLabel customClass customModule customModuleProvider",
    "dataDetectorType": "key link",
    "dataDetectorTypes": "key none",
    "date": "key timeIntervalSinceReferenceDate",
    "datePicker":
      "contentMode enabled fixedFrame contentHorizontalAlignment contentVerticalAlignment "
      + "datePickerMode minuteInterval style useCurrentDate "
      + "translatesAutoresizingMaskIntoConstraints id",
    "deployment": "defaultVersion version identifier",
    "development": "defaultVersion identifier",
    "device": "id orientation layout appearance",
    "directionalEdgeInsets": "key top leading bottom trailing",
    "document":
      "type version toolsVersion systemVersion targetRuntime propertyAccessControl "
      + "useAutolayout launchScreen useTraitCollections useSafeAreas colorMatched "
      + "initialViewController",
    "edgeInsets": "key top left bottom right",
    "exit": "id userLabel sceneMemberID",
    "extendedEdge": "key bottom top",
    "font": "key metaFont size name",
    "fontDescription": "key type name family style weight pointSize size",
    "frame": "key minX minY width height",
    "glkView":
      "key opaque clipsSubviews multipleTouchEnabled contentMode fixedFrame "
      + "enableSetNeedsDisplay translatesAutoresizingMaskIntoConstraints id",
    "glkViewController": "storyboardIdentifier preferredFramesPerSecond id sceneMemberID",
    "hostingController":
      "restorationIdentifier storyboardIdentifier id customClass customModule "
      + "customModuleProvider sceneMemberID",
    "image": "name catalog width height",
    "imageReference": "key image catalog symbolScale",
    "imageView":
      "hidden opaque clipsSubviews multipleTouchEnabled key userInteractionEnabled tag "
      + "contentMode horizontalHuggingPriority verticalHuggingPriority fixedFrame "
      + "horizontalCompressionResistancePriority verticalCompressionResistancePriority "
      + "ambiguous misplaced image catalog highlightedImage placeholderIntrinsicWidth "
      + "placeholderIntrinsicHeight adjustsImageSizeForAccessibilityContentSizeCategory "
      + "insetsLayoutMarginsFromSafeArea translatesAutoresizingMaskIntoConstraints id "
      + "userLabel customClass customModule customModuleProvider",
    "inset": "key minX minY maxX maxY",
    "integer": "key value",
    "keyCommand": "input modifierFlags actionName discoverabilityTitle",
    "label":
      "hidden autoresizesSubviews opaque clipsSubviews multipleTouchEnabled "
      + "userInteractionEnabled tag alpha contentMode horizontalHuggingPriority "
      + "verticalHuggingPriority fixedFrame horizontalCompressionResistancePriority "
      + "verticalCompressionResistancePriority ambiguous misplaced "
      + "preservesSuperviewLayoutMargins insetsLayoutMarginsFromSafeArea usesAttributedText "
      + "layoutMarginsFollowReadableWidth placeholderIntrinsicWidth "
      + "placeholderIntrinsicHeight text textAlignment lineBreakMode numberOfLines "
      + "baselineAdjustment minimumScaleFactor minimumFontSize "
      + "adjustsLetterSpacingToFitWidth adjustsFontForContentSizeCategory enabled "
      + "adjustsFontSizeToFit preferredMaxLayoutWidth "
      + "translatesAutoresizingMaskIntoConstraints id userLabel customClass customModule "
      + "customModuleProvider",
    "listContentConfiguration": "key text secondaryText",
    "mapView":
      "key clipsSubviews multipleTouchEnabled userInteractionEnabled contentMode "
      + "horizontalHuggingPriority verticalHuggingPriority ambiguous fixedFrame mapType "
      + "showsBuildings showsScale zoomEnabled scrollEnabled rotateEnabled pitchEnabled "
      + "translatesAutoresizingMaskIntoConstraints id userLabel",
    "mtkView":
      "contentMode fixedFrame colorPixelFormat depthStencilPixelFormat "
      + "translatesAutoresizingMaskIntoConstraints id",
    "navigationBar":
      "key opaque clipsSubviews multipleTouchEnabled contentMode "
      + "insetsLayoutMarginsFromSafeArea barStyle translucent largeTitles fixedFrame "
      + "horizontalCompressionResistancePriority verticalCompressionResistancePriority "
      + "translatesAutoresizingMaskIntoConstraints id",
    "navigationController":
      "storyboardIdentifier title automaticallyAdjustsScrollViewInsets "
      + "useStoryboardIdentifierAsRestorationIdentifier definesPresentationContext "
      + "extendedLayoutIncludesOpaqueBars key modalPresentationStyle navigationBarHidden "
      + "toolbarHidden id customClass customModule customModuleProvider userLabel "
      + "sceneMemberID",
    "navigationItem": "key title largeTitleDisplayMode prompt id userLabel",
    "nil": "key name",
    "offsetWrapper": "key horizontal vertical",
    "outlet": "property destination id",
    "outletCollection": "property destination collectionClass appends id",
    "pageControl":
      "opaque contentMode fixedFrame contentHorizontalAlignment contentVerticalAlignment "
      + "numberOfPages translatesAutoresizingMaskIntoConstraints id",
    "pageViewController":
      "storyboardIdentifier autoresizesArchivedViewToFullSize transitionStyle pageSpacing "
      + "navigationOrientation spineLocation doubleSided id customClass customModule "
      + "customModuleProvider sceneMemberID",
    "panGestureRecognizer": "minimumNumberOfTouches id",
    "paragraphStyle":
      "key alignment lineBreakMode baseWritingDirection lineSpacing lineHeightMultiple "
      + "paragraphSpacing paragraphSpacingBefore defaultTabInterval minimumLineHeight "
      + "tighteningFactorForTruncation allowsDefaultTighteningForTruncation",
    "pickerView": "hidden contentMode fixedFrame translatesAutoresizingMaskIntoConstraints id",
    "placeholder":
      "placeholderIdentifier id userLabel customClass sceneMemberID customModule "
      + "customModuleProvider",
    "plugIn": "identifier version",
    "point": "key x y",
    "pongPressGestureRecognizer": "allowableMovement minimumPressDuration id",
    "popoverArrowDirection": "key up down left right",
    "preferredSymbolConfiguration": "key scale weight",
    "progressView":
      "hidden opaque contentMode verticalHuggingPriority fixedFrame progress "
      + "progressImage trackImage translatesAutoresizingMaskIntoConstraints id userLabel",
    "range": "key location length",
    "real": "key value",
    "rect": "key x y width height",
    "refreshControl":
      "key opaque multipleTouchEnabled contentMode enabled contentHorizontalAlignment "
      + "contentVerticalAlignment id",
    "relationship": "kind name candidateClass",
    "sceneKitView":
      "key clipsSubviews multipleTouchEnabled contentMode fixedFrame "
      + "translatesAutoresizingMaskIntoConstraints id",
    "scrollView":
      "verifyAmbiguity clipsSubviews multipleTouchEnabled contentMode ambiguous bounces "
      + "layoutMarginsFollowReadableWidth alwaysBounceHorizontal alwaysBounceVertical "
      + "delaysContentTouches fixedFrame pagingEnabled misplaced placeholderIntrinsicWidth "
      + "placeholderIntrinsicHeight showsHorizontalScrollIndicator "
      + "showsVerticalScrollIndicator keyboardDismissMode canCancelContentTouches "
      + "minimumZoomScale maximumZoomScale bouncesZoom "
      + "preservesSuperviewLayoutMargins restorationIdentifier verticalHuggingPriority "
      + "translatesAutoresizingMaskIntoConstraints id customClass customModule "
      + "customModuleProvider",
    "searchBar":
      "key contentMode fixedFrame misplaced searchBarStyle text placeholder "
      + "showsSearchResultsButton showsCancelButton "
      + "translatesAutoresizingMaskIntoConstraints id",
    "segmentedControl":
      "key opaque contentMode fixedFrame misplaced enabled contentHorizontalAlignment "
      + "contentVerticalAlignment segmentControlStyle selectedSegmentIndex "
      + "translatesAutoresizingMaskIntoConstraints id userLabel",
    "segue":
      "destination kind relationship identifier reference modalPresentationStyle "
      + "modalTransitionStyle destinationCreationSelector popoverAnchorBarButtonItem "
      + "customClass customModule key inheritsFrom customModuleProvider unwindAction "
      + "animates popoverAnchorView id",
    "simulatedNavigationBarMetrics": "key translucent barStyle prompted",
    "simulatedOrientationMetrics": "key orientation",
    "simulatedScreenMetrics": "key type",
    "simulatedStatusBarMetrics": "key statusBarStyle",
    "simulatedToolbarMetrics": "key translucent barStyle",
    "size": "key width height",
    "skView": "contentMode fixedFrame translatesAutoresizingMaskIntoConstraints id",
    "slider":
      "key opaque clipsSubviews contentMode fixedFrame "
      + "horizontalCompressionResistancePriority horizontalHuggingPriority "
      + "verticalHuggingPriority verticalCompressionResistancePriority "
      + "contentHorizontalAlignment contentVerticalAlignment value minValue maxValue "
      + "continuous minimumValueImage maximumValueImage "
      + "translatesAutoresizingMaskIntoConstraints id customClass customModule "
      + "customModuleProvider",
    "source": "key type relativePath",
    "splitViewController":
      "storyboardIdentifier extendedLayoutIncludesOpaqueBars allowDoubleColumnStyle "
      + "maximumPrimaryColumnWidth minimumPrimaryColumnWidth preferredDisplayMode behavior "
      + "primaryBackgroundStyle title presentsWithGesture id customClass customModule "
      + "customModuleProvider sceneMemberID",
    "stackView":
      "opaque clipsSubviews userInteractionEnabled contentMode fixedFrame "
      + "horizontalHuggingPriority horizontalCompressionResistancePriority "
      + "preservesSuperviewLayoutMargins verticalHuggingPriority "
      + "verticalCompressionResistancePriority insetsLayoutMarginsFromSafeArea "
      + "layoutMarginsFollowReadableWidth ambiguous misplaced axis distribution alignment "
      + "spacing spacingType baselineRelativeArrangement "
      + "translatesAutoresizingMaskIntoConstraints id userLabel customClass customModule "
      + "customModuleProvider",
    "state": "key title image backgroundImage catalog",
    "stepper":
      "opaque clipsSubviews tag contentMode horizontalHuggingPriority "
      + "verticalHuggingPriority fixedFrame horizontalCompressionResistancePriority "
      + "verticalCompressionResistancePriority contentHorizontalAlignment "
      + "contentVerticalAlignment value minimumValue maximumValue stepValue "
      + "translatesAutoresizingMaskIntoConstraints id",
    "string": "key base64-UTF8",
    "swipeGestureRecognizer": "direction id userLabel",
    "switch":
      "key opaque tag contentMode horizontalHuggingPriority verticalHuggingPriority "
      + "fixedFrame horizontalCompressionResistancePriority "
      + "verticalCompressionResistancePriority ambiguous preservesSuperviewLayoutMargins "
      + "contentHorizontalAlignment contentVerticalAlignment on title "
      + "translatesAutoresizingMaskIntoConstraints id userLabel customClass customModule "
      + "customModuleProvider",
    "tabBar":
      "key clearsContextBeforeDrawing contentMode insetsLayoutMarginsFromSafeArea "
      + "translucent fixedFrame translatesAutoresizingMaskIntoConstraints id",
    "tabBarController":
      "automaticallyAdjustsScrollViewInsets storyboardIdentifier title "
      + "useStoryboardIdentifierAsRestorationIdentifier id customClass customModule "
      + "customModuleProvider sceneMemberID",
    "tabBarItem":
      "key systemItem enabled title image catalog largeContentSizeImage selectedImage id "
      + "userLabel",
    "tableView":
      "key opaque clipsSubviews clearsContextBeforeDrawing contentMode fixedFrame "
      + "misplaced restorationIdentifier bouncesZoom bounces "
      + "insetsLayoutMarginsFromSafeArea alwaysBounceVertical scrollEnabled "
      + "showsHorizontalScrollIndicator keyboardDismissMode showsVerticalScrollIndicator "
      + "dataMode style separatorStyle allowsSelection allowsMultipleSelection "
      + "allowsSelectionDuringEditing sectionIndexMinimumDisplayRowCount rowHeight "
      + "estimatedRowHeight sectionHeaderHeight estimatedSectionHeaderHeight "
      + "sectionFooterHeight estimatedSectionFooterHeight contentViewInsetsToSafeArea "
      + "translatesAutoresizingMaskIntoConstraints id userLabel",
    "tableViewCell":
      "clipsSubviews tag userInteractionEnabled opaque alpha clearsContextBeforeDrawing "
      + "contentMode restorationIdentifier fixedFrame preservesSuperviewLayoutMargins "
      + "insetsLayoutMarginsFromSafeArea layoutMarginsFollowReadableWidth selectionStyle "
      + "accessoryType hidesAccessoryWhenEditing indentationLevel showsReorderControl "
      + "indentationWidth reuseIdentifier textLabel detailTextLabel "
      + "shouldIndentWhileEditing imageView rowHeight style "
      + "translatesAutoresizingMaskIntoConstraints id userLabel customClass customModule "
      + "customModuleProvider",
    "tableViewCellContentView":
      "key opaque clipsSubviews multipleTouchEnabled userInteractionEnabled contentMode "
      + "ambiguous preservesSuperviewLayoutMargins insetsLayoutMarginsFromSafeArea "
      + "tableViewCell id",
    "tableViewController":
      "storyboardIdentifier autoresizesArchivedViewToFullSize title "
      + "useStoryboardIdentifierAsRestorationIdentifier hidesBottomBarWhenPushed nibName "
      + "clearsSelectionOnViewWillAppear id userLabel customClass customModule "
      + "customModuleProvider sceneMemberID",
    "tableViewSection": "headerTitle footerTitle id userLabel colorLabel",
    "tapGestureRecognizer":
      "numberOfTouchesRequired cancelsTouchesInView delaysTouchesBegan "
      + "numberOfTapsRequired id userLabel",
    "textField":
      "hidden key opaque clipsSubviews userInteractionEnabled tag "
      + "clearsContextBeforeDrawing contentMode fixedFrame horizontalHuggingPriority "
      + "ambiguous misplaced enabled verticalHuggingPriority "
      + "horizontalCompressionResistancePriority verticalCompressionResistancePriority "
      + "preservesSuperviewLayoutMargins restorationIdentifier contentHorizontalAlignment "
      + "contentVerticalAlignment text usesAttributedText borderStyle placeholder "
      + "textAlignment adjustsFontForContentSizeCategory adjustsFontSizeToFit "
      + "minimumFontSize clearButtonMode translatesAutoresizingMaskIntoConstraints id "
      + "userLabel customClass customModule customModuleProvider",
    "textInputTraits":
      "key autocapitalizationType autocorrectionType spellCheckingType keyboardType "
      + "returnKeyType enablesReturnKeyAutomatically secureTextEntry keyboardAppearance "
      + "smartDashesType smartInsertDeleteType smartQuotesType textContentType",
    "textTab": "alignment location",
    "textView":
      "hidden autoresizesSubviews clipsSubviews multipleTouchEnabled tag "
      + "userInteractionEnabled contentMode fixedFrame ambiguous misplaced "
      + "horizontalHuggingPriority verticalHuggingPriority "
      + "verticalCompressionResistancePriority bounces scrollEnabled "
      + "showsHorizontalScrollIndicator showsVerticalScrollIndicator bouncesZoom "
      + "preservesSuperviewLayoutMargins editable text textAlignment "
      + "adjustsFontForContentSizeCategory selectable usesAttributedText "
      + "allowsEditingTextAttributes translatesAutoresizingMaskIntoConstraints id userLabel "
      + "customClass customModule customModuleProvider",
    "toolbar":
      "key hidden opaque clearsContextBeforeDrawing userInteractionEnabled contentMode "
      + "fixedFrame insetsLayoutMarginsFromSafeArea translucent "
      + "verticalCompressionResistancePriority translatesAutoresizingMaskIntoConstraints id "
      + "userLabel customClass customModule customModuleProvider",
    "userDefinedRuntimeAttribute": "type keyPath value catalog",
    "value": "key type width height",
    "variation": "key fixedFrame constant axis distribution",
    "view":
      "key tag opaque hidden clipsSubviews clearsContextBeforeDrawing "
      + "multipleTouchEnabled reference userInteractionEnabled alpha autoresizesSubviews "
      + "verifyAmbiguity contentMode fixedFrame ambiguous horizontalHuggingPriority "
      + "verticalHuggingPriority horizontalCompressionResistancePriority "
      + "insetsLayoutMarginsFromSafeArea verticalCompressionResistancePriority misplaced "
      + "preservesSuperviewLayoutMargins layoutMarginsFollowReadableWidth "
      + "placeholderIntrinsicWidth placeholderIntrinsicHeight "
      + "translatesAutoresizingMaskIntoConstraints simulatedAppContext "
      + "restorationIdentifier id userLabel customClass customModule customModuleProvider",
    "viewController":
      "storyboardIdentifier hidesBottomBarWhenPushed definesPresentationContext "
      + "autoresizesArchivedViewToFullSize key title "
      + "useStoryboardIdentifierAsRestorationIdentifier "
      + "automaticallyAdjustsScrollViewInsets nibName extendedLayoutIncludesOpaqueBars "
      + "providesPresentationContextTransitionStyle modalPresentationStyle id userLabel "
      + "customClass customModule customModuleProvider sceneMemberID",
    "viewControllerLayoutGuide": "type id",
    "viewControllerPlaceholder":
      "storyboardIdentifier storyboardName referencedIdentifier bundleIdentifier id "
      + "sceneMemberID",
    "viewLayoutGuide": "key id",
    "visualEffectView":
      "hidden key opaque clipsSubviews userInteractionEnabled contentMode fixedFrame "
      + "translatesAutoresizingMaskIntoConstraints id",
    "webView":
      "opaque userInteractionEnabled contentMode fixedFrame scalesPageToFit "
      + "translatesAutoresizingMaskIntoConstraints id userLabel",
    "window": "opaque clearsContextBeforeDrawing contentMode id",
    "wkWebView":
      "opaque contentMode allowsBackForwardNavigationGestures allowsLinkPreview "
      + "fixedFrame translatesAutoresizingMaskIntoConstraints restorationIdentifier id",
    "wkWebViewConfiguration":
      "key allowsAirPlayForMediaPlayback allowsPictureInPictureMediaPlayback",
  ]

  /// Each element's attributes with their ranks.
  static let ranks: [String: [String: Int]] = rows.mapValues { row in
    let names = row.split(separator: " ").map(String.init)
    return Dictionary(zip(names, 0...)) { first, _ in first }
  }

  /// Where attributes stand that the table lacks: what all but 75 of 9,400 such attributes in real
  /// documents do. Words of scenes alone go before the document is written, and stand behind all else.
  private static let ends: NameMap<Int> = {
    var ends = ["class": -2, "key": -1]
    let last = [
      "id", "userLabel", "customClass", "customModule", "customModuleProvider", "sceneMemberID",
    ]
    for (index, name) in last.enumerated() { ends[name] = behindAll + index }
    for word in SceneMarks.all.union(["sceneID", "firstResponder", "caption"]) { ends[word] = .max }
    return NameMap(ends)
  }()

  /// No element has so many attributes.
  private static let behindAll = 1 << 32

  /// Where each attribute of an element stands.
  struct Ranks: Sendable {
    private let known: NameMap<Int>?

    /// Where all others stand: before the id.
    private let others: Int

    /// Those of the elements that the table knows by `known`, or not at all.
    fileprivate init(_ known: [String: Int]?) {
      // Between two that are known there is room for others.
      self.known = known.map { NameMap($0.mapValues { $0 * 2 }) }
      others = known.map { ($0["id"] ?? $0.count) * 2 - 1 } ?? 0
    }

    /// The rank of the attribute `name`.
    func rank(of name: Name) -> Int { known?[name] ?? ends[name] ?? others }
  }

  /// The ranks of the attributes of elements called `element`.
  static func ranks(of element: String) -> Ranks { Ranks(ranks[element]) }
}
