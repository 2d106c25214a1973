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

  /// What assistive technologies read.
  package var accessibilityLabel: String?

  /// The name that tests find it by.
  package var accessibilityIdentifier: String?

  /// Whether it is hidden at first.
  @OmittedIfDefault<Usual.No> package var isHidden: Bool

  /// How opaque it is, from 0 to 1.
  @OmittedIfDefault<Usual.One> package var alpha: Double

  /// Whether it can be used, for controls.
  @OmittedIfDefault<Usual.Yes> package var isEnabled: Bool

  /// Whether touches reach it.
  @OmittedIfDefault<Usual.Yes> package var isUserInteractionEnabled: Bool

  /// A segmented control's titles.
  @OmittedIfDefault<Usual.Empty<String>> package var segmentTitles: [String]

  /// Whether a switch is on.
  @OmittedIfDefault<Usual.No> package var isOn: Bool

  /// Where a slider, stepper or progress view stands between its ends, from 0 to 1.
  @OmittedIfDefault<Usual.Zero> package var fraction: Double

  /// A toolbar's items.
  @OmittedIfDefault<Usual.Empty<BarButtonItemTemplate>> package var items: [BarButtonItemTemplate]

  /// The items of a navigation bar that stands by itself.
  @OmittedIfDefault<Usual.Empty<NavigationItemTemplate>> package var navigationItems:
    [NavigationItemTemplate]

  /// The items of a tab bar that stands by itself.
  @OmittedIfDefault<Usual.Empty<TabBarItemTemplate>> package var tabBarItems: [TabBarItemTemplate]

  /// What only a table view has.
  @Boxed package var table: TableTemplate?

  /// What only a collection view has.
  @Boxed package var collection: CollectionTemplate?

  /// What only a cell has.
  @Boxed package var cell: CellTemplate?

  /// The constraints that it holds.
  @OmittedIfDefault<Usual.Empty<ConstraintTemplate>> package var constraints: [ConstraintTemplate]

  /// What it has otherwise under some traits, as written.
  @OmittedIfDefault<Usual.Empty<ArchivedElement>> package var variations: [ArchivedElement]

  /// Values set by key path when it is loaded.
  @OmittedIfDefault<Usual.Empty<RuntimeAttributeTemplate>>
  package var runtimeAttributes: [RuntimeAttributeTemplate]

  /// Whatever else the document says of it, as written.
  package var rest: Archived<ViewContent>

  /// The views inside, back to front; a cell's content view is its only one.
  @OmittedIfDefault<Usual.Empty<ViewTemplate>> package var subviews: [ViewTemplate]

  /// Where it stands in its document.
  package var position: SourcePosition

  /// The class it has, custom or UIKit's own.
  package var className: String { customClass?.name ?? Schema.className(of: kind) }

  /// What it is, if Boardwalk understands it.
  package var elementKind: ElementKind? { ElementKind.named(kind) }
}

extension ViewTemplate {
  /// Whether its text is secure and shown as dots.
  package var isSecure: Bool { content.textInput?.isSecure ?? false }

  /// The text as it may be shown, in pictures, lists, trees and messages alike: as many dots where it is
  /// secure.
  package var shownText: String? {
    isSecure ? text.map { String(repeating: "•", count: $0.count) } : text
  }
}

extension ViewTemplate {
  /// Whether it is hidden, or hides itself: an activity indicator that stands still may be there only
  /// while it turns.
  package var isConcealed: Bool { isHidden || isStoppedIndicator }

  private var isStoppedIndicator: Bool {
    guard elementKind == .activityIndicatorView, let indicator = content.activityIndicator else {
      return false
    }
    return indicator.hidesWhenStopped && !indicator.isAnimating
  }
}

extension ViewTemplate {
  /// A view of the element `kind` that code makes, of which no document says anything, at `frame` of
  /// its superview; it has a name of its own in place of an id in a document.
  package static func madeByCode(_ id: String, _ kind: String, frame: LayoutRect) -> ViewTemplate {
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

  /// A table view that code makes, of the style `plain`, `grouped` or `insetGrouped`.
  package static func tableMadeByCode(
    _ id: String, style: String, frame: LayoutRect
  ) -> ViewTemplate {
    var view = madeByCode(id, "tableView", frame: frame)
    view.table = TableTemplate(
      style: style, isStatic: false, rowHeight: nil, sections: [], prototypes: [], headerView: [],
      footerView: [])
    return view
  }

  /// A collection view that code makes, with a flow layout of UIKit's usual numbers (FLOW-01).
  package static func collectionMadeByCode(_ id: String, frame: LayoutRect) -> ViewTemplate {
    var view = madeByCode(id, "collectionView", frame: frame)
    view.collection = CollectionTemplate(
      flowLayout: FlowLayoutTemplate(
        itemSize: nil, minimumLineSpacing: 10, minimumInteritemSpacing: 10,
        scrollsHorizontally: false,
        rest: Archived(ArchivedElement(name: "collectionViewFlowLayout"))),
      prototypes: [], reusableViews: [])
    return view
  }
}
