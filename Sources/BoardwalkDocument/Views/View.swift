import BoardwalkBase
import BoardwalkSchema

/// A view of any class.
package struct View: DocumentObject {
  /// The element.
  package let element: Element

  /// The view that `element` describes.
  package init(_ element: Element) { self.element = element }

  /// Whether `element` is a view: it has a frame or is a subview.
  ///
  /// This includes views of unknown elements.
  package static func isView(_ element: Element) -> Bool {
    if element.parent?.name == "subviews" { return true }
    if element.name == "variation" { return false }
    return element.child("rect", key: "frame") != nil
      || element.child("autoresizingMask", key: "autoresizingMask") != nil
  }

  /// The kind; nil for an unknown element.
  package var kind: ElementKind? { element.kind }

  /// The stored frame in points, in the superview's space.
  package var frame: LayoutRect? { element.child("rect", key: "frame").flatMap(LayoutRect.init) }

  /// The views inside, back to front.
  package var subviews: [View] {
    element.child("subviews")?.children.map(View.init) ?? []
  }

  /// The constraints that it holds.
  package var constraints: [Constraint] {
    element.child("constraints")?.children(named: "constraint").map(Constraint.init) ?? []
  }

  /// The variations.
  package var variations: [Element] { Array(element.children(named: "variation")) }

  /// Whether it is hidden at first.
  package var isHidden: Bool { element["hidden"] == "YES" }

  /// The opacity, from 0 to 1.
  package var alpha: Double { element.number("alpha") ?? 1 }

  /// Whether it can be used, for controls.
  package var isEnabled: Bool { element["enabled"] != "NO" }

  /// Whether touches reach it: Interface Builder writes `NO` on labels and image views too
  /// (ORC-11).
  package var isUserInteractionEnabled: Bool { element["userInteractionEnabled"] != "NO" }

  /// The accessibility label.
  package var accessibilityLabel: String? { element.child("accessibility")?["label"] }

  /// The name that tests find it by.
  package var accessibilityIdentifier: String? { element.child("accessibility")?["identifier"] }

  /// Its background color.
  package var backgroundColor: ColorValue? {
    element.child("color", key: "backgroundColor").map(ColorValue.init)
  }

  /// The class it has, custom or UIKit's own.
  package var className: String { customClass?.name ?? Schema.className(of: element.name) }
}

/// The members of table views: prototypes, or static sections.
extension View {
  /// Whether a table has static cells.
  package var hasStaticCells: Bool { element["dataMode"] == "static" }

  /// A table's or collection's cells that code copies at run time.
  package var prototypes: [Cell] {
    (element.child("prototypes") ?? element.child("cells"))?.children.map(Cell.init) ?? []
  }

  /// A static table's sections.
  package var sections: [TableViewSection] {
    element.child("sections")?.children.map(TableViewSection.init) ?? []
  }

  /// The style of a table.
  package var tableStyle: TableViewStyle { element.word("style") ?? .plain }

  /// A table's row height in points; nil if rows size themselves.
  package var rowHeight: Double? { element.number("rowHeight").flatMap { $0 > 0 ? $0 : nil } }

  /// A collection view's flow layout.
  package var flowLayout: FlowLayout? {
    element.child("collectionViewFlowLayout").map(FlowLayout.init)
  }
}

/// The contents of views.
extension View {
  /// The text that it shows: a label's, a button's normal title, a field's, a text view's.
  package var text: String? {
    switch kind {
    case .label, .textField, .textView, .searchBar: element.writtenText("text") ?? attributedText
    case .button: normalTitle
    default: element["title"]
    }
  }

  /// The text that a field shows while it is empty.
  package var placeholder: String? { element.writtenText("placeholder") }

  /// The name of the image that it shows.
  package var image: String? {
    element.imageName ?? configuration?.imageName ?? normalState?.imageName
  }

  /// The font of its text.
  package var font: Font? {
    (element.child("fontDescription", key: "fontDescription")
      ?? element.child("fontDescription")).map(Font.init)
  }

  /// Whether its font follows the reader's text size while the app runs.
  package var adjustsFontForContentSizeCategory: Bool {
    element["adjustsFontForContentSizeCategory"] == "YES"
  }

  /// The color of its text.
  package var textColor: ColorValue? {
    element.child("color", key: "textColor").map(ColorValue.init)
      ?? normalState?.child("color", key: "titleColor").map(ColorValue.init)
  }

  /// A segmented control's titles, or its images' names without titles.
  package var segmentTitles: [String] {
    element.child("segments")?.children.map { $0.writtenText("title") ?? $0.imageName ?? "" } ?? []
  }

  /// The bar button items of a toolbar, or the navigation items of a standalone bar.
  package var items: [Element] { element.child("items").map { Array($0.children) } ?? [] }

  /// Whether it is a secure text input, by its traits or by a runtime attribute.
  package var isSecure: Bool {
    [element, element.child("textInputTraits")].contains { holder in
      SecureTextEntry.isOn(holder?[SecureTextEntry.attribute])
    } || runtimeAttributes.contains(where: \.isSecureTextEntry)
  }

  /// Whether a switch is on.
  package var isOn: Bool { element["on"] == "YES" }

  /// The value of a slider, stepper or progress view as a fraction of its range.
  package var fraction: Double {
    let low = element.number("minValue") ?? element.number("minimumValue") ?? 0
    let high = element.number("maxValue") ?? element.number("maximumValue") ?? 1
    let value = element.number("value") ?? element.number("progress") ?? low
    guard high > low, (high - low).isFinite else { return 0 }
    return min(max((value - low) / (high - low), 0), 1)
  }

  private var normalState: Element? { element.child("state", key: "normal") }

  private var configuration: Element? { element.child("buttonConfiguration") }

  /// A button's configuration takes precedence over its state: UIKit uses the state's title only if
  /// the configuration has neither title nor image (LAY-39).
  private var normalTitle: String? {
    configuration.flatMap(Self.title) ?? (configuration?.imageName == nil ? stateTitle : nil)
  }

  private var stateTitle: String? { normalState.flatMap(Self.title) }

  private static func title(of holder: Element) -> String? {
    holder.writtenText("title")
      ?? holder.child("attributedString", key: "attributedTitle").flatMap(text)
  }

  private var attributedText: String? {
    element.child("attributedString", key: "attributedText").flatMap(Self.text)
  }

  /// The text of all fragments of an attributed string.
  private static func text(of attributedString: Element) -> String? {
    let fragments = attributedString.children(named: "fragment").map { fragment in
      fragment.writtenText("content") ?? ""
    }
    return fragments.isEmpty ? nil : fragments.joined()
  }
}
