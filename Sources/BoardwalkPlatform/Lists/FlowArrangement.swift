import BoardwalkBase

/// The positions of items, headers and footers in a flow layout.
///
/// All positions are in points of the content, with the origin at its top left corner. Creating the
/// arrangement takes time for each section, and for each item only if a delegate gives sizes. A
/// query for a rectangle takes time for its contents, unless negative spacings let items overlap.
package struct FlowArrangement: Sendable {
  /// The way in which the content scrolls.
  package let direction: ScrollDirection

  /// The extent of all content, in points.
  package let contentSize: LayoutSize

  private let sections: [Placed]
  private let grid: PixelGrid
  private let room: Double

  /// Whether items may reach out of their sections, as insets or spaces are negative.
  private let hasOverlaps: Bool

  private struct Placed: Sendable {
    let start: Double
    let end: Double
    let header: Double
    let footer: Double
    let lineStart: Double
    let linesStart: Double
    let count: Int
    let lines: FlowLines
  }

  /// Arranges `sections` in a collection whose bounds, within its content insets, are `size`.
  ///
  /// Places are rounded to the pixels of a screen of `scale` pixels a point (FLOW-11).
  package init(
    _ sections: [FlowSection], in size: LayoutSize, direction: ScrollDirection = .vertical,
    scale: Double = 2
  ) {
    self.direction = direction
    grid = PixelGrid(scale: scale)
    room = direction.along(size).asExtent
    var placed: [Placed] = []
    placed.reserveCapacity(sections.count)
    var across = 0.0
    for section in sections {
      let along = direction.along(section.inset)
      let insets = direction.across(section.inset)
      let header = direction.across(section.headerSize).asExtent
      let footer = direction.across(section.footerSize).asExtent
      let lines = FlowLines(
        section, room: room - along.before.asDistance - along.after.asDistance, direction)
      let linesStart = across + header + insets.before.asDistance
      // Insets count in a section without items too (FLOW-10).
      let end = linesStart + lines.thickness + insets.after.asDistance + footer
      placed.append(
        Placed(
          start: across, end: end, header: header, footer: footer,
          lineStart: along.before.asDistance, linesStart: linesStart, count: section.items.count,
          lines: lines))
      across = end
    }
    self.sections = placed
    hasOverlaps = sections.contains { $0.hasNegativeDistances }
    contentSize =
      direction == .vertical
      ? LayoutSize(width: room, height: across) : LayoutSize(width: across, height: room)
  }

  /// The place of the item at `path`; nil if there is none.
  package func frame(of path: ItemPath) -> LayoutRect? {
    guard sections.indices.contains(path.section) else { return nil }
    let section = sections[path.section]
    guard (0..<section.count).contains(path.item) else { return nil }
    let place = section.lines.place(of: path.item)
    return grid.rounding(
      direction.rect(
        along: section.lineStart + place.along, across: section.linesStart + place.across,
        length: place.length, thickness: place.thickness))
  }

  /// The place of the header of `section`, as long as the collection is wide (FLOW-08); nil if it
  /// has none (FLOW-09).
  package func headerFrame(of section: Int) -> LayoutRect? {
    guard sections.indices.contains(section), sections[section].header > 0 else { return nil }
    return supplement(from: sections[section].start, thickness: sections[section].header)
  }

  /// The place of the footer of `section`; nil if it has none.
  package func footerFrame(of section: Int) -> LayoutRect? {
    guard sections.indices.contains(section), sections[section].footer > 0 else { return nil }
    return supplement(
      from: sections[section].end - sections[section].footer, thickness: sections[section].footer)
  }

  private func supplement(from start: Double, thickness: Double) -> LayoutRect {
    grid.rounding(direction.rect(along: 0, across: start, length: room, thickness: thickness))
  }

  /// The sections that have something in `rect`.
  package func sections(in rect: LayoutRect) -> Range<Int> {
    let span = direction.spanAcross(rect)
    guard let first = sections.firstSortedIndex(after: { $0.end <= span.start }),
      sections[first].start < span.end
    else { return 0..<0 }
    return first..<(sections.firstSortedIndex(after: { $0.start < span.end }) ?? sections.count)
  }

  /// The items that have a part in `rect`, in order.
  package func items(in rect: LayoutRect) -> [ItemPath] {
    let across = direction.spanAcross(rect)
    let along = direction.spanAlong(rect)
    return (hasOverlaps ? sections.indices : sections(in: rect)).flatMap { index in
      let section = sections[index]
      let start = across.start - section.linesStart
      return section.lines.items(from: start, to: across.end - section.linesStart)
        .lazy.map { ItemPath(section: index, item: $0) }
        .filter { path in
          guard let frame = frame(of: path) else { return false }
          let span = direction.spanAlong(frame)
          let thickness = direction.spanAcross(frame)
          return span.start < along.end && span.end > along.start
            && thickness.start < across.end && thickness.end > across.start
        }
    }
  }

  /// The first item that exceeds its section's insets; UIKit logs that the layout's behavior is
  /// undefined (EXC-53), and the item extends over the edge (FLOW-14).
  package var firstOverlongItem: ItemPath? {
    for (index, section) in sections.enumerated() {
      if let item = section.lines.firstOverlongItem {
        return ItemPath(section: index, item: item)
      }
    }
    return nil
  }
}

extension FlowSection {
  /// Whether something may reach out of the section, or lie on something else in it.
  fileprivate var hasNegativeDistances: Bool {
    [inset.top, inset.left, inset.bottom, inset.right, minimumLineSpacing].contains { $0 < 0 }
  }
}
