import BoardwalkTree

/// The attributes that Interface Builder gives a new object of each kind: they go without saying, and
/// their absence is said with `unset`.
enum UsualAttributes {
  /// The usual attributes of an element called `name` inside `owner`, where `attribute` finds what
  /// is said of it. Only a view without a mask is placed by constraints.
  static func of(
    _ name: String, _ owner: Owner, hasMask: Bool, _ attribute: (String) -> String?
  ) -> [Attribute] {
    var kind = name
    switch name {
    case "label" where owner.isStyledCell && hasMask: kind = "label of a styled cell"
    case "imageView" where owner.isStyledCell && hasMask: kind = "imageView of a styled cell"
    case "tableView" where attribute("style").map { $0 != "plain" } ?? false:
      kind = "grouped tableView"
    case "tableViewCellContentView":
      guard let id = owner.id else { break }
      return (table[name] ?? []) + [Attribute("tableViewCell", id)]
    default: break
    }
    guard let usual = table[kind] else { return [] }
    if hasMask, attribute("fixedFrame") != "YES" { return usual.filter { $0 != underConstraints } }
    return usual
  }

  /// Whether elements called `name` are views that constraints may place.
  static func isView(_ name: String) -> Bool { views.contains(name) }

  private static let underConstraints = Attribute("translatesAutoresizingMaskIntoConstraints", "NO")

  private static let views = Set(table.filter { $0.value.contains(underConstraints) }.keys)

  private static let rows: [String: String] = [
    "activityIndicatorView": "opaque=NO contentMode=scaleToFill horizontalHuggingPriority=750 "
      + "verticalHuggingPriority=750 translatesAutoresizingMaskIntoConstraints=NO",
    "barButtonItem": "",
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
    "label of a styled cell": "opaque=NO multipleTouchEnabled=YES contentMode=left "
      + "insetsLayoutMarginsFromSafeArea=NO lineBreakMode=tailTruncation "
      + "baselineAdjustment=alignBaselines adjustsFontSizeToFit=NO",
    "imageView of a styled cell": "opaque=NO multipleTouchEnabled=YES contentMode=center",
    "label": "opaque=NO userInteractionEnabled=NO contentMode=left "
      + "horizontalHuggingPriority=251 verticalHuggingPriority=251 textAlignment=natural "
      + "lineBreakMode=tailTruncation baselineAdjustment=alignBaselines adjustsFontSizeToFit=NO "
      + "translatesAutoresizingMaskIntoConstraints=NO",
    "mapView": "clipsSubviews=YES multipleTouchEnabled=YES contentMode=scaleToFill "
      + "mapType=standard translatesAutoresizingMaskIntoConstraints=NO",
    "navigationBar": "contentMode=scaleToFill",
    "navigationController": "sceneMemberID=viewController",
    "pageViewController": "sceneMemberID=viewController",
    "pickerView": "contentMode=scaleToFill translatesAutoresizingMaskIntoConstraints=NO",
    "placeholder": "",
    "plugIn": "identifier=com.apple.InterfaceBuilder.IBCocoaTouchPlugin",
    "progressView": "opaque=NO contentMode=scaleToFill verticalHuggingPriority=750 "
      + "translatesAutoresizingMaskIntoConstraints=NO",
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
    "stepper": "opaque=NO contentMode=scaleToFill contentHorizontalAlignment=center "
      + "contentVerticalAlignment=center translatesAutoresizingMaskIntoConstraints=NO",
    "switch": "opaque=NO contentMode=scaleToFill horizontalHuggingPriority=750 "
      + "verticalHuggingPriority=750 contentHorizontalAlignment=center "
      + "contentVerticalAlignment=center on=YES translatesAutoresizingMaskIntoConstraints=NO",
    "tabBar": "contentMode=scaleToFill",
    "tabBarController": "sceneMemberID=viewController",
    "grouped tableView": "clipsSubviews=YES contentMode=scaleToFill alwaysBounceVertical=YES "
      + "dataMode=prototypes separatorStyle=default rowHeight=-1 estimatedRowHeight=-1 "
      + "sectionHeaderHeight=18 sectionFooterHeight=18 "
      + "translatesAutoresizingMaskIntoConstraints=NO",
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
    "wkWebView": "contentMode=scaleToFill translatesAutoresizingMaskIntoConstraints=NO",
  ]

  private static let table: [String: [Attribute]] = rows.mapValues { row in
    row.split(separator: " ").map { pair in
      let parts = pair.split(separator: "=", maxSplits: 1)
      return Attribute(String(parts[0]), String(parts[1]))
    }
  }
}
