/// The device that Interface Builder shows a document on.
package struct DocumentDevice: DocumentObject {
  /// The `device` element.
  package let element: Element

  /// The device that `element` names.
  package init(_ element: Element) { self.element = element }

  /// Interface Builder's name, such as `retina6_12`.
  package var identifier: String { element["id"] ?? "" }

  /// Whether it is in landscape.
  package var isLandscape: Bool { element["orientation"] == "landscape" }

  /// Whether it shows dark colors.
  package var isDark: Bool { element["appearance"] == "dark" }
}
