import BoardwalkTree

/// The device that Interface Builder shows a document on.
public struct DocumentDevice: DocumentObject {
  /// The `device` element.
  public let element: Element

  /// The device that `element` names.
  public init(_ element: Element) { self.element = element }

  /// Interface Builder's name of it, such as `retina6_12`.
  public var identifier: String { element["id"] ?? "" }

  /// Whether it lies on its side.
  public var isLandscape: Bool { element["orientation"] == "landscape" }

  /// Whether it shows dark colours.
  public var isDark: Bool { element["appearance"] == "dark" }
}
