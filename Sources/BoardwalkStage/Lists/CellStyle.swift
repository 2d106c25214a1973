import BoardwalkDocument
import BoardwalkGraph

/// How UIKit's own table cells look (TBL-21).
public enum CellStyle: String, Sendable, Hashable, CaseIterable {
  /// A text on the left.
  case `default`

  /// A text on the left and a grey one on the right.
  case value1

  /// A small coloured text and another beside it.
  case value2

  /// A text and a smaller one below.
  case subtitle

  /// No labels at all: a class of the app's own, or a collection's cell.
  case none

  /// The id of the cell among what it is made of.
  static let cellID = "cell"

  /// What cells of the class `className` with this look are made from.
  func template(className: String?, isCollection: Bool) -> ViewTemplate {
    let element = isCollection ? "collectionViewCell" : "tableViewCell"
    var cell = ViewTemplate.madeByCode(
      Self.cellID, element, frame: Rect(x: 0, y: 0, width: 375, height: 44))
    cell.customClass = className.map { CustomClass(name: $0, module: nil) }
    guard self != .none else { return cell }
    cell.cell?.textLabel = "textLabel"
    cell.cell?.detailTextLabel = self == .default ? nil : "detailTextLabel"
    var content = ViewTemplate.madeByCode(
      "contentView", "tableViewCellContentView",
      frame: Rect(x: 0, y: 0, width: 375, height: 44))
    content.subviews = labels
    cell.subviews = [content]
    return cell
  }

  private var labels: [ViewTemplate] {
    let text = { (frame: Rect) in
      ViewTemplate.madeByCode("textLabel", "label", frame: frame)
    }
    let detail = { (frame: Rect) in
      ViewTemplate.madeByCode("detailTextLabel", "label", frame: frame)
    }
    switch self {
    case .default: return [text(Rect(x: 16, y: 12, width: 343, height: 20.5))]
    case .value1:
      var value = detail(Rect(x: 199, y: 12, width: 160, height: 20.5))
      value.rest.attributes["textAlignment"] = "right"
      return [text(Rect(x: 16, y: 12, width: 175, height: 20.5)), value]
    case .value2:
      return [
        text(Rect(x: 16, y: 14, width: 91, height: 15)),
        detail(Rect(x: 113, y: 14, width: 246, height: 15)),
      ]
    case .subtitle:
      return [
        text(Rect(x: 16, y: 5, width: 343, height: 20.5)),
        detail(Rect(x: 16, y: 25.5, width: 343, height: 14.5)),
      ]
    case .none: return []
    }
  }
}
