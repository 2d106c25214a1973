import BoardwalkBase
import BoardwalkDocument
import BoardwalkGraph
import BoardwalkSchema

/// What a cell shows in place of its content: a `UIListContentConfiguration`.
package struct CellContent: Sendable, Hashable {
  /// The text.
  package var text: String?

  /// The text below it.
  package var secondaryText: String?

  /// The name of the image before them.
  package var image: String?
}

extension CellContent {
  /// The class of such values in code.
  static let className = "UIListContentConfiguration"

  /// The content that `value`, of the class `className`, describes; nil for another value.
  init?(_ value: Value, of className: String = Self.className) {
    guard case .object(className, let fields) = value else { return nil }
    text = fields["text"]?.optionalText
    secondaryText = fields["secondaryText"]?.optionalText
    image = fields["image"]?.optionalText
  }

  /// The value of the class `className` in code.
  func value(of className: String = Self.className) -> Value {
    .object(
      className,
      ["text": Value(text), "secondaryText": Value(secondaryText), "image": Value(image)])
  }

  /// Shows it in `cell`, in the look of a cell style (TBL-54).
  func fill(_ cell: inout ViewTemplate) {
    let style: CellStyle = secondaryText == nil ? .default : .subtitle
    let styled = style.template(
      className: nil, isCollection: cell.elementKind == .collectionViewCell)
    cell.subviews = styled.subviews
    cell.constraints = []
    cell.cell?.style = style
    cell.cell?.textLabel = styled.cell?.textLabel
    cell.cell?.detailTextLabel = styled.cell?.detailTextLabel
    cell.cell?.imageView = nil
    guard !cell.subviews.isEmpty else { return }
    for index in cell.subviews[0].subviews.indices {
      let isText = cell.subviews[0].subviews[index].id == styled.cell?.textLabel
      cell.subviews[0].subviews[index].text = isText ? text : secondaryText
    }
    guard let image else { return }
    var view = ViewTemplate.createdByCode(
      "imageView", "imageView", frame: LayoutRect(x: 0, y: 0, width: 0, height: 0))
    view.frame = nil
    view.image = image
    cell.cell?.imageView = view.id
    cell.subviews[0].subviews.append(view)
  }
}

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
