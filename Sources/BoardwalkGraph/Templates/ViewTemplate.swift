import BoardwalkBase
import BoardwalkDocument
import BoardwalkSchema

/// The template of a view.
package struct ViewTemplate: Sendable, Hashable, Codable {
  /// Its id in the document; empty if it has none.
  package var id: String

  /// The element's name, such as `label` or `tableView`.
  package var kind: String

  /// Its own class, if not UIKit's.
  package var customClass: CustomClass?

  /// The name its author gave it.
  package var userLabel: String?

  /// The stored frame in points, in the superview's space.
  package var frame: LayoutRect?

  /// The text that it shows.
  package var text: String?

  /// The text that a field shows while it is empty.
  package var placeholder: String?

  /// The name of the image that it shows.
  package var image: String?

  /// The font of its text.
  package var font: Font?

  /// The color of its text.
  package var textColor: ColorValue?

  /// Its background color.
  package var backgroundColor: ColorValue?

  /// The accessibility label.
  package var accessibilityLabel: String?

  /// The name that tests find it by.
  package var accessibilityIdentifier: String?

  /// Whether it is hidden at first.
  @OmittedIfDefault<Default.No> package var isHidden: Bool

  /// The opacity, from 0 to 1.
  @OmittedIfDefault<Default.One> package var alpha: Double

  /// Whether it can be used, for controls.
  @OmittedIfDefault<Default.Yes> package var isEnabled: Bool

  /// Whether touches reach it.
  @OmittedIfDefault<Default.Yes> package var isUserInteractionEnabled: Bool

  /// A segmented control's titles.
  @OmittedIfDefault<Default.Empty<String>> package var segmentTitles: [String]

  /// Whether a switch is on.
  @OmittedIfDefault<Default.No> package var isOn: Bool

  /// The value of a slider, stepper or progress view as a fraction of its range.
  @OmittedIfDefault<Default.Zero> package var fraction: Double

  /// A toolbar's items.
  @OmittedIfDefault<Default.Empty<BarButtonItemTemplate>> package var items: [BarButtonItemTemplate]

  /// The items of a standalone navigation bar.
  @OmittedIfDefault<Default.Empty<NavigationItemTemplate>> package var navigationItems:
    [NavigationItemTemplate]

  /// The items of a standalone tab bar.
  @OmittedIfDefault<Default.Empty<TabBarItemTemplate>> package var tabBarItems: [TabBarItemTemplate]

  /// The properties of a table view.
  @Boxed package var table: TableTemplate?

  /// The properties of a collection view.
  @Boxed package var collection: CollectionTemplate?

  /// The properties of a cell.
  @Boxed package var cell: CellTemplate?

  /// The constraints that it holds.
  @OmittedIfDefault<Default.Empty<ConstraintTemplate>> package var constraints: [ConstraintTemplate]

  /// The variations, as written.
  @OmittedIfDefault<Default.Empty<ArchivedElement>> package var variations: [ArchivedElement]

  /// Values set by key path when it is loaded.
  @OmittedIfDefault<Default.Empty<RuntimeAttributeTemplate>>
  package var runtimeAttributes: [RuntimeAttributeTemplate]

  /// The unmodeled parts.
  package var rest: Archived<ViewContent>

  /// The views inside, back to front; a cell's content view is its only one.
  @OmittedIfDefault<Default.Empty<ViewTemplate>> package var subviews: [ViewTemplate]

  /// The position in its document.
  package var position: SourcePosition

  /// The class it has, custom or UIKit's own.
  package var className: String { customClass?.name ?? Schema.className(of: kind) }

  /// The kind; nil if it is unknown.
  package var elementKind: ElementKind? { ElementKind.named(kind) }
}

extension ViewTemplate {
  /// Whether its text is secure and shown as dots.
  package var isSecure: Bool { content.textInput?.isSecure ?? false }

  /// The text for display in pictures, lists, trees and messages; a secure text is replaced by
  /// dots.
  package var shownText: String? {
    isSecure ? text.map { String(repeating: "•", count: $0.count) } : text
  }
}

extension ViewTemplate {
  /// Whether it is hidden, by itself or as a stopped activity indicator that hides when stopped.
  package var isConcealed: Bool { isHidden || isStoppedIndicator }

  private var isStoppedIndicator: Bool {
    guard elementKind == .activityIndicatorView, let indicator = content.activityIndicator else {
      return false
    }
    return indicator.hidesWhenStopped && !indicator.isAnimating
  }
}

extension ViewTemplate {
  /// A view of the element `kind` that code creates, at `frame` of its superview; its name takes
  /// the place of an id.
  package static func createdByCode(_ id: String, _ kind: String, frame: LayoutRect) -> ViewTemplate
  {
    let isCell = kind.hasSuffix("Cell") || kind == "collectionReusableView"
    // Only code's own labels and image views begin without touches (ORC-11).
    let takesTouches = kind != "label" && kind != "imageView"
    return ViewTemplate(
      id: id, kind: kind, frame: frame, isHidden: false, alpha: 1, isEnabled: true,
      isUserInteractionEnabled: takesTouches, segmentTitles: [], isOn: false, fraction: 0,
      items: [],
      navigationItems: [], tabBarItems: [], cell: isCell ? CellTemplate() : nil, constraints: [],
      variations: [], runtimeAttributes: [], rest: Archived(ArchivedElement(name: kind)),
      subviews: [],
      position: SourcePosition(Position(line: 1, column: 1)))
  }

  /// A table view that code makes.
  package static func tableMadeByCode(
    _ id: String, style: TableViewStyle, frame: LayoutRect
  ) -> ViewTemplate {
    var view = createdByCode(id, "tableView", frame: frame)
    view.table = TableTemplate(
      style: style, isStatic: false, rowHeight: nil, sections: [], prototypes: [], headerView: [],
      footerView: [])
    return view
  }

  /// A collection view that code makes, with a flow layout of UIKit's usual numbers (FLOW-01).
  package static func collectionMadeByCode(_ id: String, frame: LayoutRect) -> ViewTemplate {
    var view = createdByCode(id, "collectionView", frame: frame)
    view.collection = CollectionTemplate(
      flowLayout: FlowLayoutTemplate(
        itemSize: nil, minimumLineSpacing: 10, minimumInteritemSpacing: 10,
        scrollsHorizontally: false,
        rest: Archived(ArchivedElement(name: "collectionViewFlowLayout"))),
      prototypes: [], reusableViews: [])
    return view
  }
}
