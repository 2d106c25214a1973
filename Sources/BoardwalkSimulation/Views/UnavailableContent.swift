import BoardwalkBase
import BoardwalkGraph

/// What a controller shows over its view while it has no content: its
/// `contentUnavailableConfiguration` (LIFE-63).
extension CellContent {
  /// The class of such values in code.
  static let unavailableClass = "UIContentUnavailableConfiguration"

  /// The configurations that the class makes, by name.
  static let unavailable: [String: @Sendable ([Value]) -> Value] = [
    "empty": { _ in .object(unavailableClass, [:]) },
    "loading": { _ in .object(unavailableClass, ["text": .text("Loading\u{2026}")]) },
    "search": { _ in
      .object(
        unavailableClass,
        [
          "text": .text("No Results"),
          "secondaryText": .text("Check the spelling or try a new search."),
        ])
    },
  ]

  /// A view with its texts in the middle of a view of `size`.
  func unavailableView(in size: LayoutSize) -> ViewTemplate {
    let texts = [text, secondaryText].compactMap { $0 }
    let bounds = LayoutRect(x: 0, y: 0, width: size.width, height: size.height)
    var view = ViewTemplate.createdByCode("contentUnavailableView", "view", frame: bounds)
    view.subviews = texts.enumerated().map { index, text in
      let y = size.height / 2 + Double(index * 2 - texts.count) * Self.lineHeight / 2
      var label = ViewTemplate.createdByCode(
        "contentUnavailable \(index + 1)", "label",
        frame: LayoutRect(
          x: 16, y: y, width: max(0, size.width - 32), height: Self.lineHeight))
      label.text = text
      return label
    }
    return view
  }

  private static let lineHeight = 24.0
}
