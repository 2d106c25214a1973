// Tables with their prototypes and their sections.
extension NibDecoder {
  mutating func decodeTable(_ object: ArchivedObject, _ element: inout DecodedElement) {
    element.set("separatorStyle", object["UISeparatorStyle"] == nil ? "none" : "default")
    element.add(color(object["UIBackgroundColor"], key: "backgroundColor"))
    for (key, name) in [
      ("UITableHeaderView", "tableHeaderView"), ("UITableFooterView", "tableFooterView"),
    ] {
      element.add(object[key]?.referencedIndex.flatMap { view($0, key: name) })
    }
    let prototypes = prototypes(
      "UITableViewCellPrototypeNibs", "UITableViewCellPrototypeNibExternalObjects", of: object)
    let sections = sections()
    element.set("dataMode", sections.isEmpty ? "prototypes" : "static")
    element.add("prototypes", prototypes.map(\.element))
    element.add("sections", sections)
  }

  /// The sections of the nib's source of static data.
  private mutating func sections() -> [DecodedElement] {
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

  private mutating func cell(inRow row: ArchivedObject) -> DecodedElement? {
    guard var cell = row["UITableRowCell"]?.referencedIndex.flatMap({ view($0) }) else {
      return nil
    }
    if let height = row["UITableRowHeight"]?.number, height > 0 {
      cell.set("rowHeight", height.shortText)
    }
    return cell
  }

  mutating func decodeCell(_ object: ArchivedObject, _ element: inout DecodedElement) {
    if let label = object["UITextLabel"]?.referencedIndex {
      let style = object["UITableViewCellStyle"]?.integerValue ?? 0
      element.set("textLabel", id(of: label))
      element.set("style", EnumerationTable.tableViewCellStyle.word(style))
    }
    element.set("detailTextLabel", object["UIDetailTextLabel"]?.referencedIndex.map { id(of: $0) })
    if object["UITableCellBackgroundColorSet"] != nil {
      element.add(color(object["UIBackgroundColor"], key: "backgroundColor"))
    }
    element.add(object["UIContentView"]?.referencedIndex.flatMap { view($0, key: "contentView") })
  }
}
