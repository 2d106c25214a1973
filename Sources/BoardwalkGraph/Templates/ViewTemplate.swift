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
  package var isSecure: Bool {
    guard let input = content.textInput else { return false }
    return input.isSecure || runtimeAttributes.contains(where: \.isSecureTextEntry)
  }

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
  package static func createdByCode(
    _ id: String, _ kind: String, frame: LayoutRect, attributes: [String: String] = [:]
  ) -> ViewTemplate {
    let isCell = kind.hasSuffix("Cell") || kind == "collectionReusableView"
    // Only code's own labels and image views begin without touches (ORC-11).
    let takesTouches = kind != "label" && kind != "imageView"
    return ViewTemplate(
      id: id, kind: kind, frame: frame, isHidden: false, alpha: 1, isEnabled: true,
      isUserInteractionEnabled: takesTouches, segmentTitles: [], isOn: false, fraction: 0,
      items: [],
      navigationItems: [], tabBarItems: [], cell: isCell ? CellTemplate() : nil, constraints: [],
      variations: [], runtimeAttributes: [],
      rest: Archived(ArchivedElement(name: kind, attributes: attributes)),
      subviews: [],
      position: SourcePosition(Position(line: 1, column: 1)))
  }

  /// Replaces its frame by constraints that code creates.
  package mutating func usesConstraints() {
    content.layout.usesConstraints = true
    frame = nil
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

extension ViewTemplate {
  /// The template of `view` and of all views inside it.
  init(compiling view: View, in context: CompileContext) {
    let element = view.element
    var rest = UnmodeledContent(element)
    // Too deep inside other views, only this one is compiled and its content archived.
    let inside = context.inside
    self.init(
      id: view.id ?? "",
      kind: element.name,
      customClass: view.customClass,
      userLabel: view.userLabel,
      frame: view.frame,
      text: view.text,
      placeholder: view.placeholder,
      image: view.image,
      font: view.font,
      textColor: view.textColor,
      backgroundColor: view.backgroundColor,
      accessibilityLabel: view.accessibilityLabel,
      accessibilityIdentifier: view.accessibilityIdentifier,
      isHidden: view.isHidden,
      alpha: view.alpha,
      isEnabled: view.isEnabled,
      isUserInteractionEnabled: view.isUserInteractionEnabled,
      segmentTitles: view.segmentTitles,
      isOn: view.isOn,
      fraction: view.fraction,
      items: inside?.barButtonItems(of: view, takenFrom: &rest) ?? [],
      navigationItems: inside?.navigationItems(of: view, takenFrom: &rest) ?? [],
      tabBarItems: inside?.tabBarItems(of: view, takenFrom: &rest) ?? [],
      table: inside.flatMap { TableTemplate(compiling: view, in: $0, takenFrom: &rest) },
      collection: inside.flatMap { CollectionTemplate(compiling: view, in: $0, takenFrom: &rest) },
      cell: CellTemplate(compiling: Cell(element), takenFrom: &rest),
      constraints: view.constraints.map { ConstraintTemplate(compiling: $0, in: context) },
      variations: view.variations.map { ArchivedElement($0) },
      runtimeAttributes: view.runtimeAttributes.map { RuntimeAttributeTemplate(compiling: $0) },
      rest: Archived(ArchivedElement(name: element.name)),
      subviews: inside?.subviews(of: view, takenFrom: &rest) ?? [],
      position: context.position(of: element))
    rest.consumeView(view)
    rest.consumeConnections(of: element, in: context)
    self.rest = Archived(rest.archivedWithName)
  }
}

extension UnmodeledContent {
  /// Consumes the properties of a view template.
  fileprivate mutating func consumeView(_ view: View) {
    consume("id")
    consumeClass()
    consume("userLabel")
    consume("text", as: view.text)
    if view.kind != .button { consume("title", as: view.text) }
    consume("placeholder", as: view.placeholder)
    consume("image", as: view.image)
    consume(view.element.child("accessibility"), knowing: ["key", "label", "identifier"])
    consume(view.element.child("segments")) { $0.hasOnly(["title"]) && $0.text == nil }
    for flag in ["hidden", "enabled", "userInteractionEnabled", "on"] { consumeFlag(flag) }
    consumeNumber("alpha")
    consume(view.element.child("constraints")) { $0.kind == .constraint }
    for variation in view.variations { consume(variation) }
    consumeRuntimeAttributes(of: view.element)
    consumeValues(of: view)
  }

  private static let rectAttributes = ["key", "x", "y", "width", "height"]
  private static let fontAttributes = [
    "key", "name", "family", "style", "type", "weight", "pointSize",
  ]

  private mutating func consumeValues(of view: View) {
    let element = view.element
    if view.frame != nil {
      consume(element.child("rect", key: "frame"), knowing: Self.rectAttributes)
    }
    consume(
      element.child("fontDescription", key: "fontDescription"), knowing: Self.fontAttributes)
    consumeColor(element.child("color", key: "textColor"))
    consumeColor(element.child("color", key: "backgroundColor"))
  }
}

extension CompileContext {
  /// The templates of the subviews of `view`, back to front, consumed from `rest`.
  ///
  /// The content view of a cell or visual effect is behind all others.
  fileprivate func subviews(of view: View, takenFrom rest: inout UnmodeledContent) -> [ViewTemplate]
  {
    let contentView = view.element.child(key: "contentView").flatMap {
      View.isView($0) ? View($0) : nil
    }
    rest.consume(contentView?.element)
    rest.consume(view.element.child("subviews")) { _ in true }
    return ((contentView.map { [$0] } ?? []) + view.subviews).map {
      ViewTemplate(compiling: $0, in: self)
    }
  }
}
