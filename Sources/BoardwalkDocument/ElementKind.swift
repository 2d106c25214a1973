import BoardwalkSchema

/// The elements of Interface Builder documents that Boardwalk understands, by their names.
///
/// Any other element is kept in the tree and passed over.
package enum ElementKind: String, Sendable, CaseIterable {
  // Structure
  case document, scenes, scene, objects, connections, subviews, constraints, resources
  case dependencies, device, adaptation, placeholder, exit, customObject, variation, mask
  case exclude, include, userDefinedRuntimeAttributes, userDefinedRuntimeAttribute

  // View controllers
  case viewController, tableViewController, collectionViewController, navigationController
  case tabBarController, splitViewController, pageViewController, glkViewController
  case avPlayerViewController, hostingController, viewControllerPlaceholder

  // Bars and their items
  case navigationItem, navigationBar, barButtonItem, toolbar, toolbarItems, items
  case leftBarButtonItems, rightBarButtonItems, tabBar, tabBarItem, searchBar

  // Views
  case view, label, button, imageView, textField, textView, `switch`, slider, stepper
  case segmentedControl, segments, segment, progressView, activityIndicatorView, pageControl
  case pickerView, datePicker, scrollView, stackView, containerView, visualEffectView
  case mapView, webView, glkView, adBannerView, searchDisplayController, wkWebView, window,
    tableView, tableViewSection, sections, cells
  case prototypes, tableViewCell, tableViewCellContentView, collectionView, collectionViewCell
  case collectionViewCellContentView, collectionReusableView, collectionViewFlowLayout
  case collectionViewLayout, refreshControl

  // Connections
  case segue, outlet, outletCollection, action, constraint, relationship

  // Gesture recognizers; the long press is misspelled in Interface Builder itself.
  case tapGestureRecognizer, panGestureRecognizer, pinchGestureRecognizer
  case rotationGestureRecognizer, swipeGestureRecognizer, pongPressGestureRecognizer
  case longPressGestureRecognizer, screenEdgePanGestureRecognizer

  // Values
  case rect, point, size, range, inset, edgeInsets, directionalEdgeInsets, color, fontDescription,
    font
  case string, mutableString, attributedString, fragment, state, image, systemColor, namedColor
  case integer, real, bool, date, `nil`, autoresizingMask, viewLayoutGuide
  case viewControllerLayoutGuide, layoutGuides, layoutGuide

  /// The kind of elements named `name`.
  package static func named(_ name: String) -> ElementKind? { KnownName(name).kind }
}

extension ElementKind {
  /// Whether it is a gesture recognizer.
  package var isGestureRecognizer: Bool { Self.gestureRecognizers.contains(self) }

  /// Whether it is a view controller of a scene, a reference to one in another storyboard excepted.
  package var isViewController: Bool { Self.viewControllers.contains(self) }

  private static let gestureRecognizers = Set(
    allCases.filter { Schema.isGestureRecognizer($0.rawValue) })

  private static let viewControllers = Set(
    allCases.filter { Schema.isViewController($0.rawValue) })
}

extension Element {
  /// The kind; nil if it is unknown.
  package var kind: ElementKind? { ElementKind.named(name) }
}
