extension Schema {
  /// Tables and collections, their cells and layouts.
  static let lists: [ElementSchema] = [
    ElementSchema(
      "tableView", class: "UITableView",
      attributes: [
        .key, .opaque, .clipsSubviews.default("YES"), .clearsContextBeforeDrawing,
        .contentMode.default("scaleToFill"), .fixedFrame, .misplaced, .restorationIdentifier,
        .bouncesZoom, .bounces, .insetsLayoutMarginsFromSafeArea,
        .alwaysBounceVertical.default("YES"), .scrollEnabled, .showsHorizontalScrollIndicator,
        .keyboardDismissMode, .showsVerticalScrollIndicator, .dataMode.default("prototypes"),
        .choice("style", of: TableViewStyle.self).default("plain"),
        .choice("separatorStyle", among: separatorStyles).default("default"), .allowsSelection,
        .allowsMultipleSelection, .boolean("allowsSelectionDuringEditing"),
        .number("sectionIndexMinimumDisplayRowCount"), .rowHeight.default("-1"),
        .number("estimatedRowHeight").default("-1"), .number("sectionHeaderHeight").default("28"),
        .number("estimatedSectionHeaderHeight"), .number("sectionFooterHeight").default("28"),
        .number("estimatedSectionFooterHeight"), .boolean("contentViewInsetsToSafeArea"),
        .translatesAutoresizingMaskIntoConstraints.default("NO"), .id, .userLabel,
      ],
      rareAttributes: [
        .contentInsetAdjustmentBehavior, .directionalLockEnabled, .word("indicatorStyle"),
        .automaticallyAdjustsScrollIndicatorInsets, .boolean("allowsFocus"),
        .number("fillerRowHeight"), .number("sectionHeaderTopPadding"), .springLoaded,
        .reference("headerView"),
      ],
      children: [
        .frame, .autoresizingMask, .safeArea, .backgroundColor, .tintColor,
        .color("separatorColor"), .view("tableHeaderView"), .inset("separatorInset"),
        .view("tableFooterView"), .color("sectionIndexBackgroundColor"),
        .child("searchBar", as: "tableHeaderView"), .simulatedStatusBar,
        .color("sectionIndexColor"), .gestureRecognizers, .constraints,
        .child("button", as: "tableFooterView"), .nil("simulatedStatusBarMetrics"), .freeformSize,
        .simulatedOrientation, .child("prototypes"), .child("sections"), .simulatedScreen,
        .color("sectionIndexTrackingBackgroundColor"),
        .child("splitViewMasterSimulatedSizeMetrics", as: "simulatedDestinationMetrics"),
        .userDefinedRuntimeAttributes, .connections, .canvasLocation,
      ],
      rareChildren: [.inset("contentInset"), .inset("scrollIndicatorInsets")]),
    ElementSchema("prototypes"),
    ElementSchema("sections"),
    ElementSchema(
      "tableViewSection", alias: "section", title: "headerTitle",
      attributes: [.text("headerTitle"), .text("footerTitle"), .id, .userLabel, .colorLabel],
      children: [.child("cells"), .userComments]),
    ElementSchema("cells"),
    ElementSchema(
      "tableViewCell", class: "UITableViewCell", title: "reuseIdentifier",
      attributes: [
        .clipsSubviews.default("YES"), .tag, .userInteractionEnabled, .opaque, .alpha,
        .clearsContextBeforeDrawing, .contentMode.default("scaleToFill"), .restorationIdentifier,
        .fixedFrame, .preservesSuperviewLayoutMargins.default("YES"),
        .insetsLayoutMarginsFromSafeArea, .layoutMarginsFollowReadableWidth,
        .choice("selectionStyle", "none", "blue", "gray", "default").default("default"),
        .choice("accessoryType", of: CellAccessoryType.self), .boolean("hidesAccessoryWhenEditing"),
        .number("indentationLevel"), .boolean("showsReorderControl"),
        .number("indentationWidth").default("10"), .reuseIdentifier,
        .reference("textLabel", broken: "at run time the cell has no text label"),
        .reference("detailTextLabel", broken: "at run time the cell has no detail label"),
        .boolean("shouldIndentWhileEditing"),
        .reference("imageView", broken: "at run time the cell has no image view"), .rowHeight,
        .choice("style", among: CellStyle.writtenNames), .translatesAutoresizingMaskIntoConstraints,
        .id,
        .userLabel, .customClass, .customModule, .customModuleProvider,
      ],
      rareAttributes: [.choice("editingAccessoryType", of: CellAccessoryType.self)],
      children: [
        .frame, .autoresizingMask, .child("tableViewCellContentView", as: "contentView"),
        .inset("separatorInset"), .child("listContentConfiguration", as: "contentConfiguration"),
        .userDefinedRuntimeAttributes, .animations, .backgroundColor, .accessibility, .safeArea,
        .tintColor, .userComments, .view("contentView"), .constraints, .connections,
        .canvasLocation,
      ]),
    ElementSchema(
      "tableViewCellContentView", class: "UITableViewCellContentView", alias: "contentView",
      role: "contentView",
      attributes: [
        .key, .opaque.default("NO"), .clipsSubviews.default("YES"),
        .multipleTouchEnabled.default("YES"), .userInteractionEnabled,
        .contentMode.default("center"), .ambiguous, .preservesSuperviewLayoutMargins.default("YES"),
        .insetsLayoutMarginsFromSafeArea.default("NO"),
        .reference("tableViewCell", broken: "the content view belongs to no cell"), .id,
      ],
      children: [
        .frame, .frameInset, .autoresizingMask, .subviews, .safeArea, .backgroundColor, .animations,
        .constraints, .defaultVariation, .edgeInsets("layoutMargins"),
      ]),
    ElementSchema(
      "listContentConfiguration",
      attributes: [.key, .text("text"), .word("secondaryText")],
      rareAttributes: [
        .number("imageToTextPadding"), .number("textToSecondaryTextHorizontalPadding"),
        .number("textToSecondaryTextVerticalPadding"),
      ]),
    ElementSchema(
      "collectionView", class: "UICollectionView",
      attributes: [
        .key, .opaque, .clipsSubviews.default("YES"), .multipleTouchEnabled.default("YES"),
        .contentMode.default("scaleToFill"), .fixedFrame, .minimumZoomScale, .maximumZoomScale,
        .misplaced, .alwaysBounceHorizontal, .alwaysBounceVertical, .bounces, .pagingEnabled,
        .contentInsetAdjustmentBehavior, .directionalLockEnabled, .keyboardDismissMode,
        .showsHorizontalScrollIndicator, .showsVerticalScrollIndicator,
        .dataMode.default("prototypes"), .boolean("prefetchingEnabled"),
        .translatesAutoresizingMaskIntoConstraints.default("NO"), .id, .customClass, .customModule,
        .userLabel,
      ],
      rareAttributes: [
        .word("indicatorStyle"), .scrollEnabled, .automaticallyAdjustsScrollIndicatorInsets,
        .allowsMultipleSelection, .allowsSelection, .springLoaded,
      ],
      children: [
        .frame, .autoresizingMask, .backgroundColor, .constraints, .inset("scrollIndicatorInsets"),
        .child("collectionViewLayout", as: "collectionViewLayout"), .tintColor,
        .viewLayoutGuide("contentLayoutGuide"), .viewLayoutGuide("frameLayoutGuide"),
        .child("collectionViewFlowLayout", as: "collectionViewLayout"), .child("cells"),
        .child("collectionReusableView", as: "sectionHeaderView"),
        .child("collectionReusableView", as: "sectionFooterView"), .connections,
      ],
      rareChildren: [.inset("contentInset"), .size("estimatedItemSize")]),
    ElementSchema(
      "collectionViewCell", class: "UICollectionViewCell", title: "reuseIdentifier",
      attributes: [
        .opaque.default("NO"), .clipsSubviews.default("YES"), .multipleTouchEnabled.default("YES"),
        .contentMode.default("center"), .insetsLayoutMarginsFromSafeArea, .reuseIdentifier, .id,
        .userLabel, .customClass, .customModule, .customModuleProvider,
      ],
      children: [
        .frame, .autoresizingMask, .view("contentView"),
        .child("collectionViewCellContentView", as: "contentView"), .backgroundColor, .safeArea,
        .tintColor, .constraints, .size("customSize"), .userDefinedRuntimeAttributes, .connections,
        .canvasLocation,
      ]),
    ElementSchema(
      "collectionViewCellContentView", class: "UIView", alias: "cellContentView",
      role: "contentView",
      attributes: [
        .key, .opaque.default("NO"), .clipsSubviews.default("YES"),
        .multipleTouchEnabled.default("YES"), .contentMode.default("center"),
        .insetsLayoutMarginsFromSafeArea.default("NO"), .id,
      ],
      children: [.frame, .autoresizingMask, .subviews, .safeArea, .constraints]),
    ElementSchema(
      "collectionReusableView", class: "UICollectionReusableView", title: "reuseIdentifier",
      attributes: [
        .key, .opaque.default("NO"), .clipsSubviews.default("YES"),
        .multipleTouchEnabled.default("YES"), .contentMode.default("center"),
        .insetsLayoutMarginsFromSafeArea, .restorationIdentifier, .reuseIdentifier, .id,
        .customClass, .customModule, .customModuleProvider,
      ],
      children: [
        .frame, .autoresizingMask, .subviews, .safeArea, .canvasLocation, .backgroundColor,
        .tintColor, .constraints, .connections,
      ]),
    ElementSchema(
      "collectionViewLayout", class: "UICollectionViewLayout",
      attributes: [.key, .id, .customClass, .customModule, .customModuleProvider]),
    ElementSchema(
      "collectionViewFlowLayout", class: "UICollectionViewFlowLayout", role: "collectionViewLayout",
      attributes: [
        .key, .choice("scrollDirection", "vertical", "horizontal"),
        .boolean("automaticEstimatedItemSize"), .number("minimumLineSpacing").default("10"),
        .number("minimumInteritemSpacing").default("10"), .word("sectionInsetReference"), .id,
        .customClass,
      ],
      rareAttributes: [
        .boolean("sectionHeadersPinToVisibleBounds"), .boolean("sectionFootersPinToVisibleBounds"),
      ],
      children: [
        .size("itemSize"), .size("estimatedItemSize"), .size("headerReferenceSize"),
        .size("footerReferenceSize"), .inset("sectionInset"),
      ]),
    ElementSchema(
      "refreshControl", class: "UIRefreshControl",
      attributes: [
        .key, .opaque.default("NO"), .multipleTouchEnabled.default("YES"),
        .contentMode.default("center"), .enabled.default("NO"),
        .contentHorizontalAlignment.default("center"), .contentVerticalAlignment.default("center"),
        .id,
      ],
      children: [.autoresizingMask, .attributedString("attributedTitle"), .connections],
      rareChildren: [.tintColor]),
  ]
}
