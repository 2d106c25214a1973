import BoardwalkBase
import BoardwalkSchema

/// A view of any class.
package struct View: DocumentObject {
  /// The element.
  package let element: Element

  /// The view that `element` describes.
  package init(_ element: Element) { self.element = element }

  /// Whether `element` is a view: it has a frame or stands among subviews.
  ///
  /// A view of a class that Boardwalk does not know is a view all the same.
  package static func isView(_ element: Element) -> Bool {
    if element.parent?.name == "subviews" { return true }
    if element.name == "variation" { return false }
    return element.child("rect", key: "frame") != nil
      || element.child("autoresizingMask", key: "autoresizingMask") != nil
  }

  /// What it is; nil for a class that Boardwalk does not know.
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

  /// What it has otherwise under some traits.
  package var variations: [Variation] { element.children(named: "variation").map(Variation.init) }

  /// Whether it is hidden at first.
  package var isHidden: Bool { element["hidden"] == "YES" }

  /// How opaque it is, from 0 to 1.
  package var alpha: Double { element.number("alpha") ?? 1 }

  /// Whether it can be used, for controls.
  package var isEnabled: Bool { element["enabled"] != "NO" }

  /// Whether touches reach it: Interface Builder writes `NO` on labels and image views too (ORC-11).
  package var isUserInteractionEnabled: Bool { element["userInteractionEnabled"] != "NO" }

  /// What assistive technologies read.
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
