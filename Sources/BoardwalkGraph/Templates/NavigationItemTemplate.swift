import BoardwalkSchema

/// The navigation item of a view controller.
package struct NavigationItemTemplate: Sendable, Hashable, Codable {
  /// Its id in the document.
  package var id: String?

  /// The title in the middle of the bar.
  package var title: String?

  /// The line above the title.
  package var prompt: String?

  /// The view that replaces the title.
  @Boxed package var titleView: ViewTemplate?

  /// The item that the next controller's back button takes its looks from.
  @Boxed package var backBarButtonItem: BarButtonItemTemplate?

  /// The back button's title without a back item.
  package var backButtonTitle: String?

  /// The display mode of the back button.
  package var backButtonDisplayMode: BackButtonDisplayMode?

  /// The items on the left, from the left.
  @OmittedIfDefault<Default.Empty<BarButtonItemTemplate>>
  package var leftBarButtonItems: [BarButtonItemTemplate]

  /// The items on the right, from the right.
  @OmittedIfDefault<Default.Empty<BarButtonItemTemplate>>
  package var rightBarButtonItems: [BarButtonItemTemplate]

  /// The display mode of the large title.
  package var largeTitleDisplayMode: LargeTitleDisplayMode?

  /// Whether left items supplement the back button.
  @OmittedIfDefault<Default.No> package var leftItemsSupplementBackButton: Bool

  /// Whether the back button is hidden.
  @OmittedIfDefault<Default.No> package var hidesBackButton: Bool

  /// The unmodeled parts; nil if there are none.
  package var rest: ArchivedElement?
}
