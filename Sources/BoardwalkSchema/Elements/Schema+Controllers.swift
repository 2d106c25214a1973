extension Schema {
  /// View controllers and their parts.
  static let controllers: [ElementSchema] = [
    ElementSchema(
      "viewController", class: "UIViewController",
      attributes: [
        .storyboardIdentifier, .hidesBottomBarWhenPushed, .definesPresentationContext,
        .autoresizesArchivedViewToFullSize, .key, .title,
        .useStoryboardIdentifierAsRestorationIdentifier, .automaticallyAdjustsScrollViewInsets,
        .nibName, .extendedLayoutIncludesOpaqueBars,
        .boolean("providesPresentationContextTransitionStyle"), .modalPresentationStyle, .id,
        .userLabel, .customClass, .customModule, .customModuleProvider,
        .sceneMemberID.default("viewController"),
      ],
      rareAttributes: [
        .word("edgesForExtendedLayout"), .modalTransitionStyle, .restorationIdentifier,
      ],
      children: [
        .child("layoutGuides"), .view("view"), .child("value", as: "contentSizeForViewInPopover"),
        .child("mapView", as: "view"), .edgesForExtendedLayout, .tabBarItem, .toolbarItems,
        .navigationItem, .simulatedNavigationBar, .nil("simulatedStatusBarMetrics"),
        .simulatedToolbar, .simulatedStatusBar, .nil("simulatedTopBarMetrics"),
        .nil("simulatedBottomBarMetrics"), .freeformSize, .size("freeformSize"), .simulatedScreen,
        .simulatedTabBar, .child("metadata"), .child("sceneKitView", as: "view"),
        .simulatedOrientation,
        .child("splitViewMasterSimulatedSizeMetrics", as: "simulatedDestinationMetrics"),
        .child("visualEffectView", as: "view"), .userDefinedRuntimeAttributes, .connections,
        .canvasLocation,
      ]),
    ElementSchema(
      "tableViewController", class: "UITableViewController",
      attributes: [
        .storyboardIdentifier, .autoresizesArchivedViewToFullSize, .title,
        .useStoryboardIdentifierAsRestorationIdentifier, .hidesBottomBarWhenPushed, .nibName,
        .clearsSelectionOnViewWillAppear, .id, .userLabel, .customClass, .customModule,
        .customModuleProvider, .sceneMemberID.default("viewController"),
      ],
      children: [
        .child("tableView", as: "view"), .tabBarItem, .toolbarItems, .freeformSize,
        .edgesForExtendedLayout, .navigationItem, .simulatedNavigationBar, .simulatedToolbar,
        .size("freeformSize"), .connections, .child("refreshControl", as: "refreshControl"),
        .child("keyCommands"), .userDefinedRuntimeAttributes, .simulatedStatusBar, .simulatedTabBar,
      ]),
    ElementSchema(
      "collectionViewController", class: "UICollectionViewController",
      attributes: [
        .storyboardIdentifier, .title, .autoresizesArchivedViewToFullSize,
        .definesPresentationContext, .useStoryboardIdentifierAsRestorationIdentifier,
        .clearsSelectionOnViewWillAppear, .id, .customClass, .customModule, .customModuleProvider,
        .sceneMemberID.default("viewController"),
      ],
      children: [
        .child("collectionView", as: "view"), .toolbarItems, .navigationItem,
        .simulatedNavigationBar, .nil("simulatedBottomBarMetrics"), .simulatedToolbar, .connections,
        .userDefinedRuntimeAttributes,
      ],
      rareChildren: [.size("freeformSize")]),
    ElementSchema(
      "navigationController", class: "UINavigationController",
      attributes: [
        .storyboardIdentifier, .title, .automaticallyAdjustsScrollViewInsets,
        .useStoryboardIdentifierAsRestorationIdentifier, .definesPresentationContext,
        .extendedLayoutIncludesOpaqueBars, .key, .modalPresentationStyle,
        .boolean("navigationBarHidden"), .boolean("toolbarHidden"), .id, .customClass,
        .customModule, .customModuleProvider, .userLabel, .sceneMemberID.default("viewController"),
      ],
      rareAttributes: [
        .boolean("hidesBarsOnTap"), .boolean("hidesBarsOnSwipe"),
        .boolean("hidesBarsWhenKeyboardAppears"),
      ],
      children: [
        .tabBarItem, .toolbarItems, .navigationItem, .edgesForExtendedLayout, .simulatedStatusBar,
        .simulatedNavigationBar, .nil("simulatedStatusBarMetrics"), .nil("simulatedTopBarMetrics"),
        .nil("simulatedBottomBarMetrics"), .simulatedTabBar,
        .child("value", as: "contentSizeForViewInPopover"),
        .child("navigationBar", as: "navigationBar"), .child("nil"),
        .child("toolbar", as: "toolbar"), .userDefinedRuntimeAttributes, .connections,
        .child("viewControllers"), .child("metadata"),
      ]),
    ElementSchema(
      "tabBarController", class: "UITabBarController",
      attributes: [
        .automaticallyAdjustsScrollViewInsets, .storyboardIdentifier, .title,
        .useStoryboardIdentifierAsRestorationIdentifier, .id, .customClass, .customModule,
        .customModuleProvider, .sceneMemberID.default("viewController"),
      ],
      children: [
        .toolbarItems, .edgesForExtendedLayout, .navigationItem, .simulatedStatusBar,
        .nil("simulatedBottomBarMetrics"), .simulatedTabBar, .child("tabBar", as: "tabBar"),
        .userDefinedRuntimeAttributes, .connections, .child("viewControllers"),
      ]),
    ElementSchema(
      "splitViewController", class: "UISplitViewController",
      attributes: [
        .storyboardIdentifier, .extendedLayoutIncludesOpaqueBars,
        .boolean("allowDoubleColumnStyle"), .number("maximumPrimaryColumnWidth"),
        .number("minimumPrimaryColumnWidth"), .word("preferredDisplayMode"), .word("behavior"),
        .word("primaryBackgroundStyle"), .title, .boolean("presentsWithGesture"), .id, .customClass,
        .customModule, .customModuleProvider, .sceneMemberID.default("viewController"),
      ],
      rareAttributes: [
        .word("displayModeButtonVisibility"), .word("preferredSplitBehavior"), .word("primaryEdge"),
        .boolean("showsSecondaryOnlyButton"), .style,
      ],
      children: [
        .tabBarItem, .edgesForExtendedLayout, .toolbarItems, .simulatedStatusBar,
        .child("navigationController", as: "masterViewController"), .simulatedOrientation,
        .connections, .child("viewController", as: "detailViewController"), .canvasLocation,
      ]),
    ElementSchema(
      "pageViewController", class: "UIPageViewController",
      attributes: [
        .storyboardIdentifier, .autoresizesArchivedViewToFullSize,
        .choice("transitionStyle", of: PageTransitionStyle.self),
        .number("pageSpacing"),
        .choice("navigationOrientation", of: PageNavigationOrientation.self),
        .choice("spineLocation", of: SpineLocation.self), .boolean("doubleSided"), .id,
        .customClass, .customModule,
        .customModuleProvider, .sceneMemberID.default("viewController"),
      ]),
    ElementSchema(
      "glkViewController", class: "GLKViewController", noun: "GLKit view controller",
      attributes: [
        .storyboardIdentifier, .number("preferredFramesPerSecond"), .id, .sceneMemberID,
      ],
      children: [.child("layoutGuides"), .child("glkView", as: "view")]),
    ElementSchema(
      "avPlayerViewController", class: "AVPlayerViewController", noun: "player view controller",
      attributes: [.storyboardIdentifier, .word("videoGravity"), .id, .sceneMemberID]),
    ElementSchema(
      "hostingController", class: "UIHostingController",
      attributes: [
        .restorationIdentifier, .storyboardIdentifier, .id, .customClass, .customModule,
        .customModuleProvider, .sceneMemberID.default("viewController"),
      ],
      rareAttributes: [.number("x"), .number("y")],
      children: [.navigationItem, .userDefinedRuntimeAttributes]),
    ElementSchema(
      "viewControllerPlaceholder", noun: "storyboard reference", alias: "storyboardReference",
      title: "storyboardName",
      attributes: [
        .storyboardIdentifier, .text("storyboardName"), .text("referencedIdentifier"),
        .text("bundleIdentifier"), .id, .sceneMemberID.default("viewController"),
      ],
      children: [.navigationItem, .tabBarItem]),
    ElementSchema(
      "viewControllers",
      children: [.child("viewController"), .child("tableViewController")]),
    ElementSchema("searchDisplayController", attributes: [.id]),
    ElementSchema("extendedEdge", attributes: [.key, .word("bottom"), .word("top")]),
    ElementSchema("keyCommands"),
    ElementSchema(
      "keyCommand",
      attributes: [
        .word("input"), .word("modifierFlags"), .word("actionName"), .word("discoverabilityTitle"),
      ]),
  ]
}
