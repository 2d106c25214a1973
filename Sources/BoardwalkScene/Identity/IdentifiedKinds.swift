/// The elements to which Interface Builder gives an id, as counted in real documents.
enum IdentifiedKinds {
  /// Whether `statement` says an object that has an id, written or derived.
  static func contain(_ statement: borrowing Statement) -> Bool {
    if StatementIdentity.kind(of: statement).isIdentified {
      // Those who only refer to another object of the same kind are none themselves.
      return !statement.hasField(.reference)
    }
    // What has a name is referred to, and an element that never has an id never has a name.
    return statement.name != nil && statement.target == nil
      && !called.contains(StatementIdentity.element(of: statement))
  }

  /// Elements that stand under a name which is no name for others.
  private static let called: Set<String> = ["device", "adaptation", "variation"]

  /// Those elements.
  static let all = Set(
    """
    action activityIndicatorView application arrayController arscnView arskView \
    avPlayerViewController barButtonItem binding box button buttonCell clipView \
    collectionReusableView collectionView collectionViewCell collectionViewCellContentView \
    collectionViewController collectionViewFlowLayout collectionViewLayout constraint \
    containerView controller controllerPlaceholder customObject customView datePicker exit \
    filesOwner firstResponder \
    glkView glkViewController gridCell gridColumn gridRow gridView group hostingController \
    imageCell imageView label mapView menu menuItem mtkView navigationBar \
    navigationController navigationItem notificationCategory notificationController \
    numberFormatter outlet outletCollection outlineView pageControl pageViewController \
    pagecontroller panGestureRecognizer pickerView pinchGestureRecognizer placeholder \
    pongPressGestureRecognizer popUpButton popUpButtonCell progressIndicator progressView \
    refreshControl sceneKitView screenEdgePanGestureRecognizer scrollView scroller searchBar \
    rotationGestureRecognizer searchDisplayController searchField searchFieldCell \
    secureTextField secureTextFieldCell segmentedControl segue separator skView slider \
    sliderCell splitView splitViewController splitViewItem spriteKitScene stackView stepper \
    stepperCell swipeGestureRecognizer switch tabBar tabBarController tabBarItem tabView \
    tabViewController tabViewItem table tableCellView tableColumn tableHeaderView tableRow \
    tableView tableViewCell tableViewCellContentView tableViewController tableViewSection \
    tapGestureRecognizer textField textFieldCell textView toolbar userDefaultsController view \
    viewController viewControllerLayoutGuide viewControllerPlaceholder viewLayoutGuide \
    visualEffectView webView window windowController wkWebView
    """.split(separator: " ").map(String.init))
}
