/// The content mode of a view: `UIView.ContentMode`.
package enum ViewContentMode: String, Sendable, Hashable, CaseIterable {
  case scaleToFill, scaleAspectFit, scaleAspectFill, redraw
  case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight

  /// The words of documents; Interface Builder itself sometimes writes `TopLeft`.
  static let writtenWords = allCases.map(\.rawValue) + ["TopLeft"]
}
