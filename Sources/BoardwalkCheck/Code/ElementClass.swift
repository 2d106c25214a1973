import BoardwalkDocument

/// The system's class for each element that stands for an object.
enum ElementClass {
  /// The class of the object that `element` describes where it names none itself; nil where that is
  /// not known.
  static func name(of element: Element) -> String? {
    if let kind = ViewControllerKind(rawValue: element.name) { return kind.className }
    return names[element.name]
  }

  private static let names: [String: String] = [
    // Views
    "view": "UIView", "containerView": "UIView", "window": "UIWindow", "label": "UILabel",
    "button": "UIButton", "imageView": "UIImageView", "textField": "UITextField",
    "textView": "UITextView", "switch": "UISwitch", "slider": "UISlider", "stepper": "UIStepper",
    "segmentedControl": "UISegmentedControl", "progressView": "UIProgressView",
    "activityIndicatorView": "UIActivityIndicatorView", "pageControl": "UIPageControl",
    "pickerView": "UIPickerView", "datePicker": "UIDatePicker", "scrollView": "UIScrollView",
    "stackView": "UIStackView", "visualEffectView": "UIVisualEffectView", "mapView": "MKMapView",
    "webView": "UIWebView", "wkWebView": "WKWebView", "searchBar": "UISearchBar",
    "navigationBar": "UINavigationBar", "toolbar": "UIToolbar", "tabBar": "UITabBar",
    "refreshControl": "UIRefreshControl", "colorWell": "UIColorWell", "control": "UIControl",
    "glkView": "GLKView", "skView": "SKView", "sceneKitView": "SCNView", "mtkView": "MTKView",
    "arscnView": "ARSCNView", "arskView": "ARSKView", "calendarView": "UICalendarView",

    // Lists
    "tableView": "UITableView", "tableViewCell": "UITableViewCell",
    "collectionView": "UICollectionView", "collectionViewCell": "UICollectionViewCell",
    "collectionReusableView": "UICollectionReusableView",
    "collectionViewFlowLayout": "UICollectionViewFlowLayout",
    "collectionViewLayout": "UICollectionViewLayout",

    // Items, recognizers and others
    "barButtonItem": "UIBarButtonItem", "tabBarItem": "UITabBarItem",
    "navigationItem": "UINavigationItem", "constraint": "NSLayoutConstraint",
    "tapGestureRecognizer": "UITapGestureRecognizer",
    "panGestureRecognizer": "UIPanGestureRecognizer",
    "pinchGestureRecognizer": "UIPinchGestureRecognizer",
    "rotationGestureRecognizer": "UIRotationGestureRecognizer",
    "swipeGestureRecognizer": "UISwipeGestureRecognizer",
    "pongPressGestureRecognizer": "UILongPressGestureRecognizer",
    "longPressGestureRecognizer": "UILongPressGestureRecognizer",
    "screenEdgePanGestureRecognizer": "UIScreenEdgePanGestureRecognizer",
    "segue": "UIStoryboardSegue", "customObject": "NSObject",
  ]
}
