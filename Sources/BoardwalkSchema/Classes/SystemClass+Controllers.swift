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
