import BoardwalkBase

/// The positions of rows, headers and footers in a table.
///
/// All positions are in points of the content, with the origin at its top left corner. Rows of
/// equal height take constant time, regardless of their number.
package struct RowArrangement: Sendable {
  /// The extent of all content, in points.
  package let contentSize: LayoutSize

  private let sections: [Placed]

  private struct Placed: Sendable {
    let start: Double
    let rowsStart: Double
    let rowsEnd: Double
    let end: Double
    let offsets: RowOffsets
  }

  /// Arranges `sections` in a table of `width` points, between the table's header of `headerHeight`
  /// and its footer of `footerHeight`.
  package init(
    _ sections: [RowSection], width: Double, headerHeight: Double = 0, footerHeight: Double = 0
  ) {
    var placed: [Placed] = []
    placed.reserveCapacity(sections.count)
    var y = headerHeight.asExtent
    for section in sections {
      let offsets = RowOffsets(section.rows)
      let start = y + section.headerPadding.asExtent
      let rowsStart = start + section.headerHeight.asExtent
      let rowsEnd = rowsStart + offsets.height
      let end = rowsEnd + section.footerHeight.asExtent
      placed.append(
        Placed(start: start, rowsStart: rowsStart, rowsEnd: rowsEnd, end: end, offsets: offsets))
      y = end
    }
    self.sections = placed
    contentSize = LayoutSize(width: width.asExtent, height: y + footerHeight.asExtent)
  }

  /// The place of the row at `path`; nil if there is none.
  package func frame(of path: ItemPath) -> LayoutRect? {
    guard sections.indices.contains(path.section) else { return nil }
    let section = sections[path.section]
    guard (0..<section.offsets.count).contains(path.item) else { return nil }
    let row = section.offsets.span(of: path.item)
    return band(from: section.rowsStart + row.start, to: section.rowsStart + row.end)
  }

  /// The place of the header of `section`; nil if it has none.
  package func headerFrame(of section: Int) -> LayoutRect? {
    guard sections.indices.contains(section) else { return nil }
    return band(from: sections[section].start, to: sections[section].rowsStart)
  }

  /// The place of the footer of `section`; nil if it has none.
  package func footerFrame(of section: Int) -> LayoutRect? {
    guard sections.indices.contains(section) else { return nil }
    return band(from: sections[section].rowsEnd, to: sections[section].end)
  }

  /// The sections that have something between `top` and `bottom`.
  package func sections(from top: Double, to bottom: Double) -> Range<Int> {
    guard let first = sections.firstSortedIndex(after: { $0.end <= top }),
      sections[first].start < bottom
    else { return 0..<0 }
    return first..<(sections.firstSortedIndex(after: { $0.start < bottom }) ?? sections.count)
  }

  /// The rows that have a part between `top` and `bottom`, in order.
  package func rows(from top: Double, to bottom: Double) -> [ItemPath] {
    sections(from: top, to: bottom).flatMap { index in
      let section = sections[index]
      return section.offsets.rows(from: top - section.rowsStart, to: bottom - section.rowsStart)
        .map { ItemPath(section: index, item: $0) }
    }
  }

  private func band(from top: Double, to bottom: Double) -> LayoutRect? {
    guard bottom > top else { return nil }
    return LayoutRect(x: 0, y: top, width: contentSize.width, height: bottom - top)
  }
}
