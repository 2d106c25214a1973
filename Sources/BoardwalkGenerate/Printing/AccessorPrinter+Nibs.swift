extension AccessorPrinter {
  /// Writes the enumeration of the xibs.
  func writeNibs(to code: inout CodeWriter) {
    let names = NameScope(.member, reserved: [], suffix: "_").names(for: catalog.nibs.map(\.name))
    code.line("/// The xibs: `header.instantiate(owner: self)`.")
    code.block("\(access)enum \(AccessorSection.nibs.typeName)") { code in
      for nib in catalog.nibs {
        code.line("/// \(SwiftLiteral.comment(nib.name)).xib")
        code.line(constant(names[nib.name] ?? nib.name, Self.value(of: nib)))
      }
      for accessor in nibAccessors {
        code.line()
        code.lines(accessor)
      }
    }
  }

  private static func value(of nib: NibResource) -> String {
    let name = "name: " + SwiftLiteral.string(nib.name)
    guard let cell = nib.cell, let accessor = cell.key.kind.nibAccessor else {
      return "NibAccessor<\(nib.object.spelling)>(\(name))"
    }
    let identifier = SwiftLiteral.string(cell.key.identifier)
    return "\(accessor)<\(cell.cell.spelling)>(\(name), identifier: \(identifier))"
  }

  private var nibAccessors: [String] {
    let used = Set(catalog.nibs.map { $0.cell?.key.kind.nibAccessor ?? "NibAccessor" })
    let accessors = [
      ("NibAccessor", nibAccessor), ("TableCellNibAccessor", tableCellNibAccessor),
      ("CollectionCellNibAccessor", collectionCellNibAccessor),
    ]
    return accessors.filter { used.contains($0.0) }.map(\.1)
  }

  /// The property with the nib, indented for a type.
  private var nib: String {
    """
    /// The nib.
      @MainActor \(access)var nib: UINib {
        UINib(nibName: name, bundle: GeneratedResources.bundle)
      }
    """
  }

  private var nibAccessor: String {
    """
    /// A xib whose first object is an `Object`.
    \(access)struct NibAccessor<Object>: Sendable {
      \(access)let name: String

      \(nib)

      /// Makes the objects of the xib, with `owner` as its owner, and returns the first.
      @MainActor \(access)func instantiate(owner: Any? = nil) -> Object {
        let objects = nib.instantiate(withOwner: owner, options: nil)
        guard let object = objects.lazy.compactMap({ $0 as? Object }).first else {
          fatalError("\\(name).xib has no \\(Object.self)")
        }
        return object
      }
    }
    """
  }

  private var tableCellNibAccessor: String {
    """
    /// A xib with a cell for tables.
    \(access)struct TableCellNibAccessor<Cell: UITableViewCell>: Sendable {
      \(access)let name: String
      \(access)let identifier: String

      \(nib)

      /// Makes the cell known to `table`, which can then dequeue it.
      @MainActor \(access)func register(in table: UITableView) {
        table.register(nib, forCellReuseIdentifier: identifier)
      }

      \(dequeueFromTable)
    }
    """
  }

  private var collectionCellNibAccessor: String {
    """
    /// A xib with a cell for collection views.
    \(access)struct CollectionCellNibAccessor<Cell: UICollectionViewCell>: Sendable {
      \(access)let name: String
      \(access)let identifier: String

      \(nib)

      /// Makes the cell known to `collection`, which can then dequeue it.
      @MainActor \(access)func register(in collection: UICollectionView) {
        collection.register(nib, forCellWithReuseIdentifier: identifier)
      }

      \(dequeueFromCollection)
    }
    """
  }
}

extension CellResource.Kind {
  /// The type of the accessor for a xib with this cell; nil for other views.
  fileprivate var nibAccessor: String? {
    switch self {
    case .tableCell: "TableCellNibAccessor"
    case .collectionCell: "CollectionCellNibAccessor"
    case .sectionHeader, .sectionFooter: nil
    }
  }
}
