extension ClassRules {
  /// The rules of the controller element `name`.
  package static func controller(_ name: String) -> ClassRules? {
    controllers.first { $0.element == name }
  }

  /// The controllers that can be compiled.
  package static let controllers: [ClassRules] = [
    ClassRules("viewController", "UIViewController", inherits: [], KeyRule.controller),
    ClassRules(
      "tableViewController", "UITableViewController", inherits: [],
      KeyRule.controller + KeyRule.tableViewController),
    ClassRules(
      "navigationController", "UINavigationController", inherits: [],
      KeyRule.controller + KeyRule.navigationController),
    ClassRules(
      "collectionViewController", "UICollectionViewController",
      known: [.xcode13, .xcode14, .xcode15],
      derived: [.xcode7, .xcode8, .xcode9, .xcode10, .xcode11, .xcode12], inherits: [],
      KeyRule.controller + KeyRule.tableViewController),
    ClassRules(
      "tabBarController", "UITabBarController", inherits: [], KeyRule.controller),
    ClassRules(
      "splitViewController", "UISplitViewController",
      known: [.xcode12, .xcode13, .xcode14, .xcode15],
      derived: [.xcode7, .xcode8, .xcode9, .xcode10, .xcode11], inherits: [],
      KeyRule.controller + KeyRule.splitViewController),
  ]

  /// The items of bars that can be compiled, and the bar of a navigation controller.
  package static let bars: [ClassRules] = [
    navigationItem, barButtonItem, navigationBar, navigationToolbar, tabBarItem, tabBar,
  ]

  static let navigationItem = ClassRules(
    "navigationItem", "UINavigationItem", inherits: [],
    [
      KeyRule("UITitle", .text("title", suffix: "title"), samples: 966),
      KeyRule(
        "UIPrompt", .text("prompt", suffix: "prompt"), samples: 0, evidence: .independentReaders),
      KeyRule(
        "UITitleView", .computed(.titleView), samples: 0, evidence: .independentReaders),
      KeyRule("UICenterItemGroups", .emptyArray, since: .xcode14, samples: 91),
      KeyRule(
        "UILargeTitleDisplayMode",
        .word("largeTitleDisplayMode", .largeTitleDisplayMode, standard: "automatic"),
        since: .xcode9, samples: 41),
    ])

  static let barButtonItem = ClassRules(
    "barButtonItem", "UIBarButtonItem", inherits: [],
    [
      .flag("UIEnabled", "enabled", standard: true, writes: true, samples: 1073),
      KeyRule("UIStyle", .computed(.barItemStyle), samples: 1015),
      KeyRule("UITitle", .text("title", suffix: "title"), samples: 838),
      KeyRule("UIImage", .image("image"), samples: 130),
      KeyRule("UIIsSystemItem", .computed(.isSystemItem), samples: 70),
      KeyRule("UISystemItem", .word("systemItem", .barButtonSystemItem), samples: 70),
      KeyRule("UIWidth", .float("width"), samples: 16),
      KeyRule("UITintColor", .color("tintColor"), samples: 10),
      KeyRule("UIImageInsets", .insets("imageInsets"), since: .xcode13, samples: 2),
      KeyRule("UICustomView", .computed(.customView), samples: 28),
    ])

  static let navigationBar = ClassRules(
    "navigationBar", "UINavigationBar", hugging: .none, design: ["opaque"],
    inherits: KeyRule.view.filter { $0.key != "UIOpaque" },
    [
      KeyRule("UIBounds", .computed(.navigationBarBounds), samples: 173),
      KeyRule("UICenter", .computed(.navigationBarCenter), samples: 173),
      KeyRule("UIAutoresizingMask", .constant(.int8(2)), samples: 173),
      KeyRule("UIOpaque", .computed(.barOpacity), since: .xcode13, samples: 9),
      KeyRule("UIIsLocked", .constant(.bool(true)), since: .xcode14, samples: 13),
      KeyRule("UIBarPosition", .constant(.int8(2)), samples: 173),
      KeyRule("UIBarTranslucence", .computed(.barTranslucence), samples: 173),
      KeyRule("UITitleTextAttributes", .computed(.titleTextAttributes), samples: 131),
      KeyRule(
        "UIBarLargeTitleTextAttributes", .computed(.largeTitleTextAttributes), samples: 0,
        evidence: .independentReaders),
      KeyRule("UIBarStyle", .word("barStyle", .barStyle), samples: 3, evidence: .compiledFiles),
      KeyRule(
        "UIBarTintColor", .color("barTintColor"), samples: 8, evidence: .compiledFiles),
      .flag(
        "UIBarPrefersLargeTitles", "largeTitles", standard: false, writes: true, samples: 1,
        evidence: .compiledFiles),
    ])

  static let tabBarItem = ClassRules(
    "tabBarItem", "UITabBarItem", inherits: [],
    [
      .flag("UIEnabled", "enabled", standard: true, writes: true, samples: 8),
      KeyRule("UITitle", .text("title", suffix: "title"), samples: 8),
      KeyRule("UIImage", .image("image"), samples: 7),
      KeyRule("UISelectedTemplateImage", .image("selectedImage"), samples: 4),
      KeyRule(
        "UISystemItem", .word("systemItem", .tabBarSystemItem), samples: 0,
        evidence: .independentReaders),
    ])

  /// The bar of a tab bar controller, which gives it its width. Xcode 11 is the newest whose bars
  /// samples show.
  static let tabBar = ClassRules(
    "tabBar", "UITabBar", hugging: .none,
    known: [.xcode9, .xcode10, .xcode11, .xcode12, .xcode13, .xcode14, .xcode15],
    derived: [.xcode7, .xcode8],
    [
      KeyRule("UIBounds", .computed(.tabBarBounds), samples: 2),
      KeyRule("UICenter", .computed(.tabBarCenter), samples: 2),
      KeyRule("UIAutoresizingMask", .computed(.tabBarMask), samples: 4),
      KeyRule("UITintColor", .color("selectedImageTintColor"), samples: 1),
      KeyRule("UIBarTintColor", .color("barTintColor"), samples: 1),
      KeyRule("UIBarTranslucence", .computed(.barTranslucence), samples: 4),
      KeyRule(
        "UITabBarItemPositioning", .word("itemPositioning", .itemPositioning), samples: 1),
    ])

  /// A tab bar in a view. Its keys are those of the bar of a controller, its frame and
  /// its items are compiled as those of a toolbar in a view.
  static let tabBarInView = ClassRules(
    "tabBar", "UITabBar", hugging: .none, design: ["opaque"],
    known: [], derived: Set(XcodeGeneration.allCases),
    inherits: KeyRule.view.filter { $0.key != "UIOpaque" },
    [
      KeyRule(
        "UITintColor", .color("selectedImageTintColor"), samples: 1, evidence: .compiledFiles),
      KeyRule("UIBarTintColor", .color("barTintColor"), samples: 1, evidence: .compiledFiles),
      KeyRule("UIItems", .computed(.barItems), samples: 5, evidence: .compiledFiles),
      KeyRule(
        "UIBarTranslucence", .computed(.barTranslucence), samples: 5, evidence: .compiledFiles),
      KeyRule(
        "UITabBarItemPositioning", .word("itemPositioning", .itemPositioning), samples: 1,
        evidence: .compiledFiles),
    ])

  /// The toolbar of a navigation controller. Seven files without documents have one.
  static let navigationToolbar = ClassRules(
    "toolbar", "UIToolbar", hugging: .none,
    [
      KeyRule(
        "UIBounds", .computed(.navigationToolbarBounds), samples: 7, evidence: .compiledFiles),
      KeyRule(
        "UICenter", .computed(.navigationToolbarCenter), samples: 7, evidence: .compiledFiles),
      KeyRule(
        "UIAutoresizingMask", .computed(.tabBarMask), samples: 7, evidence: .compiledFiles),
      KeyRule("UIBarTintColor", .color("barTintColor"), samples: 3, evidence: .compiledFiles),
      KeyRule("UIItems", .emptyArray, samples: 7, evidence: .compiledFiles),
      KeyRule("UIBarPosition", .constant(.int8(1)), samples: 7, evidence: .compiledFiles),
      KeyRule(
        "UIBarTranslucence", .computed(.barTranslucence), samples: 7, evidence: .compiledFiles),
    ])

  /// A toolbar in a view.
  static let toolbar = ClassRules(
    "toolbar", "UIToolbar", hugging: .none,
    [
      KeyRule("UIBarTintColor", .color("barTintColor"), samples: 3, evidence: .compiledFiles),
      KeyRule("UIItems", .computed(.barItems), samples: 49),
      KeyRule("UIBarPosition", .constant(.int8(1)), samples: 49),
      KeyRule("UIBarTranslucence", .computed(.barTranslucence), samples: 49),
    ])
}

extension KeyRule {
  static let navigationController: [KeyRule] = [
    .flag(
      "UINavigationBarHidden", "navigationBarHidden", standard: false, writes: true, samples: 2),
    KeyRule(
      "UIToolbarShown", .flag("toolbarHidden", standard: true, isSet: false, writes: true),
      samples: 6, evidence: .compiledFiles),
  ]

  static let tableViewController: [KeyRule] = [
    KeyRule(
      "UIClearsSelectionOnViewWillAppear",
      .flag("clearsSelectionOnViewWillAppear", standard: true, isSet: true, writes: true),
      until: .xcode7, samples: 435),
    KeyRule(
      "UIClearsSelectionOnViewWillAppear",
      .mark(
        "clearsSelectionOnViewWillAppear", standard: true, isSet: false, writes: .bool(false)),
      since: .xcode8, samples: 5),
  ]

  static let splitViewController: [KeyRule] = [
    KeyRule(
      "UISplitViewControllerPrimaryEdge", .constant(.int8(0)), since: .xcode9, samples: 7)
  ]

  static let controller: [KeyRule] = [
    KeyRule("UITitle", .text("title", suffix: "title"), samples: 516),
    KeyRule("UIStoryboardIdentifier", .string("storyboardIdentifier"), samples: 214),
    KeyRule("UIRestorationIdentifier", .computed(.restorationIdentifier), samples: 92),
    KeyRule(
      "UIKeyAutomaticallyAdjustsScrollViewInsets",
      .mark(
        "automaticallyAdjustsScrollViewInsets", standard: true, isSet: false, writes: .int8(0)),
      samples: 389),
    KeyRule(
      "UIModalTransitionStyle",
      .word(
        "modalTransitionStyle", .modalTransitionStyle, standard: "coverVertical",
        omitted: "coverVertical"), samples: 129),
    KeyRule(
      "UIModalPresentationStyle", .word("modalPresentationStyle", .modalPresentationStyle),
      samples: 15),
    .flag(
      "UIHidesBottomBarWhenPushed", "hidesBottomBarWhenPushed", standard: false, writes: true,
      samples: 5),
    KeyRule(
      "UIKeyExtendedLayoutIncludesOpaqueBars",
      .mark(
        "extendedLayoutIncludesOpaqueBars", standard: false, isSet: true, writes: .int8(1)),
      samples: 15, evidence: .compiledFiles),
    .flag(
      "UIDefinesPresentationContext", "definesPresentationContext", standard: false, writes: true,
      samples: 1, evidence: .compiledFiles),
    .flag(
      "UIProvidesPresentationContextTransitionStyle", "providesPresentationContextTransitionStyle",
      standard: false, writes: true, samples: 0, evidence: .independentReaders),
    KeyRule(
      "UIAutoresizesArchivedViewToFullSize",
      .flag("autoresizesArchivedViewToFullSize", standard: true, isSet: false, writes: false),
      samples: 0, evidence: .independentReaders),
    KeyRule("UIKeyEdgesForExtendedLayout", .computed(.extendedEdges), samples: 36),
    KeyRule(
      "UIContentSizeForViewInPopover", .computed(.popoverContentSize), samples: 69),
    KeyRule("UIPreferredContentSize", .computed(.popoverContentSize), samples: 69),
  ]
}

extension ComputedValue {
  fileprivate static let barOpacity = ComputedValue(
    attributes: ["opaque", "translucent"],
    "if `translucent` is NO, unless `opaque` is NO", "true"
  ) { encoder, bar in
    let isTranslucent = encoder.flag("translucent", of: bar, standard: true)
    return !isTranslucent && encoder.flag("opaque", of: bar, standard: true) ? .bool(true) : nil
  }
}
