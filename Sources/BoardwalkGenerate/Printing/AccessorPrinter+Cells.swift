extension AccessorPrinter {
  /// Writes the enumeration of the storyboards' cells.
  func writeCells(to code: inout CodeWriter) {
    code.line("/// The cells of the storyboards, by the class of their controller:")
    code.line("/// `Main.Items.itemCell.dequeue(from: tableView, for: indexPath)`.")
    code.block("\(access)enum \(AccessorSection.cells.typeName)") { code in
      writeControllers(to: &code, where: { !$0.cells.isEmpty }) { code, name, controller in
        code.line("/// The cells of `\(controller.controller.spelling)`.")
        code.block("\(access)enum \(name)") { code in writeCells(of: controller, to: &code) }
      }
      for accessor in cellAccessors {
        code.line()
        code.lines(accessor)
      }
    }
  }

  private func writeCells(of controller: ControllerResource, to code: inout CodeWriter) {
    // A table and a collection of one scene may use the same identifier.
    let keys = controller.cells.keys.sorted {
      ($0.identifier, $0.kind.rawValue) < ($1.identifier, $1.kind.rawValue)
    }
    let shared = Dictionary(grouping: keys, by: \.identifier).filter { $0.value.count > 1 }
    let texts = keys.map { key in
      (key, text: shared[key.identifier] == nil ? key.identifier : key.identifier + key.kind.suffix)
    }
    let names = NameScope(.member, reserved: [], suffix: "_").names(for: texts.map(\.text))
    for (key, text) in texts {
      guard let cell = controller.cells[key] else { continue }
      code.line(constant(names[text] ?? text, Self.value(of: cell)))
    }
  }

  private static func value(of cell: CellResource) -> String {
    let identifier = "identifier: " + SwiftLiteral.string(cell.key.identifier)
    let type = "\(cell.key.kind.accessor)<\(cell.cell.spelling)>"
    guard let kind = cell.key.kind.elementKind else { return "\(type)(\(identifier))" }
    return "\(type)(\(identifier), kind: \(kind))"
  }

  private var cellAccessors: [String] {
    let kinds = Set(
      catalog.storyboards.flatMap { $0.controllers.values.flatMap { $0.cells.keys.map(\.kind) } })
    let accessors: [(kinds: Set<CellResource.Kind>, text: String)] = [
      ([.tableCell], tableCellAccessor), ([.collectionCell], collectionCellAccessor),
      ([.sectionHeader, .sectionFooter], supplementaryViewAccessor),
    ]
    return accessors.filter { !$0.kinds.isDisjoint(with: kinds) }.map(\.text)
  }

  private var tableCellAccessor: String {
    """
    /// A prototype cell of a table.
    \(access)struct TableCellAccessor<Cell: UITableViewCell>: Sendable {
      \(access)let identifier: String

      \(dequeueFromTable)
    }
    """
  }

  /// The method that dequeues a cell of a table, indented for a type.
  var dequeueFromTable: String {
    """
    /// Takes a cell from the table's queue, or makes one.
      @MainActor \(access)func dequeue(from table: UITableView, for indexPath: IndexPath) -> Cell {
        let cell = table.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
        guard let cell = cell as? Cell else {
          fatalError("the cell \\(identifier) is no \\(Cell.self)")
        }
        return cell
      }
    """
  }

  private var collectionCellAccessor: String {
    """
    /// A prototype cell of a collection view.
    \(access)struct CollectionCellAccessor<Cell: UICollectionViewCell>: Sendable {
      \(access)let identifier: String

      \(dequeueFromCollection)
    }
    """
  }

  /// The method that dequeues a cell of a collection view, indented for a type.
  var dequeueFromCollection: String {
    """
    /// Takes a cell from the collection view's queue, or makes one.
      @MainActor \(access)func dequeue(
        from collection: UICollectionView, for indexPath: IndexPath
      ) -> Cell {
        let cell = collection.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
        guard let cell = cell as? Cell else {
          fatalError("the cell \\(identifier) is no \\(Cell.self)")
        }
        return cell
      }
    """
  }

  private var supplementaryViewAccessor: String {
    """
    /// A header or footer of a collection view's sections.
    \(access)struct SupplementaryViewAccessor<View: UICollectionReusableView>: Sendable {
      \(access)let identifier: String
      \(access)let kind: String

      /// Takes a view from the collection view's queue, or makes one.
      @MainActor \(access)func dequeue(
        from collection: UICollectionView, for indexPath: IndexPath
      ) -> View {
        let view = collection.dequeueReusableSupplementaryView(
          ofKind: kind, withReuseIdentifier: identifier, for: indexPath)
        guard let view = view as? View else {
          fatalError("the view \\(identifier) is no \\(View.self)")
        }
        return view
      }
    }
    """
  }
}

extension CellResource.Kind {
  /// The suffix of the identifier if cells of several kinds share it.
  fileprivate var suffix: String {
    switch self {
    case .tableCell: " tableCell"
    case .collectionCell: " collectionCell"
    case .sectionHeader: " header"
    case .sectionFooter: " footer"
    }
  }

  /// The type of the accessor.
  fileprivate var accessor: String {
    switch self {
    case .tableCell: "TableCellAccessor"
    case .collectionCell: "CollectionCellAccessor"
    case .sectionHeader, .sectionFooter: "SupplementaryViewAccessor"
    }
  }

  /// The kind that a collection view knows a view by; nil for cells.
  ///
  /// They are the values of UIKit's constants, which only the main actor may read.
  fileprivate var elementKind: String? {
    switch self {
    case .tableCell, .collectionCell: nil
    case .sectionHeader: SwiftLiteral.string("UICollectionElementKindSectionHeader")
    case .sectionFooter: SwiftLiteral.string("UICollectionElementKindSectionFooter")
    }
  }
}
