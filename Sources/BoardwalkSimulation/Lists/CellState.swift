import BoardwalkBase
import BoardwalkDocument
import BoardwalkGraph
import BoardwalkPlatform
import BoardwalkSchema

/// A cell, header or footer of a list, at one moment. Its contents are kept when it is reused
/// (TBL-24).
struct CellState: Sendable, Hashable {
  /// The source of a cell.
  enum Source: Sendable, Hashable {
    /// A prototype, by its id in the list's document.
    case prototype(String)

    /// The only view of a nib, by its document's index.
    case nib(Int)

    /// A style of UIKit's cells, or a class of the app without a style.
    case style(CellStyle, className: String?)
  }

  /// Its source.
  let source: Source

  /// The view that code has put at its trailing edge.
  var accessory: ViewTemplate?

  /// Its reuse key; nil if it is not reused.
  let key: Registration.Key?

  /// Its views that are no longer as they were made, itself included, by the ids of their objects.
  var views: [String: ViewState] = [:]
}

/// The position of a cell in a list.
struct CellPlace: Sendable, Hashable, Comparable {
  /// The kind of position.
  enum Kind: Int, Sendable, Hashable, Comparable {
    case header, cell, footer

    static func < (left: Kind, right: Kind) -> Bool { left.rawValue < right.rawValue }
  }

  let kind: Kind

  /// The row or item; the section's first for headers and footers.
  let path: ItemPath

  init(_ kind: Kind, _ path: ItemPath) {
    self.kind = kind
    self.path = path
  }

  /// Reading order: a section's header, its rows, its footer.
  static func < (left: CellPlace, right: CellPlace) -> Bool {
    (left.path.section, left.kind, left.path.item)
      < (right.path.section, right.kind, right.path.item)
  }
}

/// A cell that is no longer visible.
struct RemovedCell {
  /// Its former place.
  let place: CellPlace

  /// Its number.
  let number: Int
}

extension CellStyle {
  /// The id of the cell in its template.
  static let cellID = "cell"

  /// The template of cells of the class `className` with this style.
  func template(className: String?, isCollection: Bool) -> ViewTemplate {
    var cell = isCollection ? CellTemplates.collection[self] : CellTemplates.table[self]
    cell.customClass = className.map { CustomClass(name: $0, module: nil) }
    return cell
  }

  /// A cell with this style, which determines the positions of its labels.
  fileprivate func made(_ element: String) -> ViewTemplate {
    let frame = LayoutRect(x: 0, y: 0, width: 375, height: 44)
    var cell = ViewTemplate.createdByCode(Self.cellID, element, frame: frame)
    guard self != .none else { return cell }
    cell.cell?.style = self
    cell.cell?.textLabel = "textLabel"
    cell.cell?.detailTextLabel = self == .default ? nil : "detailTextLabel"
    var content = ViewTemplate.createdByCode(
      "contentView", "tableViewCellContentView", frame: frame)
    content.content.layout.role = .contentView
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
    var label = ViewTemplate.createdByCode(
      id, "label", frame: LayoutRect(x: 0, y: 0, width: 0, height: 0))
    label.frame = nil
    label.font = .system(pointSize)
    return label
  }
}

/// The templates of cells by style. They are kept, since lists ask for them with each row.
private struct CellTemplates {
  static let table = CellTemplates(of: "tableViewCell")
  static let collection = CellTemplates(of: "collectionViewCell")

  private let none, basic, value1, value2, subtitle: ViewTemplate

  private init(of element: String) {
    none = CellStyle.none.made(element)
    basic = CellStyle.default.made(element)
    value1 = CellStyle.value1.made(element)
    value2 = CellStyle.value2.made(element)
    subtitle = CellStyle.subtitle.made(element)
  }

  subscript(style: CellStyle) -> ViewTemplate {
    switch style {
    case .none: none
    case .default: basic
    case .value1: value1
    case .value2: value2
    case .subtitle: subtitle
    }
  }
}
