import BoardwalkDocument

// Table views: their cells, the sections of static ones, and the nibs of prototypes.
extension NibEncoder {
  /// The cells of a static table, section by section.
  static func sections(of table: Element) -> [(section: Element, cells: [Element])] {
    table.list("sections").filter { $0.name == "tableViewSection" }.map { ($0, $0.list("cells")) }
  }

  /// The header and the footer of a table.
  static func tableEnds(of table: Element) -> [Element] {
    [table.child(key: "tableHeaderView"), table.child(key: "tableFooterView")].compactMap { $0 }
  }

  // MARK: The table

  /// The footer precedes the header (123 samples).
  mutating func tableSubviews(_ table: Element) -> ArchivedValue? {
    array(of: Self.tableEnds(of: table).reversed())
  }

  /// A table with a header or a footer stores how high these are together; Xcode 7 and 8 store that
  /// of every table.
  mutating func tableContentSize(_ table: Element) -> ArchivedValue? {
    let ends = Self.tableEnds(of: table)
    guard !ends.isEmpty || generation <= .xcode8, let frame = table.child("rect", key: "frame")
    else { return nil }
    var height = generation <= .xcode8 ? groupedSpace(of: table) : 0
    for end in ends { height += self.height(of: end) }
    return .data(PackedGeometry.bytes([number("width", of: frame) ?? 0, height]))
  }

  /// The space that Xcode 7 and 8 have around the sections of a grouped table: 35 points above the
  /// first without a header, the height of a section's footer below the last, and 20 points more
  /// without a footer (431 samples, 5 of them with a footer).
  private mutating func groupedSpace(of table: Element) -> Double {
    guard table["style"] == "grouped" else { return 0 }
    let above = table.child(key: "tableHeaderView") == nil ? 35.0 : 0
    let below = table.child(key: "tableFooterView") == nil ? 20.0 : 0
    return above + (number("sectionFooterHeight", of: table) ?? 22) + below
  }

  private mutating func height(of element: Element) -> Double {
    element.child("rect", key: "frame").flatMap { number("height", of: $0) } ?? 0
  }

  /// The top of the header or the footer of a table before Xcode 10, where nothing lies between them;
  /// nil for any other view.
  mutating func topOfTableEnd(_ view: Element) -> Double? {
    guard generation <= .xcode9, let table = view.parent, table.name == "tableView" else {
      return nil
    }
    switch view["key"] {
    case "tableHeaderView": return 0
    case "tableFooterView": return table.child(key: "tableHeaderView").map { height(of: $0) } ?? 0
    default: return nil
    }
  }

  /// The background, which has another name in UIKit if it is the white of plain tables. Before
  /// Xcode 11 it is a white of RGB in any case (10 samples with the name, 120 without); it has no name
  /// if the header or the footer has one, as equal colors are written once.
  mutating func tableBackground(_ table: Element) -> ArchivedValue? {
    guard let element = table.child(key: "backgroundColor") else { return nil }
    let isPlain = table["style"] ?? "plain" == "plain"
    let name = "tableBackgroundColor"
    guard generation < .xcode11 else {
      guard isPlain, isWhite(element) else { return color(element) }
      return encode(ColorComponents(white: 1), name: name)
    }
    guard isPlain, isWhite(element) || ColorComponents(element, isMatched: true) == Self.white
    else { return color(element) }
    return encode(Self.white, name: hasWhite(Self.tableEnds(of: table)) ? nil : name)
  }

  /// The style of separators, unless there are none.
  mutating func separatorStyle(_ table: Element) -> ArchivedValue? {
    switch table["separatorStyle"] {
    case nil, "default", "singleLine": return .int8(1)
    case "none": return nil
    case let word?:
      refuse(table, .value(attribute: "separatorStyle", word))
      return nil
    }
  }

  /// Traits by which the focus does not select rows.
  mutating func focusTraits() -> ArchivedValue {
    let name = generation >= .xcode14 ? "SelectionIsKey" : "SelectionFollowsFocus"
    return builder.add(
      "UITraitCollection", [.init("UITraitCollectionBuiltinTrait-_UITraitName\(name)", .int8(0))])
  }

  /// Encodes the sections of a static table, and their source of data.
  mutating func encodeSections(of table: Element) {
    let sections = Self.sections(of: table)
    guard !sections.isEmpty, let owner = filesOwner else { return }
    var archived: [ArchivedValue] = []
    for (section, cells) in sections {
      check(
        section, attributes: ["id", "headerTitle", "footerTitle", "userLabel", "colorLabel"],
        children: ["cells", "headerTitle", "footerTitle", "userComments"])
      let object = encodeSection(section, cells)
      archived.append(object)
      members.append(object)
    }
    let source = builder.add("UITableViewDataSource")
    builder.set("UITableSections", builder.collection("NSArray", archived), of: source)
    topLevel.append(.reference(source))
    members.append(.reference(source))
    connect("staticDataSource", from: owner, to: source)
  }

  private mutating func encodeSection(_ section: Element, _ cells: [Element]) -> ArchivedValue {
    var entries: [ArchivedObject.Entry] = []
    for (key, name) in [
      ("UITableSectionHeaderTitle", "headerTitle"), ("UITableSectionFooterTitle", "footerTitle"),
    ] {
      if let title = text(name, name, of: section) { entries.append(.init(key, title)) }
    }
    var rows: [ArchivedValue] = []
    for cell in cells {
      guard let object = object(of: cell) else { continue }
      let height =
        number("rowHeight", of: cell) ?? (generation == .xcode7 ? self.height(of: cell) : -1)
      rows.append(
        builder.add(
          "UITableViewRow",
          [
            .init("UITableRowCell", .reference(object)),
            .init("UITableRowHeight", .float(Float(height))),
          ]))
    }
    entries.append(.init("UITableSectionRows", builder.collection("NSArray", rows)))
    return builder.add("UITableViewSection", entries)
  }
}

// MARK: - Cells

extension NibEncoder {
  mutating func cellStyle(_ cell: Element) -> ArchivedValue? {
    guard let word = cell["style"] else { return nil }
    return number(of: word, in: .tableViewCellStyle, "style", of: cell).flatMap(Self.nonZero)
  }

  /// The label or the image of a cell's style that `attribute` names.
  func cellPart(_ attribute: String, of cell: Element) -> ArchivedValue {
    cell[attribute].flatMap { object(withID: $0) }.map { .reference($0) } ?? .null
  }

  /// Whether `label` belongs to the style of its cell.
  static func isCellLabel(_ label: Element) -> Bool {
    guard label.name == "label", let id = label["id"],
      let cell = label.ancestors.first(where: { $0.name == "tableViewCell" })
    else { return false }
    return cell["textLabel"] == id || cell["detailTextLabel"] == id
  }

  /// The content view of a cell, and the separator below it.
  mutating func cellSubviews(_ cell: Element) -> ArchivedValue? {
    guard let content = part("contentView", of: cell) else {
      refuse(cell)
      return nil
    }
    return builder.collection("NSMutableArray", [content, separator(of: cell)])
  }

  /// The line below a cell, which begins at the margin of the compiler's machine.
  private mutating func separator(of cell: Element) -> ArchivedValue {
    let size = frame(cell)?.size ?? [0, 0]
    let own = cell.child(key: "separatorInset").flatMap { numbers(["minX", "maxX"], of: $0) }
    let inset = own?[0] ?? (generation >= .xcode13 ? 8 : 15)
    let width = size[0] - inset - (own?[1] ?? 0)
    // It is half a point high in Xcode 8 and 9 (494 samples).
    let height = [.xcode8, .xcode9].contains(generation) ? 0.5 : 1
    return plainView(
      "_UITableViewCellSeparatorView", size: [width, height],
      center: [inset + width / 2, size[1] - height / 2])
  }

  /// A view that the document does not have.
  private mutating func plainView(
    _ className: String, size: [Double], center: [Double]
  ) -> ArchivedValue {
    let entries: [ArchivedObject.Entry] = [
      .init("UIBounds", .data(PackedGeometry.bytes([0, 0] + size))),
      .init("UICenter", .data(PackedGeometry.bytes(center))),
      .init("UIOpaque", .bool(true)), .init("UIAutoresizeSubviews", .bool(true)),
      .init("UIViewSemanticContentAttribute", .int8(0)),
    ]
    return builder.add(className, entries + newerViewEntries)
  }

  /// The keys that newer compilers write for every view.
  var newerViewEntries: [ArchivedObject.Entry] {
    var entries: [ArchivedObject.Entry] = []
    if generation >= .xcode8 { entries.append(.init("UIDeepDrawRect", .bool(true))) }
    if generation >= .xcode11 { entries.append(.init("UIViewLargeContentStoredProperties", .null)) }
    return entries
  }

  // MARK: Backgrounds

  /// Whether UIKit has set up a background for a cell: that of one whose selection has a style of
  /// its own, unless the document names a color.
  func hasSystemBackground(_ cell: Element) -> Bool {
    let style = cell["selectionStyle"] ?? "default"
    return generation >= .xcode12 && style != "default"
      && cell.child(key: "backgroundColor")?.name != "color"
  }

  private static let white = ColorComponents(red: 1, green: 1, blue: 1)

  /// The color of a cell; Xcode 7 writes the system's where the document has none. It writes equal
  /// colors once, so that this one has no name if a view in the cell is white, which it writes
  /// before (342 cells).
  mutating func cellBackground(_ cell: Element) -> ArchivedValue? {
    if let element = cell.child(key: "backgroundColor") { return color(element) }
    if generation == .xcode7 {
      return encode(Self.white, name: hasWhite([cell]) ? nil : "tableCellBackgroundColor")
    }
    return hasSystemBackground(cell) ? plainCellColor() : nil
  }

  /// Whether something in `views` has a white of RGB.
  private func hasWhite(_ views: [Element]) -> Bool {
    let isMatched = document.root["colorMatched"] == "YES"
    return views.flatMap(\.descendants).contains {
      $0.name == "color" && ColorComponents($0, isMatched: isMatched) == Self.white
    }
  }

  private mutating func plainCellColor() -> ArchivedValue {
    encode(ColorComponents(white: 1), name: "tableCellPlainBackgroundColor")
  }

  mutating func systemBackground(_ cell: Element) -> ArchivedValue {
    guard hasSystemBackground(cell), let size = frame(cell)?.size else { return .null }
    let view = plainView("_UISystemBackgroundView", size: size, center: size.map { $0 / 2 })
    if let index = view.referencedIndex {
      builder.set("configurationAPI", backgroundConfiguration(), of: index)
    }
    return view
  }

  /// The standard background of a cell, of which nothing has been changed.
  private mutating func backgroundConfiguration() -> ArchivedValue {
    var entries: [ArchivedObject.Entry] = [
      .init("customView", .null), .init("cornerRadius", .double(0)),
      .init("maskedCorners", .int8(15)), .init("backgroundColor", plainCellColor()),
      .init("backgroundColorTransformerIdentifier", .int8(0)), .init("visualEffect", .null),
      .init("image", .null), .init("imageContentMode", .int8(0)),
      .init("backgroundInsets", builder.text("{0, 0, 0, 0}")),
      .init("edgesAddingLayoutMarginsToBackgroundInsets", .int8(0)),
      .init(
        "strokeColor", encode(ColorComponents(white: 0, alpha: 0), name: "clearColor")),
      .init("strokeColorTransformerIdentifier", .int8(0)), .init("strokeWidth", .double(0)),
      .init("strokeOutset", .double(0)), .init("shadowType", .int8(0)),
      .init("defaultStyle", .int8(1)),
    ]
    var parts = [
      "customView", "cornerRadius", "backgroundInsets",
      "edgesAddingLayoutMarginsToBackgroundInsets", "backgroundColor",
      "backgroundColorTransformerIdentifier", "visualEffect", "image", "imageContentMode",
      "strokeColor", "strokeColorTransformerIdentifier", "strokeWidth", "strokeOutset",
    ]
    if generation >= .xcode14 {
      entries.append(.init("strokeLocation", .int8(0)))
      parts.append("maskedCorners")
    }
    if generation >= .xcode15 {
      entries += [
        .init("visualEffectGroupName", .null),
        .init("visualEffectAllowsTransparentBlurring", .bool(true)),
      ]
      parts.append("visualEffectGroupName")
    }
    entries += parts.map { .init("hasCustomized-\($0)", .bool(false)) }
    return builder.add("UIBackgroundConfiguration", entries)
  }
}

// Collection views: their layouts, and the constraints of their cells.
extension NibEncoder {
  /// The layout of a collection, with its differences from a new flow layout.
  mutating func collectionLayout(_ collection: Element) -> ArchivedValue? {
    guard let element = collection.child(key: "collectionViewLayout"),
      let rules = [ClassRules.flowLayout, .customLayout].first(where: { $0.element == element.name }
      ),
      rules.element == ClassRules.flowLayout.element || element["customClass"] != nil
    else {
      refuse(collection, .combination("a collection view without a layout"))
      return nil
    }
    let layout = declare(element, rules)
    encode(element, rules)
    members.append(.reference(layout))
    return .reference(layout)
  }

  /// A size in the child element with the key `key`, unless it is `standard`.
  mutating func size(
    _ key: String, of element: Element, unless standard: [Double]
  ) -> ArchivedValue? {
    guard let child = element.child(key: key),
      let size = numbers(["width", "height"], of: child), size != standard
    else { return nil }
    return .data(PackedGeometry.bytes(size))
  }

  /// The space around the items of a section, unless there is none.
  mutating func sectionInset(_ layout: Element) -> ArchivedValue? {
    guard let child = layout.child(key: "sectionInset"),
      let inset = numbers(["minY", "minX", "maxY", "maxX"], of: child), inset != [0, 0, 0, 0]
    else { return nil }
    return .data(PackedGeometry.bytes(inset))
  }

  /// Whether constraints hold the content view of a cell at its edges: since Xcode 12 not an empty
  /// one of an older document (1 sample; 2 with subviews).
  static func isHeldAtEdges(_ content: Element, _ generation: XcodeGeneration) -> Bool {
    generation == .xcode11 || content.name == "collectionViewCellContentView"
      || !content.list("subviews").isEmpty
  }

  /// The constraints that hold the content view of a cell at its edges.
  mutating func collectionCellConstraints(_ cell: Element) -> ArchivedValue? {
    guard generation >= .xcode11, let object = object(of: cell),
      let view = cell.child(key: "contentView"),
      Self.isHeldAtEdges(view, generation),
      let content = self.object(of: view)
    else { return nil }
    let constraints = ["leading", "trailing", "top", "bottom"].map { side in
      pin(
        EnumerationTable.layoutAttribute.numbers[side] ?? 0, of: object, to: content,
        identifier: "UIIBSystemGenerated")
    }
    return builder.collection("NSMutableArray", constraints)
  }
}
