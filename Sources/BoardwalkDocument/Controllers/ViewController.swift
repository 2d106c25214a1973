import BoardwalkSchema

/// A view controller of any kind.
package struct ViewController: DocumentObject {
  /// The element.
  package let element: Element

  /// The view controller that `element` describes.
  package init(_ element: Element) { self.element = element }

  /// Whether `element` is a view controller, of a known kind or not.
  ///
  /// Storyboards identify it by `sceneMemberID`, so unknown elements are recognized.
  package static func isViewController(_ element: Element) -> Bool {
    guard let kind = element.kind else { return element["sceneMemberID"] == "viewController" }
    return kind.isViewController
  }

  /// Its kind; a plain view controller where Boardwalk does not know the element.
  package var kind: ViewControllerKind {
    ViewControllerKind(rawValue: element.name) ?? .viewController
  }

  /// The name by which code instantiates it.
  package var storyboardIdentifier: String? { element["storyboardIdentifier"] }

  /// Its title, which bars show by default.
  package var title: String? { element["title"] }

  /// Its root view, described in place.
  package var view: View? {
    (element.child(key: "view") ?? element.child(key: "tableView")
      ?? element.child(key: "collectionView")).map(View.init)
  }

  /// The xib of its view, if the document names one.
  package var nibName: String? { element["nibName"] }

  /// Its navigation item.
  package var navigationItem: NavigationItem? {
    element.child("navigationItem").map(NavigationItem.init)
  }

  /// Its tab bar item.
  package var tabBarItem: TabBarItem? { element.child("tabBarItem").map(TabBarItem.init) }

  /// Its toolbar items.
  package var toolbarItems: [BarButtonItem] {
    element.child("toolbarItems")?.children(named: "barButtonItem").map(BarButtonItem.init) ?? []
  }

  /// Its presentation style; nil for the system's default.
  package var modalPresentationStyle: ModalPresentationStyle? {
    element.word("modalPresentationStyle")
  }

  /// The transition style of its presentation; nil for the system's default.
  package var modalTransitionStyle: ModalTransitionStyle? { element.word("modalTransitionStyle") }

  /// Whether presentations in the current context cover it.
  package var definesPresentationContext: Bool { element["definesPresentationContext"] == "YES" }

  /// Whether a presentation in its context uses its own transition style.
  package var providesPresentationContextTransitionStyle: Bool {
    element["providesPresentationContextTransitionStyle"] == "YES"
  }

  /// Whether the tab bar hides while it is on a navigation stack.
  package var hidesBottomBarWhenPushed: Bool { element["hidesBottomBarWhenPushed"] == "YES" }

  /// The controllers inside its element, as in the xibs of apps without storyboards.
  package var nestedControllers: [ViewController] {
    var controllers = element.children.filter(Self.isViewController)
    if let list = element.child("viewControllers") {
      controllers += list.children.filter(Self.isViewController)
    }
    return controllers.map(ViewController.init)
  }
}

extension ViewController {
  /// The display name: its label, its title, the title of its navigation or tab item, else its
  /// class without `ViewController`, as words.
  package var displayName: String {
    let names = [userLabel, title, navigationItem?.title, tabBarItem?.title]
    if let name = names.lazy.compactMap({ $0 }).first(where: { !$0.isEmpty }) { return name }
    guard let customClass else { return ClassWords.words(of: kind.className) }
    return ClassWords.words(of: customClass.name)
  }
}

/// The members of container view controllers.
extension ViewController {
  /// Whether a navigation controller begins without its bar.
  package var isNavigationBarHidden: Bool { element["navigationBarHidden"] == "YES" }

  /// Whether a navigation controller begins without its toolbar, as it does by default.
  package var isToolbarHidden: Bool { element["toolbarHidden"] != "NO" }

  /// Whether titles in a navigation controller's bar may be large.
  package var prefersLargeTitles: Bool { element.child("navigationBar")?["largeTitles"] == "YES" }

  /// The relationships to contained controllers: root, tabs, columns.
  package var relationships: [Segue] { segues.filter { $0.kind == .relationship } }

  /// The transition style of a page view controller.
  package var pageTransitionStyle: PageTransitionStyle? { element.word("transitionStyle") }

  /// The orientation of a page view controller.
  package var navigationOrientation: PageNavigationOrientation? {
    element.word("navigationOrientation")
  }

  /// The spine location of a page view controller.
  package var spineLocation: SpineLocation? { element.word("spineLocation") }

  /// Whether a page view controller's pages have backs.
  package var isDoubleSided: Bool { element["doubleSided"] == "YES" }
}
