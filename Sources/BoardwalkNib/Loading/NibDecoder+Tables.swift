// Tables with their prototypes and their sections.
extension NibDecoder {
  func decodeTable(_ object: ArchivedObject, _ element: inout DecodedElement) {
    element.set("separatorStyle", object["UISeparatorStyle"] == nil ? "none" : "default")
    element.add(color(object["UIBackgroundColor"], key: "backgroundColor"))
    for (key, name) in [
      ("UITableHeaderView", "tableHeaderView"), ("UITableFooterView", "tableFooterView"),
    ] {
      element.add(object[key]?.referencedIndex.flatMap { view($0, key: name) })
    }
    let prototypes = prototypes(of: object)
    let sections = sections
    element.set("dataMode", sections.isEmpty ? "prototypes" : "static")
    element.add("prototypes", prototypes)
    element.add("sections", sections)
  }

  /// The sections of the nib's source of static data.
  private var sections: [DecodedElement] {
    guard let source = archive.objects.first(where: { $0.className == "UITableViewDataSource" })
    else { return [] }
    return elements("UITableSections", of: source).map { index in
      let section = archive.objects[index]
      var element = DecodedElement("tableViewSection", ["id": id(of: index)])
      element.set("headerTitle", archive.text(section["UITableSectionHeaderTitle"]))
      element.set("footerTitle", archive.text(section["UITableSectionFooterTitle"]))
      let cells = elements("UITableSectionRows", of: section).compactMap { row in
        cell(inRow: archive.objects[row])
      }
      element.add("cells", cells)
      return element
    }
  }

  private func cell(inRow row: ArchivedObject) -> DecodedElement? {
    guard var cell = row["UITableRowCell"]?.referencedIndex.flatMap({ view($0) }) else {
      return nil
    }
    if let height = row["UITableRowHeight"]?.number, height > 0 {
      cell.set("rowHeight", height.shortText)
    }
    return cell
  }

  /// The cells in the archives of a table's prototypes.
  private func prototypes(of table: ArchivedObject) -> [DecodedElement] {
    let entries = archive.object(table["UITableViewCellPrototypeNibs"])?.elements ?? []
    let outside =
      archive.object(table["UITableViewCellPrototypeNibExternalObjects"])?.elements ?? []
    return stride(from: 1, to: entries.count, by: 2).compactMap { position in
      guard case .data(let bytes)? = data(ofNib: entries[position]),
        let inner = try? NIBArchive(bytes)
      else { return nil }
      var decoder = NibDecoder(inner, prefix: "\(prefix)-p\(position)")
      decoder.adopt(outsideIDs, outsideSegues)
      if position < outside.count { decoder.adopt(names(in: outside[position])) }
      decoder.decodeConnections()
      let top = inner.root.map { decoder.elements("UINibTopLevelObjectsKey", of: $0) } ?? []
      return top.lazy.compactMap { decoder.view($0) }.first
    }
  }

  private func data(ofNib value: ArchivedValue) -> ArchivedValue? {
    archive.object(archive.object(value)?["archiveData"])?["NS.bytes"]
  }

  /// The ids of the objects that a prototype's dictionary names.
  private func names(in value: ArchivedValue) -> [String: String] {
    let entries = archive.object(value)?.elements ?? []
    var result: [String: String] = [:]
    for position in stride(from: 0, to: entries.count - 1, by: 2) {
      guard let name = archive.text(entries[position]),
        let index = entries[position + 1].referencedIndex
      else { continue }
      let proxied = archive.text(archive.objects[index]["UIProxiedObjectIdentifier"])
      result[name] = proxied.map { outsideIDs[$0] ?? $0 } ?? id(of: index)
    }
    return result
  }

  private mutating func adopt(_ ids: [String: String], _ segues: [String: DecodedElement] = [:]) {
    outsideIDs.merge(ids) { $1 }
    outsideSegues.merge(segues) { $1 }
  }

  func decodeCell(_ object: ArchivedObject, _ element: inout DecodedElement) {
    if let label = object["UITextLabel"]?.referencedIndex {
      let style = object["UITableViewCellStyle"]?.integerValue ?? 0
      element.set("textLabel", id(of: label))
      element.set("style", WordTable.tableViewCellStyle.word(style))
    }
    element.set("detailTextLabel", object["UIDetailTextLabel"]?.referencedIndex.map { id(of: $0) })
    if object["UITableCellBackgroundColorSet"] != nil {
      element.add(color(object["UIBackgroundColor"], key: "backgroundColor"))
    }
    element.add(object["UIContentView"]?.referencedIndex.flatMap { view($0, key: "contentView") })
  }
}
