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
