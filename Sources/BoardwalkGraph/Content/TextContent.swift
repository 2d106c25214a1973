import BoardwalkSchema

/// The text properties of a view.
package struct TextContent: ArchivedContent {
  /// The alignment, if the view itself has one.
  package var alignment: TextAlignment?

  /// The maximum number of lines; 0 for no limit, and nil if none is written.
  package var numberOfLines: Int?

  /// The width in points at which the intrinsic size of several lines wraps; nil if it is that of
  /// the frame.
  package let preferredMaxLayoutWidth: Double?

  /// Whether the font size is adjusted to fit; documents contain it only if it is false.
  package let adjustsFontSize: Bool

  /// The least share of the font's size.
  package let minimumScaleFactor: Double?

  /// The least size of the font in points.
  package let minimumFontSize: Double?

  /// Whether long lines wrap.
  package let wrapsLines: Bool

  /// The attributed text.
  package let attributed: AttributedTextContent?

  /// Decodes `element`.
  package init(_ element: ArchivedElement) {
    alignment = element["textAlignment"].map { TextAlignment(rawValue: $0) ?? .justified }
    numberOfLines = element.integer("numberOfLines")
    preferredMaxLayoutWidth = element.number("preferredMaxLayoutWidth").flatMap {
      $0 > 0 ? $0 : nil
    }
    adjustsFontSize = element.flag("adjustsFontSizeToFit") != false
    minimumScaleFactor = element.number("minimumScaleFactor")
    minimumFontSize = element.number("minimumFontSize")
    wrapsLines = element["lineBreakMode"]?.hasSuffix("Wrap") ?? false
    attributed = element.child("attributedString").map(AttributedTextContent.init)
  }
}
