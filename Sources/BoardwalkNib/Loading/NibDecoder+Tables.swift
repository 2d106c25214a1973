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

// The values of stacks for size classes. Other variations are not read back.
extension NibDecoder {
  /// The words for the numbers of a stack's attributes; nil for one that is a number in documents
  /// too.
  private static let variedAttributes: [String: EnumerationTable?] = [
    "alignment": .stackAlignment, "axis": .axis, "distribution": .distribution, "spacing": nil,
  ]

  /// The variations of each object in an archive.
  static func variations(in archive: NIBArchive) -> [Int: [DecodedElement]] {
    archive.objects.reduce(into: [:]) { variations, storage in
      guard storage.className == "_UIAttributeTraitStorage",
        let name = archive.text(storage["UIKeyPath"]), let words = variedAttributes[name],
        let index = storage["UIObject"]?.referencedIndex
      else { return }
      for value in archive.object(storage["UIRecords"])?.elements ?? [] {
        guard let record = archive.object(value),
          let key = key(of: archive.object(record["UITraitCollection"])),
          let number = archive.object(record["UIValue"])?.entries.first?.value.number
        else { continue }
        let text =
          words.map { table in Int(exactly: number).flatMap(table.word) } ?? number.shortText
        if let text {
          variations[index, default: []].append(
            DecodedElement("variation", ["key": key, name: text]))
        }
      }
    }
  }

  /// The key of a variation for size classes; nil for the values that hold otherwise.
  private static func key(of traits: ArchivedObject?) -> String? {
    guard let traits else { return nil }
    let parts = NibEncoder.traitNames.sorted { $0.key < $1.key }.compactMap { name, trait in
      let number = traits["UITraitCollectionBuiltinTrait-_UITraitName\(trait)"]?.integerValue
      let word = NibEncoder.sizeClasses.first { Int($0.value) == number }?.key
      return word.map { "\(name)=\($0)" }
    }
    return parts.isEmpty ? nil : parts.joined(separator: "-")
  }
}
