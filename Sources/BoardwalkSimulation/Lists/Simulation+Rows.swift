import BoardwalkDocument
import BoardwalkGraph
import BoardwalkPlatform

/// What a table asks its data source and delegate.
extension Simulation {
  /// `count` of sections, rows or items as it can be: no app has more than ten millions, for which
  /// UIKit itself would run out of memory.
  static func possible(_ count: Int) -> Int { min(max(0, count), 10_000_000) }

  /// Asks for the table's sections and the rows of each, once until the next reload or update
  /// (TBL-04).
  mutating func askForRows(of list: ListID) {
    guard let id = dataSource(of: list),
      let source = behavior(of: id, as: (any TableViewDataSource).self)
    else {
      change(list) { $0.counts = [] }
      return
    }
    let sections = Self.possible(source.numberOfSections(in: list, as: id, on: &self))
    var counts: [Int] = []
    var titles: [ListState.SectionTitles] = []
    for section in 0..<sections where exception == nil {
      let count = source.numberOfRows(in: section, of: list, as: id, on: &self)
      record(id, .callback(.dataSource("numberOfRowsInSection \(section): \(count)")))
      counts.append(Self.possible(count))
      titles.append(source.titles(of: section, of: list, as: id, on: &self))
    }
    let heights = counts.indices.map { rowSection($0, of: list, count: counts[$0], titles[$0]) }
    change(list) { state in
      state.counts = counts
      state.titles = titles
      state.content = .rows(heights)
    }
  }

  /// How high everything in a section is.
  private mutating func rowSection(
    _ section: Int, of list: ListID, count: Int, _ titles: ListState.SectionTitles
  ) -> RowSection {
    let template = template(of: list)
    let metrics = TableMetrics(template)
    var result = RowSection(.uniform(metrics.rowHeight, count: count))
    result.headerHeight = metrics.headerHeight(
      hasTitle: titles.header != nil, isFirst: section == 0)
    result.footerHeight = metrics.footerHeight(hasTitle: titles.footer != nil)
    guard let id = delegate(of: list),
      let delegate = behavior(of: id, as: (any TableViewDelegate).self)
    else { return result }
    func height(_ kind: CellPlace.Kind, _ item: Int) -> Double? {
      delegate.height(
        of: CellPlace(kind, ItemPath(section: section, item: item)), of: list, as: id, on: &self)
    }
    if let header = height(.header, 0) { result.headerHeight = header }
    if let footer = height(.footer, 0) { result.footerHeight = footer }
    // A delegate that knows no height of the first row knows of none.
    guard count > 0, let first = height(.cell, 0) else { return result }
    var heights = [first]
    for item in 1..<max(1, count) where exception == nil {
      heights.append(height(.cell, item) ?? metrics.rowHeight)
    }
    result.rows = .each(heights)
    return result
  }

  /// Asks for the cell of the row at `path`; a table cannot do without one (EXC-26).
  mutating func askForRow(at path: ItemPath, of list: ListID) -> CellID? {
    guard let id = dataSource(of: list),
      let source = behavior(of: id, as: (any TableViewDataSource).self)
    else { return nil }
    record(id, .callback(.dataSource("cellForRowAt \(path)")))
    guard let cell = source.cell(at: path, of: list, as: id, on: &self) else {
      if exception == nil {
        raise(
          .noCell(
            of: template(of: list)?.className ?? "UITableView", from: className(of: id),
            options.system))
      }
      return nil
    }
    if isEditing(list) { askForEditing(of: path, in: list) }
    return cell
  }

  /// Asks for the view above or below a section; without one its title is drawn (TBL-03).
  mutating func askForHeaderOrFooter(at place: CellPlace, of list: ListID) -> CellID? {
    guard let id = delegate(of: list) else { return nil }
    return behavior(of: id, as: (any TableViewDelegate).self)?
      .view(for: place, of: list, as: id, on: &self)
  }
}

/// How high what a table shows is, where nobody says otherwise, in points.
struct TableMetrics: Sendable {
  /// The height of a row.
  let rowHeight: Double
  private let isGrouped: Bool

  init(_ table: ViewTemplate?) {
    isGrouped = table?.table.map { $0.style != "plain" } ?? false
    let prototype = table?.table?.prototypes.first?.frame?.size.height ?? 0
    // Rows are 44 points high by default (TBL-01).
    rowHeight = table?.table?.rowHeight ?? (prototype > 0 ? prototype : 44)
  }

  func headerHeight(hasTitle: Bool, isFirst: Bool) -> Double {
    switch (isGrouped, hasTitle) {
    case (true, true): isFirst ? 55 : 38
    case (true, false): isFirst ? 35 : 18
    case (false, true): 28
    case (false, false): 0
    }
  }

  func footerHeight(hasTitle: Bool) -> Double { hasTitle ? 28 : isGrouped ? 18 : 0 }
}
