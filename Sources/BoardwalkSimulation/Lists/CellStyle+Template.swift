import BoardwalkBase
import BoardwalkDocument
import BoardwalkGraph

extension CellStyle {
  /// The id of the cell among what it is made of.
  static let cellID = "cell"

  /// What cells of the class `className` with this look are made from; where their labels are follows
  /// from the look.
  func template(className: String?, isCollection: Bool) -> ViewTemplate {
    let element = isCollection ? "collectionViewCell" : "tableViewCell"
    let frame = LayoutRect(x: 0, y: 0, width: 375, height: 44)
    var cell = ViewTemplate.madeByCode(Self.cellID, element, frame: frame)
    cell.customClass = className.map { CustomClass(name: $0, module: nil) }
    guard self != .none else { return cell }
    cell.cell?.style = written
    cell.cell?.textLabel = "textLabel"
    cell.cell?.detailTextLabel = self == .default ? nil : "detailTextLabel"
    var content = ViewTemplate.madeByCode("contentView", "tableViewCellContentView", frame: frame)
    content.rest.attributes["key"] = "contentView"
    content.subviews = labels
    cell.subviews = [content]
    return cell
  }

  private var labels: [ViewTemplate] {
    switch self {
    case .none: []
    case .default: [label("textLabel", pointSize: 17)]
    case .value1: [label("textLabel", pointSize: 17), label("detailTextLabel", pointSize: 17)]
    case .value2: [label("textLabel", pointSize: 15), label("detailTextLabel", pointSize: 15)]
    case .subtitle: [label("textLabel", pointSize: 17), label("detailTextLabel", pointSize: 12)]
    }
  }

  private func label(_ id: String, pointSize: Double) -> ViewTemplate {
    var label = ViewTemplate.madeByCode(
      id, "label", frame: LayoutRect(x: 0, y: 0, width: 0, height: 0))
    label.frame = nil
    label.font = .system(pointSize)
    return label
  }
}
