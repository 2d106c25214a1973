/// A class of the system's frameworks, with its superclass and its settable properties.
package struct SystemClass: Sendable {
  /// The name.
  package let name: String

  /// The class that it inherits; nil for the root.
  package let superclass: String?

  /// The declared properties that a document can connect or set, by key.
  package let properties: Set<String>

  /// The class `name` with the keys of its properties, separated by blanks.
  init(_ name: String, _ superclass: String?, _ properties: String = "") {
    self.name = name
    self.superclass = superclass
    self.properties = Set(properties.split { $0 == " " || $0 == "\n" }.map(String.init))
  }

  /// The class named `name`; nil if it is none of the system's that are known here.
  package static func named(_ name: String) -> SystemClass? { byName[name] }

  /// All classes, each before its subclasses.
  static let all = objects + views + controls + lists + controllers + frameworks

  /// The names of all classes, each before its subclasses.
  package static var names: [String] { all.map(\.name) }

  private static let byName = Dictionary(
    all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })

  /// Whether objects of the class are view controllers.
  package var isViewController: Bool { lineage.contains("UIViewController") }

  /// Whether objects of the class are gesture recognizers.
  package var isGestureRecognizer: Bool { lineage.contains("UIGestureRecognizer") }

  /// The names of this class and all that it inherits, the nearest first.
  package var lineage: [String] {
    var names = [name]
    var next = superclass
    while let superclass = next {
      names.append(superclass)
      next = SystemClass.named(superclass)?.superclass
    }
    return names
  }

  /// The keys of the properties of this class and all that it inherits.
  package var allProperties: Set<String> {
    lineage.reduce(into: []) { $0.formUnion(SystemClass.named($1)?.properties ?? []) }
  }

  /// Whether objects of the class are views.
  package var isView: Bool { lineage.contains("UIView") }

  /// Whether this class, or one that it inherits, has a property named `key`.
  package func hasProperty(_ key: String) -> Bool {
    lineage.contains { SystemClass.named($0)?.properties.contains(key) ?? false }
  }
}

extension SystemClass {
  /// Tables, collections, their cells and layouts.
  static let lists: [SystemClass] = [
    .init(
      "UITableView", "UIScrollView",
      """
      dataSource delegate prefetchDataSource dragDelegate dropDelegate rowHeight sectionHeaderHeight
      sectionFooterHeight estimatedRowHeight estimatedSectionHeaderHeight
      estimatedSectionFooterHeight sectionHeaderTopPadding fillerRowHeight separatorInset
      separatorInsetReference backgroundView isEditing editing allowsSelection
      allowsSelectionDuringEditing allowsMultipleSelection allowsMultipleSelectionDuringEditing
      sectionIndexMinimumDisplayRowCount sectionIndexColor sectionIndexBackgroundColor
      sectionIndexTrackingBackgroundColor separatorStyle separatorColor separatorEffect
      cellLayoutMarginsFollowReadableWidth insetsContentViewsToSafeArea tableHeaderView
      tableFooterView remembersLastFocusedIndexPath selectionFollowsFocus dragInteractionEnabled
      isPrefetchingEnabled allowsFocus allowsFocusDuringEditing selfSizingInvalidation
      contentHuggingElements
      """),
    .init(
      "UITableViewCell", "UIView",
      """
      textLabel detailTextLabel imageView backgroundView selectedBackgroundView
      multipleSelectionBackgroundView selectionStyle isSelected selected isHighlighted highlighted
      showsReorderControl shouldIndentWhileEditing accessoryType accessoryView editingAccessoryType
      editingAccessoryView indentationLevel indentationWidth separatorInset isEditing editing
      focusStyle userInteractionEnabledWhileDragging contentView configurationUpdateHandler
      backgroundConfiguration contentConfiguration automaticallyUpdatesBackgroundConfiguration
      automaticallyUpdatesContentConfiguration
      """),
    .init("UITableViewCellContentView", "UIView"),
    .init(
      "UITableViewHeaderFooterView", "UIView",
      """
      tintColor textLabel detailTextLabel backgroundView contentView contentConfiguration
      backgroundConfiguration automaticallyUpdatesContentConfiguration
      """),
    .init(
      "UICollectionView", "UIScrollView",
      """
      collectionViewLayout delegate dataSource prefetchDataSource dragDelegate dropDelegate
      isPrefetchingEnabled prefetchingEnabled dragInteractionEnabled reorderingCadence backgroundView
      allowsSelection allowsMultipleSelection remembersLastFocusedIndexPath selectionFollowsFocus
      isEditing allowsSelectionDuringEditing allowsMultipleSelectionDuringEditing allowsFocus
      allowsFocusDuringEditing selfSizingInvalidation
      """),
    .init("UICollectionReusableView", "UIView"),
    .init(
      "UICollectionViewCell", "UICollectionReusableView",
      """
      contentView isSelected selected isHighlighted highlighted backgroundView selectedBackgroundView
      contentConfiguration backgroundConfiguration automaticallyUpdatesContentConfiguration
      automaticallyUpdatesBackgroundConfiguration configurationUpdateHandler
      """),
    .init(
      "UICollectionViewListCell", "UICollectionViewCell",
      "indentationLevel "
        + "indentationWidth indentsAccessories accessories"),
    .init("UICollectionViewLayout", "NSObject"),
    .init(
      "UICollectionViewFlowLayout", "UICollectionViewLayout",
      """
      minimumLineSpacing minimumInteritemSpacing itemSize estimatedItemSize scrollDirection
      headerReferenceSize footerReferenceSize sectionInset sectionInsetReference
      sectionHeadersPinToVisibleBounds sectionFootersPinToVisibleBounds
      """),
    .init("UICollectionViewCompositionalLayout", "UICollectionViewLayout"),
    .init("UICollectionViewTransitionLayout", "UICollectionViewLayout"),
    .init("UITableViewDiffableDataSource", "NSObject"),
    .init("UICollectionViewDiffableDataSource", "NSObject"),
  ]
}

extension SystemClass {
  /// View controllers of UIKit's.
  static let controllers: [SystemClass] = [
    .init(
      "UIViewController", "UIResponder",
      """
      view title definesPresentationContext providesPresentationContextTransitionStyle
      restoresFocusAfterTransition modalTransitionStyle modalPresentationStyle
      modalPresentationCapturesStatusBarAppearance isModalInPresentation modalInPresentation
      preferredContentSize contentSizeForViewInPopover edgesForExtendedLayout
      extendedLayoutIncludesOpaqueBars automaticallyAdjustsScrollViewInsets wantsFullScreenLayout
      isEditing editing hidesBottomBarWhenPushed toolbarItems navigationItem tabBarItem
      navigationController tabBarController splitViewController parentViewController
      searchDisplayController transitioningDelegate preferredTransition additionalSafeAreaInsets
      viewRespectsSystemMinimumLayoutMargins overrideUserInterfaceStyle interactionActivityTrackingBaseName
      disablesAutomaticKeyboardDismissal focusGroupIdentifier extensionContext popoverPresentationController
      storyboard contentUnavailableConfiguration
      """),
    .init(
      "UITableViewController", "UIViewController",
      "tableView refreshControl clearsSelectionOnViewWillAppear"),
    .init(
      "UICollectionViewController", "UIViewController",
      """
      collectionView clearsSelectionOnViewWillAppear installsStandardGestureForInteractiveMovement
      useLayoutToLayoutNavigationTransitions
      """),
    .init(
      "UINavigationController", "UIViewController",
      """
      viewControllers delegate navigationBar toolbar isNavigationBarHidden navigationBarHidden
      isToolbarHidden toolbarHidden hidesBarsOnTap hidesBarsOnSwipe hidesBarsWhenKeyboardAppears
      hidesBarsWhenVerticallyCompact topViewController
      """),
    .init(
      "UITabBarController", "UIViewController",
      """
      viewControllers delegate tabBar selectedIndex selectedViewController
      customizableViewControllers tabs mode sidebar
      """),
    .init(
      "UISplitViewController", "UIViewController",
      """
      viewControllers delegate presentsWithGesture preferredDisplayMode preferredSplitBehavior
      preferredPrimaryColumnWidthFraction preferredPrimaryColumnWidth minimumPrimaryColumnWidth
      maximumPrimaryColumnWidth preferredSupplementaryColumnWidth primaryEdge primaryBackgroundStyle
      showsSecondaryOnlyButton displayModeButtonVisibility masterViewController detailViewController
      """),
    .init(
      "UIPageViewController", "UIViewController",
      "delegate dataSource isDoubleSided doubleSided viewControllers"),
    .init(
      "UISearchController", "UIViewController",
      """
      delegate searchResultsUpdater searchBar isActive active obscuresBackgroundDuringPresentation
      dimsBackgroundDuringPresentation hidesNavigationBarDuringPresentation
      automaticallyShowsCancelButton showsSearchResultsController
      """),
    .init("UISearchContainerViewController", "UIViewController"),
    .init(
      "UIImagePickerController", "UINavigationController",
      "delegate sourceType mediaTypes allowsEditing cameraOverlayView"),
    .init("UIVideoEditorController", "UINavigationController", "delegate"),
    .init("UIAlertController", "UIViewController", "message"),
    .init("UIActivityViewController", "UIViewController"),
    .init("UIInputViewController", "UIViewController", "inputView"),
    .init("UIReferenceLibraryViewController", "UIViewController"),
    .init("UIDocumentPickerViewController", "UIViewController", "delegate"),
    .init("UIDocumentBrowserViewController", "UIViewController", "delegate"),
    .init("UIDocumentViewController", "UIViewController", "document"),
    .init("UIDocumentMenuViewController", "UIViewController", "delegate"),
    .init("UICloudSharingController", "UIViewController", "delegate"),
    .init("UIFontPickerViewController", "UIViewController", "delegate"),
    .init("UIColorPickerViewController", "UIViewController", "delegate"),
    .init("UIHostingController", "UIViewController"),
  ]
}

extension SystemClass {
  /// Classes of other frameworks that have an element, or are often named as a custom class.
  static let frameworks: [SystemClass] = [
    .init(
      "MKMapView", "UIView",
      """
      delegate mapType isZoomEnabled zoomEnabled isScrollEnabled scrollEnabled isRotateEnabled
      rotateEnabled isPitchEnabled pitchEnabled showsUserLocation showsPointsOfInterest
      showsBuildings showsCompass showsScale showsTraffic region centerCoordinate visibleMapRect
      camera userTrackingMode
      """),
    .init(
      "MKAnnotationView", "UIView",
      "annotation image leftCalloutAccessoryView "
        + "rightCalloutAccessoryView detailCalloutAccessoryView canShowCallout isDraggable"),
    .init("MKPinAnnotationView", "MKAnnotationView", "pinTintColor animatesDrop"),
    .init("MKMarkerAnnotationView", "MKAnnotationView", "markerTintColor glyphTintColor"),
    .init("MKUserTrackingBarButtonItem", "UIBarButtonItem", "mapView"),
    .init("MKUserTrackingButton", "UIView", "mapView"),
    .init("MKCompassButton", "UIView", "mapView"), .init("MKScaleView", "UIView", "mapView"),
    .init(
      "WKWebView", "UIView",
      """
      navigationDelegate UIDelegate allowsBackForwardNavigationGestures customUserAgent
      allowsLinkPreview allowsMagnification configuration
      """),
    .init(
      "AVPlayerViewController", "UIViewController",
      "player delegate showsPlaybackControls "
        + "videoGravity allowsPictureInPicturePlayback entersFullScreenWhenPlaybackBegins"),
    .init("AVRoutePickerView", "UIView", "delegate activeTintColor prioritizesVideoDevices"),
    .init("MPVolumeView", "UIView", "showsVolumeSlider showsRouteButton"),
    .init("GLKView", "UIView", "delegate context enableSetNeedsDisplay"),
    .init("GLKViewController", "UIViewController", "delegate preferredFramesPerSecond"),
    .init(
      "SCNView", "UIView",
      "scene delegate allowsCameraControl autoenablesDefaultLighting "
        + "playing loops showsStatistics antialiasingMode rendersContinuously pointOfView"),
    .init("ARSCNView", "SCNView", "session"),
    .init(
      "SKView", "UIView",
      "delegate scene isPaused paused showsFPS showsNodeCount "
        + "ignoresSiblingOrder allowsTransparency showsDrawCount showsPhysics showsFields"),
    .init("ARSKView", "SKView", "session"),
    .init("ARView", "UIView", "session"),
    .init(
      "ARCoachingOverlayView", "UIView",
      "delegate session sessionProvider"),
    .init(
      "MTKView", "UIView",
      "delegate device isPaused enableSetNeedsDisplay "
        + "preferredFramesPerSecond framebufferOnly sampleCount"),
    .init("PDFView", "UIView", "document delegate autoScales displayMode displayDirection"),
    .init("PDFThumbnailView", "UIView", "PDFView"),
    .init("PHLivePhotoView", "UIView", "delegate livePhoto isMuted"),
    .init("PKCanvasView", "UIScrollView", "drawing tool"),
    .init("PKPaymentButton", "UIButton", "cornerRadius"),
    .init("PKAddPassButton", "UIButton"),
    .init("ADBannerView", "UIView", "delegate"),
    .init("QLPreviewController", "UIViewController", "dataSource delegate"),
    .init("SFSafariViewController", "UIViewController", "delegate"),
    .init("SLComposeViewController", "UIViewController"),
    .init("SLComposeServiceViewController", "UIViewController", "textView placeholder"),
    .init("MSMessagesAppViewController", "UIViewController"),
    .init("MFMailComposeViewController", "UINavigationController", "mailComposeDelegate"),
    .init("MFMessageComposeViewController", "UINavigationController", "messageComposeDelegate"),
    .init("CNContactViewController", "UIViewController", "delegate"),
    .init("CNContactPickerViewController", "UIViewController", "delegate"),
    .init("EKEventViewController", "UIViewController", "delegate event"),
    .init("EKEventEditViewController", "UINavigationController", "editViewDelegate event"),
    .init("ABPeoplePickerNavigationController", "UINavigationController"),
    .init("GKGameCenterViewController", "UINavigationController", "gameCenterDelegate"),
    .init("SKStoreProductViewController", "UIViewController", "delegate"),
    .init("PHPickerViewController", "UIViewController", "delegate"),
    .init("INUIAddVoiceShortcutButton", "UIButton", "delegate shortcut"),
    .init("ASAuthorizationAppleIDButton", "UIControl", "cornerRadius"),
    .init("ASCredentialProviderViewController", "UIViewController"),
    .init("AVCaptureVideoPreviewLayer", "CALayer"), .init("AVPlayerLayer", "CALayer"),
    .init("CAEmitterLayer", "CALayer"), .init("CAReplicatorLayer", "CALayer"),
    .init("VNDocumentCameraViewController", "UIViewController", "delegate"),
    .init("DCAppAttestService", "NSObject"),
    .init("CLLocationManager", "NSObject", "delegate"),
    .init("MCBrowserViewController", "UIViewController", "delegate"),
    .init("MPMediaPickerController", "UIViewController", "delegate"),
    .init("MPMoviePlayerViewController", "UIViewController"),
    .init("NSFetchedResultsController", "NSObject", "delegate"),
    .init("LPLinkView", "UIView", "metadata"),
  ]
}
