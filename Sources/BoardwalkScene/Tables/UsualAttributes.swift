import BoardwalkDocument

/// The attributes that Interface Builder gives a new object of each kind: they go without saying, and
/// their absence is said with `unset`.
enum UsualAttributes {
  /// The usual attributes of an element called `name` inside `owner`, where `said` has what is
  /// said of it. Only a view without a mask is placed by constraints.
  static func of(
    _ name: Name, _ owner: Owner, hasMask: Bool, _ said: borrowing some Attributed & ~Copyable
  ) -> [Attribute] {
    switch name {
    case .label:
      if owner.isStyledCell, hasMask { return styledLabel }
      let shrinks = said[.minimumFontSize] ?? said[.minimumScaleFactor] != nil
      return under(shrinks ? shrinkingLabel : table[name], hasMask, said)
    case .imageView where owner.isStyledCell && hasMask: return styledImageView
    case .tableView:
      let isPlain = said[.style] ?? "plain" == "plain"
      let usual = isPlain ? table[name] : groupedTableView
      let hasHeight = said["rowHeight"].map { $0 != "-1" } ?? false
      let all = under(usual, hasMask, said)
      return hasHeight ? all.filter { $0.name != "estimatedRowHeight" } : all
    case .tableViewCellContentView:
      let usual = owner.preservesMargins ? table[name]?.all : content
      return (usual ?? []) + (owner.id.map { [Attribute(.tableViewCell, $0)] } ?? [])
    case .view where UsualKeys.cells.contains(owner.kind) && said[.key] == "contentView":
      return content
    default: return under(table[name], hasMask, said)
    }
  }

  /// `usual` without what only constraints bring.
  private static func under(
    _ usual: Usual?, _ hasMask: Bool, _ said: borrowing some Attributed & ~Copyable
  ) -> [Attribute] {
    guard let usual else { return [] }
    return hasMask && said[.fixedFrame] != "YES" ? usual.underMask : usual.all
  }

  /// The usual attributes of a kind, and those that a view with a mask has.
  private struct Usual: Sendable {
    let all: [Attribute]
    let underMask: [Attribute]

    /// Whether constraints may place such an element.
    let isView: Bool

    init(_ all: [Attribute]) {
      self.all = all
      isView = all.contains(underConstraints)
      underMask = all.filter { $0 != underConstraints }
    }
  }

  private static let styledLabel = row(
    "opaque=NO multipleTouchEnabled=YES contentMode=left textAlignment=natural "
      + "lineBreakMode=tailTruncation baselineAdjustment=alignBaselines adjustsFontSizeToFit=NO")

  private static let styledImageView = row("opaque=NO multipleTouchEnabled=YES contentMode=center")

  private static let groupedTableView = Usual(
    row(
      "clipsSubviews=YES contentMode=scaleToFill alwaysBounceVertical=YES dataMode=prototypes "
        + "separatorStyle=default rowHeight=-1 estimatedRowHeight=-1 sectionHeaderHeight=18 "
        + "sectionFooterHeight=18 translatesAutoresizingMaskIntoConstraints=NO"))

  /// The content of a cell as it was before Xcode 9, and of a collection view's before Xcode 11.
  private static let content = row(
    "opaque=NO clipsSubviews=YES multipleTouchEnabled=YES contentMode=center")

  private static let shrinkingLabel = table["label"].map { label in
    Usual(label.all.filter { $0.name != "adjustsFontSizeToFit" })
  }

  /// The elements that have any.
  static let kinds = Set(rows.keys)

  /// Whether elements called `name` are views that constraints may place.
  static func isView(_ name: Name) -> Bool { table[name]?.isView ?? false }

  private static let underConstraints = Attribute("translatesAutoresizingMaskIntoConstraints", "NO")

  private static let rows: [String: String] = [
    "activityIndicatorView": "opaque=NO contentMode=scaleToFill horizontalHuggingPriority=750 "
      + "verticalHuggingPriority=750 translatesAutoresizingMaskIntoConstraints=NO",
    "button": "opaque=NO contentMode=scaleToFill contentHorizontalAlignment=center "
      + "contentVerticalAlignment=center buttonType=system lineBreakMode=middleTruncation "
      + "translatesAutoresizingMaskIntoConstraints=NO",
    "collectionReusableView": "opaque=NO clipsSubviews=YES multipleTouchEnabled=YES "
      + "contentMode=center",
    "collectionView": "clipsSubviews=YES multipleTouchEnabled=YES contentMode=scaleToFill "
      + "dataMode=prototypes translatesAutoresizingMaskIntoConstraints=NO",
    "collectionViewCell": "opaque=NO clipsSubviews=YES multipleTouchEnabled=YES "
      + "contentMode=center",
    "collectionViewCellContentView": "opaque=NO clipsSubviews=YES multipleTouchEnabled=YES "
      + "contentMode=center insetsLayoutMarginsFromSafeArea=NO",
    "collectionViewFlowLayout": "minimumLineSpacing=10 minimumInteritemSpacing=10",
    "collectionViewController": "sceneMemberID=viewController",
    "containerView": "opaque=NO contentMode=scaleToFill "
      + "translatesAutoresizingMaskIntoConstraints=NO",
    "datePicker": "contentMode=scaleToFill contentHorizontalAlignment=center "
      + "contentVerticalAlignment=center translatesAutoresizingMaskIntoConstraints=NO",
    "deployment": "identifier=iOS",
    "device": "orientation=portrait appearance=light",
    "document": "version=3.0 targetRuntime=iOS.CocoaTouch propertyAccessControl=none "
      + "useAutolayout=YES useTraitCollections=YES useSafeAreas=YES colorMatched=YES",
    "exit": "userLabel=Exit sceneMemberID=exit",
    "hostingController": "sceneMemberID=viewController",
    "imageView": "clipsSubviews=YES userInteractionEnabled=NO contentMode=scaleAspectFit "
      + "horizontalHuggingPriority=251 verticalHuggingPriority=251 "
      + "translatesAutoresizingMaskIntoConstraints=NO",
    "label": "opaque=NO userInteractionEnabled=NO contentMode=left "
      + "horizontalHuggingPriority=251 verticalHuggingPriority=251 textAlignment=natural "
      + "lineBreakMode=tailTruncation baselineAdjustment=alignBaselines adjustsFontSizeToFit=NO "
      + "translatesAutoresizingMaskIntoConstraints=NO",
    "mapView": "clipsSubviews=YES multipleTouchEnabled=YES contentMode=scaleToFill "
      + "mapType=standard translatesAutoresizingMaskIntoConstraints=NO",
    "navigationBar": "contentMode=scaleToFill translatesAutoresizingMaskIntoConstraints=NO",
    "navigationController": "sceneMemberID=viewController",
    "pageControl": "opaque=NO contentMode=scaleToFill contentHorizontalAlignment=center "
      + "contentVerticalAlignment=center translatesAutoresizingMaskIntoConstraints=NO",
    "pageViewController": "sceneMemberID=viewController",
    "pickerView": "contentMode=scaleToFill translatesAutoresizingMaskIntoConstraints=NO",
    "paragraphStyle": "alignment=natural lineBreakMode=wordWrapping baseWritingDirection=natural "
      + "tighteningFactorForTruncation=0.0",
    "plugIn": "identifier=com.apple.InterfaceBuilder.IBCocoaTouchPlugin",
    "progressView": "opaque=NO contentMode=scaleToFill verticalHuggingPriority=750 "
      + "translatesAutoresizingMaskIntoConstraints=NO",
    "refreshControl": "opaque=NO multipleTouchEnabled=YES contentMode=center enabled=NO "
      + "contentHorizontalAlignment=center contentVerticalAlignment=center",
    "scrollView": "clipsSubviews=YES multipleTouchEnabled=YES contentMode=scaleToFill "
      + "translatesAutoresizingMaskIntoConstraints=NO",
    "searchBar": "contentMode=redraw translatesAutoresizingMaskIntoConstraints=NO",
    "segmentedControl": "opaque=NO contentMode=scaleToFill contentHorizontalAlignment=left "
      + "contentVerticalAlignment=top segmentControlStyle=plain selectedSegmentIndex=0 "
      + "translatesAutoresizingMaskIntoConstraints=NO",
    "slider": "opaque=NO contentMode=scaleToFill contentHorizontalAlignment=center "
      + "contentVerticalAlignment=center translatesAutoresizingMaskIntoConstraints=NO",
    "splitViewController": "sceneMemberID=viewController",
    "stackView": "opaque=NO contentMode=scaleToFill translatesAutoresizingMaskIntoConstraints=NO",
    "stepper": "opaque=NO contentMode=scaleToFill horizontalHuggingPriority=750 "
      + "verticalHuggingPriority=750 contentHorizontalAlignment=center "
      + "contentVerticalAlignment=center translatesAutoresizingMaskIntoConstraints=NO",
    "switch": "opaque=NO contentMode=scaleToFill horizontalHuggingPriority=750 "
      + "verticalHuggingPriority=750 contentHorizontalAlignment=center "
      + "contentVerticalAlignment=center on=YES translatesAutoresizingMaskIntoConstraints=NO",
    "tabBar": "contentMode=scaleToFill translatesAutoresizingMaskIntoConstraints=NO",
    "tabBarController": "sceneMemberID=viewController",
    "tableView": "clipsSubviews=YES contentMode=scaleToFill alwaysBounceVertical=YES "
      + "dataMode=prototypes style=plain separatorStyle=default rowHeight=-1 "
      + "estimatedRowHeight=-1 sectionHeaderHeight=28 sectionFooterHeight=28 "
      + "translatesAutoresizingMaskIntoConstraints=NO",
    "tableViewCell": "clipsSubviews=YES contentMode=scaleToFill "
      + "preservesSuperviewLayoutMargins=YES selectionStyle=default indentationWidth=10",
    "tableViewCellContentView": "opaque=NO clipsSubviews=YES multipleTouchEnabled=YES "
      + "contentMode=center preservesSuperviewLayoutMargins=YES "
      + "insetsLayoutMarginsFromSafeArea=NO",
    "tableViewController": "sceneMemberID=viewController",
    "textField": "opaque=NO clipsSubviews=YES contentMode=scaleToFill "
      + "contentHorizontalAlignment=left contentVerticalAlignment=center "
      + "borderStyle=roundedRect textAlignment=natural minimumFontSize=17 "
      + "translatesAutoresizingMaskIntoConstraints=NO",
    "textView": "clipsSubviews=YES multipleTouchEnabled=YES contentMode=scaleToFill "
      + "textAlignment=natural translatesAutoresizingMaskIntoConstraints=NO",
    "toolbar": "opaque=NO clearsContextBeforeDrawing=NO contentMode=scaleToFill "
      + "translatesAutoresizingMaskIntoConstraints=NO",
    "view": "contentMode=scaleToFill translatesAutoresizingMaskIntoConstraints=NO",
    "viewController": "sceneMemberID=viewController",
    "viewControllerPlaceholder": "sceneMemberID=viewController",
    "visualEffectView": "opaque=NO contentMode=scaleToFill "
      + "translatesAutoresizingMaskIntoConstraints=NO",
    "webView": "contentMode=scaleToFill translatesAutoresizingMaskIntoConstraints=NO",
    "wkWebView": "contentMode=scaleToFill translatesAutoresizingMaskIntoConstraints=NO",
  ]

  private static let table = NameMap(rows.mapValues { Usual(row($0)) })

  private static func row(_ text: String) -> [Attribute] {
    text.split(separator: " ").map { pair in
      let parts = pair.split(separator: "=", maxSplits: 1)
      return Attribute(Vocabulary.name(String(parts[0])), String(parts[1]))
    }
  }
}
