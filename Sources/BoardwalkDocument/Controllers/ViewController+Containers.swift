/// The members of container view controllers.
extension ViewController {
  /// The bar of a navigation controller.
  package var navigationBar: View? { element.child("navigationBar").map(View.init) }

  /// Whether a navigation controller begins without its bar.
  package var isNavigationBarHidden: Bool { element["navigationBarHidden"] == "YES" }

  /// Whether a navigation controller begins without its toolbar, as it does by default.
  package var isToolbarHidden: Bool { element["toolbarHidden"] != "NO" }

  /// Whether titles in a navigation controller's bar may be large.
  package var prefersLargeTitles: Bool { element.child("navigationBar")?["largeTitles"] == "YES" }

  /// The relationships to contained controllers: root, tabs, columns.
  package var relationships: [Segue] { segues.filter { $0.kind == .relationship } }

  /// How a page view controller turns pages: `pageCurl` or `scroll`.
  package var pageTransitionStyle: String? { element["transitionStyle"] }

  /// Which way a page view controller's pages lie: `horizontal` or `vertical`.
  package var navigationOrientation: String? { element["navigationOrientation"] }

  /// Where the spine of a page view controller's book is: `none`, `min`, `mid` or `max`.
  package var spineLocation: String? { element["spineLocation"] }

  /// Whether a page view controller's pages have backs.
  package var isDoubleSided: Bool { element["doubleSided"] == "YES" }
}
