import BoardwalkBase
import BoardwalkDocument
import BoardwalkProject

extension Rule {
  /// A xib that is registered for another reuse identifier than its cell has.
  package static let mismatchedReuseIdentifier = Rule(
    id: "mismatched-reuse-identifier", severity: .error, category: .code,
    summary: "Code registers a xib with a different reuse identifier than its cell.",
    page: ExplainPage(
      defect: """
        The code registers a xib for cells by a reuse identifier, and the cell in the xib has
        another one. One of them was renamed.
        """,
      effect: """
        The first row ends the app: "cell reuse indentifier in nib (X) does not match the identifier
        used to register the nib (Y)" (EXC-27).
        """,
      example: """
        tableView.register(UINib(nibName: "ItemCell", bundle: nil), forCellReuseIdentifier: "Item")
        ... and in ItemCell.xib: <tableViewCell reuseIdentifier="ItemCell" .../>
        """,
      fix: """
        Use the same identifier in both places, or delete the one in the xib.
        """),
    check: .sidecarFiles { project in
      guard let sources = project.sources else { return [] }
      let cells = XibCells(project)
      return sources.uses.compactMap { use in
        guard use.kind == .registeredCell, let nib = use.nib,
          let identifier = cells.identifier(inXib: nib, besides: use.identifier)
        else { return nil }
        return (sources.files[use.file], finding(use, nib, identifier))
      }
    })

  private static func finding(_ use: IdentifierUse, _ nib: String, _ identifier: String) -> Finding
  {
    Finding(
      mismatchedReuseIdentifier.id, .error,
      "the cell in \(nib).xib has the reuse identifier '\(identifier)', not '\(use.identifier)'",
      at: use.range,
      fixIt: use.constant == nil
        ? FixIt("write '\(identifier)'", replace: use.range, with: identifier) : nil)
  }
}

/// The reuse identifiers of the cells that are roots of xibs.
private struct XibCells {
  private var identifiers: [String: Set<String>] = [:]

  private static let kinds: Set<ElementKind?> = [
    .tableViewCell, .collectionViewCell, .collectionReusableView,
  ]

  init(_ project: Project) {
    for document in project.documents where document.file.pathExtension == "xib" {
      for root in document.topLevelObjects where Self.kinds.contains(root.kind) {
        let identifier = Cell(root).reuseIdentifier ?? ""
        identifiers[document.file.stem, default: []].insert(identifier)
      }
    }
  }

  /// The identifier of the cell in the xib `name`; nil if it has none, or `identifier`, or if
  /// several xibs have the name.
  func identifier(inXib name: String, besides identifier: String) -> String? {
    guard let found = identifiers[name], found.count == 1, let only = found.first else {
      return nil
    }
    return only.isEmpty || only == identifier ? nil : only
  }
}
