/// The order in which Interface Builder writes the elements inside each element, as counted in real
/// documents; `name@key` is an element with that key.
enum ChildOrder {
  private static let rows: [String: String] = [
    "accessibility": "accessibilityTraits@traits bool@isElement",
    "activityIndicatorView":
      "rect@frame autoresizingMask@autoresizingMask constraints color@color animations "
      + "color@backgroundColor color@tintColor point@canvasLocation variation@default",
    "arscnView": "rect@frame autoresizingMask@autoresizingMask",
    "arskView": "rect@frame autoresizingMask@autoresizingMask",
    "attributes":
      "color@NSColor font@NSFont real@NSKern font@NSOriginalFont "
      + "paragraphStyle@NSParagraphStyle color@NSStrokeColor",
    "barButtonItem":
      "color@tintColor view@customView userDefinedRuntimeAttributes connections "
      + "segmentedControl@customView slider@customView switch@customView "
      + "activityIndicatorView@customView button@customView",
    "button":
      "rect@frame animations frame@frameInset autoresizingMask@autoresizingMask "
      + "color@backgroundColor accessibility@accessibilityConfiguration constraints "
      + "fontDescription@fontDescription color@tintColor inset@contentEdgeInsets "
      + "inset@imageEdgeInsets state@normal "
      + "variation@heightClass=regular-widthClass=compact state@disabled state@selected state@highlighted "
      + "userDefinedRuntimeAttributes attributedString@userComments "
      + "buttonConfiguration@configuration connections point@canvasLocation state@focused "
      + "variation@default",
    "buttonConfiguration":
      "imageReference@image "
      + "preferredSymbolConfiguration@preferredSymbolConfigurationForImage "
      + "color@baseForegroundColor",
    "class": "source@sourceIdentifier relationships",
    "collectionReusableView":
      "rect@frame autoresizingMask@autoresizingMask subviews viewLayoutGuide@safeArea "
      + "point@canvasLocation color@backgroundColor color@tintColor constraints connections",
    "collectionView":
      "rect@frame autoresizingMask@autoresizingMask color@backgroundColor constraints "
      + "inset@scrollIndicatorInsets collectionViewLayout@collectionViewLayout "
      + "color@tintColor viewLayoutGuide@contentLayoutGuide "
      + "viewLayoutGuide@frameLayoutGuide collectionViewFlowLayout@collectionViewLayout "
      + "cells collectionReusableView@sectionHeaderView "
      + "collectionReusableView@sectionFooterView connections",
    "collectionViewCell":
      "rect@frame autoresizingMask@autoresizingMask view@contentView "
      + "collectionViewCellContentView@contentView color@backgroundColor "
      + "viewLayoutGuide@safeArea color@tintColor constraints size@customSize "
      + "userDefinedRuntimeAttributes connections point@canvasLocation",
    "collectionViewCellContentView":
      "rect@frame autoresizingMask@autoresizingMask subviews viewLayoutGuide@safeArea "
      + "constraints",
    "collectionViewController":
      "collectionView@view toolbarItems navigationItem@navigationItem "
      + "simulatedNavigationBarMetrics@simulatedTopBarMetrics nil@simulatedBottomBarMetrics "
      + "simulatedToolbarMetrics@simulatedBottomBarMetrics connections "
      + "userDefinedRuntimeAttributes",
    "collectionViewFlowLayout":
      "size@itemSize size@estimatedItemSize size@headerReferenceSize "
      + "size@footerReferenceSize inset@sectionInset",
    "constraint":
      "variation@heightClass=compact variation@heightClass=compact-widthClass=compact "
      + "variation@heightClass=regular",
    "containerView":
      "rect@frame autoresizingMask@autoresizingMask color@backgroundColor constraints "
      + "connections",
    "customFonts":
      "array@HelveticaNeueLights.ttc array@AvenirNext.ttc array@Helvetica.ttc "
      + "array@AGaramondPro-Italic.otf array@AGaramondPro-Regular.otf array@AGaramondPro- "
      + "Semibold.otf array@ITCAvantGardeDemi_Track03.ttf array@Damascus.ttc "
      + "array@MarkerFeltThin.ttf array@OpenSans-Regular.ttf array@OpenSans-Semibold.ttf "
      + "mutableArray@ITCAvantGardeDemi_Track03.ttf",
    "datePicker":
      "rect@frame autoresizingMask@autoresizingMask date@date date@minimumDate "
      + "date@maximumDate connections constraints",
    "document":
      "device accessibilityOverrides dependencies customFonts@customFonts scenes objects "
      + "inferredMetricsTieBreakers color@tintColor classes designables resources "
      + "simulatedMetricsContainer@defaultSimulatedMetrics",
    "fragment": "string@content attributes",
    "glkView": "rect@frame autoresizingMask@autoresizingMask viewLayoutGuide@safeArea connections",
    "glkViewController": "layoutGuides glkView@view",
    "hostingController": "navigationItem@navigationItem userDefinedRuntimeAttributes",
    "imageView":
      "rect@frame animations frame@frameInset autoresizingMask@autoresizingMask "
      + "color@backgroundColor color@tintColor accessibility@accessibilityConfiguration "
      + "constraints userDefinedRuntimeAttributes variation@default rect@contentStretch "
      + "gestureRecognizers connections imageReference@image "
      + "preferredSymbolConfiguration@preferredSymbolConfiguration point@canvasLocation "
      + "variation@heightClass=regular-widthClass=regular",
    "label":
      "rect@frame frame@frameInset autoresizingMask@autoresizingMask "
      + "color@backgroundColor accessibility@accessibilityConfiguration constraints "
      + "attributedString@attributedText string@text animations gestureRecognizers "
      + "mutableString@text fontDescription@fontDescription color@textColor nil@textColor "
      + "nil@highlightedColor attributedString@userComments userDefinedRuntimeAttributes "
      + "color@highlightedColor variation@default point@canvasLocation "
      + "variation@heightClass=regular-widthClass=compact connections "
      + "variation@heightClass=regular-widthClass=regular",
    "mapView":
      "rect@frame autoresizingMask@autoresizingMask constraints animations connections "
      + "color@backgroundColor color@tintColor point@canvasLocation",
    "mask": "exclude include",
    "mtkView": "rect@frame autoresizingMask@autoresizingMask",
    "navigationBar":
      "rect@frame autoresizingMask@autoresizingMask gestureRecognizers color@tintColor "
      + "color@barTintColor userDefinedRuntimeAttributes color@backgroundColor "
      + "textAttributes@titleTextAttributes textAttributes@largeTitleTextAttributes "
      + "constraints items navigationBarAppearance@standardAppearance "
      + "navigationBarAppearance@compactAppearance "
      + "navigationBarAppearance@scrollEdgeAppearance "
      + "navigationBarAppearance@compactScrollEdgeAppearance",
    "navigationController":
      "tabBarItem@tabBarItem toolbarItems navigationItem@navigationItem "
      + "extendedEdge@edgesForExtendedLayout "
      + "simulatedStatusBarMetrics@simulatedStatusBarMetrics "
      + "simulatedNavigationBarMetrics@simulatedTopBarMetrics nil@simulatedStatusBarMetrics "
      + "nil@simulatedTopBarMetrics nil@simulatedBottomBarMetrics "
      + "simulatedTabBarMetrics@simulatedBottomBarMetrics value@contentSizeForViewInPopover "
      + "navigationBar@navigationBar nil toolbar@toolbar userDefinedRuntimeAttributes "
      + "connections viewControllers metadata",
    "navigationItem":
      "barButtonItem@backBarButtonItem barButtonItem@leftBarButtonItem nil@title "
      + "leftBarButtonItems rightBarButtonItems segmentedControl@titleView userDefinedRuntimeAttributes "
      + "string@title textField@titleView barButtonItem@rightBarButtonItem view@titleView",
    "pageControl": "rect@frame autoresizingMask@autoresizingMask connections",
    "pickerView":
      "rect@frame autoresizingMask@autoresizingMask color@backgroundColor color@tintColor "
      + "constraints accessibility@accessibilityConfiguration variation@default connections",
    "placeholder": "connections attributedString@userComments",
    "progressView":
      "rect@frame autoresizingMask@autoresizingMask color@progressTintColor "
      + "color@trackTintColor constraints",
    "refreshControl":
      "autoresizingMask@autoresizingMask attributedString@attributedTitle connections",
    "scene": "objects point@canvasLocation",
    "sceneKitView": "rect@frame autoresizingMask@autoresizingMask color@backgroundColor",
    "scrollView":
      "rect@frame autoresizingMask@autoresizingMask subviews viewLayoutGuide@safeArea "
      + "color@backgroundColor gestureRecognizers constraints connections "
      + "simulatedStatusBarMetrics@simulatedStatusBarMetrics variation@default "
      + "viewLayoutGuide@contentLayoutGuide viewLayoutGuide@frameLayoutGuide "
      + "point@canvasLocation freeformSimulatedSizeMetrics@simulatedDestinationMetrics",
    "searchBar":
      "rect@frame autoresizingMask@autoresizingMask constraints "
      + "textInputTraits@textInputTraits scopeButtonTitles connections",
    "segmentedControl":
      "rect@frame autoresizingMask@autoresizingMask constraints color@backgroundColor "
      + "segments color@tintColor connections",
    "segue":
      "popoverArrowDirection@popoverArrowDirection popoverPassthroughViews segue@commit "
      + "segue@preview nil@action",
    "simulatedMetricsContainer":
      "simulatedStatusBarMetrics@statusBar nil@statusBar "
      + "simulatedOrientationMetrics@orientation simulatedScreenMetrics@destination",
    "skView": "rect@frame autoresizingMask@autoresizingMask",
    "slider":
      "rect@frame frame@frameInset autoresizingMask@autoresizingMask constraints "
      + "animations color@minimumTrackTintColor color@maximumTrackTintColor "
      + "color@thumbTintColor connections",
    "splitViewController":
      "tabBarItem@tabBarItem extendedEdge@edgesForExtendedLayout toolbarItems "
      + "simulatedStatusBarMetrics@simulatedStatusBarMetrics "
      + "navigationController@masterViewController "
      + "simulatedOrientationMetrics@simulatedOrientationMetrics connections "
      + "viewController@detailViewController point@canvasLocation",
    "stackView":
      "rect@frame autoresizingMask@autoresizingMask subviews viewLayoutGuide@safeArea "
      + "color@backgroundColor directionalEdgeInsets@directionalLayoutMargins "
      + "variation@heightClass=regular-widthClass=compact animations color@tintColor "
      + "constraints edgeInsets@layoutMargins point@canvasLocation connections "
      + "variation@default variation@heightClass=compact userDefinedRuntimeAttributes "
      + "variation@heightClass=regular-widthClass=regular variation@widthClass=compact",
    "state": "color@titleColor color@titleShadowColor attributedString@attributedTitle",
    "stepper": "rect@frame autoresizingMask@autoresizingMask connections",
    "switch":
      "rect@frame autoresizingMask@autoresizingMask "
      + "accessibility@accessibilityConfiguration constraints color@onTintColor connections "
      + "color@backgroundColor color@thumbTintColor",
    "tabBar":
      "rect@frame autoresizingMask@autoresizingMask color@tintColor "
      + "viewLayoutGuide@safeArea color@backgroundColor color@selectedImageTintColor "
      + "constraints items tabBarAppearance@standardAppearance "
      + "tabBarAppearance@scrollEdgeAppearance userDefinedRuntimeAttributes",
    "tabBarController":
      "toolbarItems extendedEdge@edgesForExtendedLayout navigationItem@navigationItem "
      + "simulatedStatusBarMetrics@simulatedStatusBarMetrics nil@simulatedBottomBarMetrics "
      + "simulatedTabBarMetrics@simulatedBottomBarMetrics tabBar@tabBar "
      + "userDefinedRuntimeAttributes connections viewControllers",
    "tabBarItem": "userDefinedRuntimeAttributes offsetWrapper@titlePositionAdjustment",
    "tableView":
      "rect@frame autoresizingMask@autoresizingMask viewLayoutGuide@safeArea "
      + "color@backgroundColor color@tintColor color@separatorColor view@tableHeaderView "
      + "inset@separatorInset view@tableFooterView color@sectionIndexBackgroundColor "
      + "searchBar@tableHeaderView simulatedStatusBarMetrics@simulatedStatusBarMetrics "
      + "color@sectionIndexColor gestureRecognizers constraints button@tableFooterView "
      + "nil@simulatedStatusBarMetrics "
      + "freeformSimulatedSizeMetrics@simulatedDestinationMetrics "
      + "simulatedOrientationMetrics@simulatedOrientationMetrics prototypes sections "
      + "simulatedScreenMetrics@simulatedDestinationMetrics "
      + "color@sectionIndexTrackingBackgroundColor "
      + "splitViewMasterSimulatedSizeMetrics@simulatedDestinationMetrics "
      + "userDefinedRuntimeAttributes connections point@canvasLocation",
    "tableViewCell":
      "rect@frame autoresizingMask@autoresizingMask tableViewCellContentView@contentView "
      + "inset@separatorInset listContentConfiguration@contentConfiguration "
      + "userDefinedRuntimeAttributes animations color@backgroundColor "
      + "accessibility@accessibilityConfiguration viewLayoutGuide@safeArea color@tintColor "
      + "attributedString@userComments view@contentView constraints connections "
      + "point@canvasLocation",
    "tableViewCellContentView":
      "rect@frame frame@frameInset autoresizingMask@autoresizingMask subviews "
      + "viewLayoutGuide@safeArea color@backgroundColor animations constraints "
      + "variation@default edgeInsets@layoutMargins",
    "tableViewController":
      "tableView@view tabBarItem@tabBarItem toolbarItems "
      + "freeformSimulatedSizeMetrics@simulatedDestinationMetrics "
      + "extendedEdge@edgesForExtendedLayout navigationItem@navigationItem "
      + "simulatedNavigationBarMetrics@simulatedTopBarMetrics "
      + "simulatedToolbarMetrics@simulatedBottomBarMetrics size@freeformSize connections "
      + "refreshControl@refreshControl keyCommands userDefinedRuntimeAttributes "
      + "simulatedStatusBarMetrics@simulatedStatusBarMetrics "
      + "simulatedTabBarMetrics@simulatedBottomBarMetrics",
    "tableViewSection": "cells attributedString@userComments",
    "textAttributes": "fontDescription@fontDescription color@textColor color@textShadowColor",
    "textField":
      "rect@frame autoresizingMask@autoresizingMask color@backgroundColor color@tintColor "
      + "accessibility@accessibilityConfiguration animations constraints nil@textColor "
      + "color@textColor attributedString@attributedText string@text string@placeholder "
      + "fontDescription@fontDescription textInputTraits@textInputTraits "
      + "userDefinedRuntimeAttributes variation@default connections "
      + "attributedString@userComments point@canvasLocation",
    "textView":
      "rect@frame autoresizingMask@autoresizingMask color@backgroundColor "
      + "accessibility@accessibilityConfiguration color@tintColor mutableString@text "
      + "gestureRecognizers constraints string@text color@textColor "
      + "fontDescription@fontDescription attributedString@attributedText "
      + "textInputTraits@textInputTraits dataDetectorType@dataDetectorTypes "
      + "userDefinedRuntimeAttributes attributedString@userComments connections "
      + "point@canvasLocation",
    "toolbar":
      "rect@frame autoresizingMask@autoresizingMask color@backgroundColor constraints "
      + "items color@tintColor color@barTintColor toolbarAppearance@standardAppearance "
      + "toolbarAppearance@scrollEdgeAppearance",
    "userDefinedRuntimeAttribute":
      "real@value integer@value color@value point@value range@value rect@value size@value",
    "variation": "mask@constraints rect@frame mask@subviews fontDescription@fontDescription",
    "view":
      "rect@frame autoresizingMask@autoresizingMask subviews viewLayoutGuide@safeArea "
      + "viewLayoutGuide@keyboard animations color@backgroundColor color@tintColor "
      + "accessibility@accessibilityConfiguration gestureRecognizers "
      + "attributedString@userComments constraints nil@simulatedStatusBarMetrics "
      + "directionalEdgeInsets@directionalLayoutMargins edgeInsets@layoutMargins "
      + "userDefinedRuntimeAttributes simulatedNavigationBarMetrics@simulatedTopBarMetrics "
      + "simulatedTabBarMetrics@simulatedBottomBarMetrics "
      + "simulatedStatusBarMetrics@simulatedStatusBarMetrics "
      + "simulatedOrientationMetrics@simulatedOrientationMetrics "
      + "simulatedScreenMetrics@simulatedDestinationMetrics "
      + "splitViewDetailSimulatedSizeMetrics@simulatedDestinationMetrics "
      + "nil@simulatedTopBarMetrics nil@simulatedBottomBarMetrics "
      + "freeformSimulatedSizeMetrics@simulatedDestinationMetrics variation@default "
      + "connections point@canvasLocation variation@userInterfaceIdiom=mac "
      + "variation@heightClass=regular-widthClass=compact "
      + "variation@heightClass=regular-widthClass=regular variation@widthClass=regular",
    "viewController":
      "layoutGuides view@view value@contentSizeForViewInPopover mapView@view "
      + "extendedEdge@edgesForExtendedLayout tabBarItem@tabBarItem toolbarItems "
      + "navigationItem@navigationItem simulatedNavigationBarMetrics@simulatedTopBarMetrics "
      + "nil@simulatedStatusBarMetrics simulatedToolbarMetrics@simulatedBottomBarMetrics "
      + "simulatedStatusBarMetrics@simulatedStatusBarMetrics nil@simulatedTopBarMetrics "
      + "nil@simulatedBottomBarMetrics "
      + "freeformSimulatedSizeMetrics@simulatedDestinationMetrics size@freeformSize "
      + "simulatedScreenMetrics@simulatedDestinationMetrics "
      + "simulatedTabBarMetrics@simulatedBottomBarMetrics metadata sceneKitView@view "
      + "simulatedOrientationMetrics@simulatedOrientationMetrics "
      + "splitViewMasterSimulatedSizeMetrics@simulatedDestinationMetrics "
      + "visualEffectView@view userDefinedRuntimeAttributes connections "
      + "point@canvasLocation",
    "viewControllerPlaceholder": "navigationItem@navigationItem tabBarItem@tabBarItem",
    "viewControllers": "viewController tableViewController",
    "visualEffectView":
      "rect@frame autoresizingMask@autoresizingMask view@contentView constraints "
      + "blurEffect userDefinedRuntimeAttributes variation@default "
      + "variation@widthClass=regular",
    "webView":
      "rect@frame autoresizingMask@autoresizingMask color@backgroundColor constraints "
      + "dataDetectorType@dataDetectorTypes connections point@canvasLocation",
    "window":
      "rect@frame autoresizingMask@autoresizingMask color@backgroundColor "
      + "freeformSimulatedSizeMetrics@simulatedDestinationMetrics "
      + "simulatedStatusBarMetrics@simulatedStatusBarMetrics metadata point@canvasLocation",
    "wkWebView":
      "rect@frame autoresizingMask@autoresizingMask color@backgroundColor "
      + "wkWebViewConfiguration@configuration point@canvasLocation",
    "wkWebViewConfiguration":
      "dataDetectorTypes@dataDetectorTypes "
      + "audiovisualMediaTypes@mediaTypesRequiringUserActionForPlayback "
      + "wkPreferences@preferences",
  ]

  /// The ranks of the children of one element.
  final class Ranks: Sendable {
    private let named: NameMap<Named>

    fileprivate init(_ named: [String: Named]) { self.named = NameMap(named) }

    /// The place of a child called `name` with `key`; nil where none is known.
    func rank(of name: Name, key: String?) -> Int? {
      guard let known = named[name] else { return nil }
      let exact = key.map { known.rank(of: $0) } ?? known.withoutKey
      return exact ?? known.withoutKey ?? (name == .variation ? known.rank(of: "default") : nil)
    }
  }

  /// The ranks of the children that are called alike.
  fileprivate final class Named: Sendable {
    let withoutKey: Int?

    /// They are few, and quicker looked through than looked up.
    private let byKey: [(key: String, rank: Int)]

    init(withoutKey: Int?, byKey: [(key: String, rank: Int)]) {
      self.withoutKey = withoutKey
      self.byKey = byKey
    }

    func rank(of key: String) -> Int? {
      for index in byKey.indices where byKey[index].key == key { return byKey[index].rank }
      return nil
    }
  }

  /// The children that the rows list, taken apart.
  private static let children: [String: [(name: String, key: String?)]] = rows.mapValues { row in
    row.split(separator: " ").map { child in
      let parts = child.split(separator: "@", maxSplits: 1).map(String.init)
      return (parts[0], parts.count > 1 ? parts[1] : nil)
    }
  }

  /// Each element's children with their ranks.
  static let ranks: [String: Ranks] = children.mapValues { children in
    var withoutKey: [String: Int] = [:]
    var byKey: [String: [(key: String, rank: Int)]] = [:]
    for (rank, child) in children.enumerated() {
      if let key = child.key {
        // The first of those that are called alike with one key is found first.
        byKey[child.name, default: []].append((key, rank))
      } else if withoutKey[child.name] == nil {
        withoutKey[child.name] = rank
      }
    }
    let names = Set(withoutKey.keys).union(byKey.keys)
    return Ranks(
      Dictionary(
        uniqueKeysWithValues: names.map { name in
          (name, Named(withoutKey: withoutKey[name], byKey: byKey[name] ?? []))
        }))
  }

  /// The place of a child called `name` with `key` in `element`; nil where none is known.
  static func rank(of name: Name, key: String?, in element: String) -> Int? {
    ranks[element]?.rank(of: name, key: key)
  }

  /// The elements that are known to hold others, and those that they hold.
  static let names: Set<String> = children.reduce(into: Set(rows.keys)) { names, row in
    names.formUnion(row.value.map(\.name))
  }

  /// The keys by which elements called `name` hold others.
  static func keys(in name: String) -> [String] { (children[name] ?? []).compactMap(\.key) }

  /// The keys with which each element holds those called so; nil among them for those without one.
  static let keysByChild: [String: [String: Set<String?>]] = children.mapValues { children in
    children.reduce(into: [:]) { $0[$1.name, default: []].insert($1.key) }
  }

  /// The names of the elements that play `role` inside one called `name`; nil where none is known.
  static func kinds(inRole role: String, of name: String) -> Set<String>? { kinds[name]?[role] }

  private static let kinds: [String: [String: Set<String>]] = children.mapValues { children in
    children.reduce(into: [:]) { kinds, child in
      if let key = child.key { kinds[key, default: []].insert(child.name) }
    }
  }

  /// The names of the elements that are found by each key, in alphabetical order.
  static let kindsByKey: [String: [String]] = kinds.values.reduce(into: [String: Set<String>]()) {
    $0.merge($1) { $0.union($1) }
  }
  .mapValues { $0.sorted() }
}
