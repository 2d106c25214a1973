import BoardwalkBase
import BoardwalkDocument
import BoardwalkPlatform

/// The sections of a list with their counts and sizes.
enum ListContent: Sendable, Hashable {
  /// A table's sections.
  case rows([RowSection])

  /// A flow layout's sections.
  case flow([FlowSection], ScrollDirection)

  /// The frames of a custom layout, by place, and its content size.
  case places([CellPlace: LayoutRect], LayoutSize)
}

/// The positions of a list's rows or items, in points of the content.
enum ListArrangement: Sendable {
  case none
  case rows(RowArrangement)
  case flow(FlowArrangement)
  case places([(place: CellPlace, frame: LayoutRect)], LayoutSize)

  /// The arrangement of `content` in a list with the visible `window`. `before` and `after` are the
  /// heights of a table's header and footer views.
  init(
    _ content: ListContent, in window: ListWindow, before: Double, after: Double, scale: Double
  ) {
    switch content {
    case .rows(let sections):
      self = .rows(
        RowArrangement(
          sections, width: window.size.width, headerHeight: before, footerHeight: after))
    case .flow(let sections, let direction):
      let size = LayoutSize(
        width: max(0, window.size.width - window.insets.left - window.insets.right),
        height: max(0, window.size.height - window.insets.top - window.insets.bottom))
      self = .flow(FlowArrangement(sections, in: size, direction: direction, scale: scale))
    case .places(let places, let size):
      self = .places(
        places.sorted { $0.key < $1.key }.map { (place: $0.key, frame: $0.value) }, size)
    }
  }

  /// The extent of all content.
  var contentSize: LayoutSize {
    switch self {
    case .none: LayoutSize(width: 0, height: 0)
    case .rows(let rows): rows.contentSize
    case .flow(let flow): flow.contentSize
    case .places(_, let size): size
    }
  }

  /// Whether the content scrolls sideways.
  var scrollsHorizontally: Bool {
    if case .flow(let flow) = self { flow.direction == .horizontal } else { false }
  }

  /// The frame of `place` in the content.
  func frame(of place: CellPlace) -> LayoutRect? {
    switch (self, place.kind) {
    case (.none, _): nil
    case (.rows(let rows), .cell): rows.frame(of: place.path)
    case (.rows(let rows), .header): rows.headerFrame(of: place.path.section)
    case (.rows(let rows), .footer): rows.footerFrame(of: place.path.section)
    case (.flow(let flow), .cell): flow.frame(of: place.path)
    case (.flow(let flow), .header): flow.headerFrame(of: place.path.section)
    case (.flow(let flow), .footer): flow.footerFrame(of: place.path.section)
    case (.places(let places, _), _): places.first { $0.place == place }?.frame
    }
  }

  /// The places in `rect`, in reading order. The places of a custom layout are searched linearly.
  func places(in rect: LayoutRect) -> [CellPlace] {
    switch self {
    case .none: return []
    case .rows(let rows):
      let sections = rows.sections(from: rect.minY, to: rect.maxY)
      let cells = rows.rows(from: rect.minY, to: rect.maxY).map { CellPlace(.cell, $0) }
      return (cells + supplements(of: sections, in: rect)).sorted()
    case .flow(let flow):
      let cells = flow.items(in: rect).map { CellPlace(.cell, $0) }
      return (cells + supplements(of: flow.sections(in: rect), in: rect)).sorted()
    case .places(let places, _):
      return places.filter { $0.frame.meets(rect) }.map(\.place)
    }
  }

  private func supplements(of sections: Range<Int>, in rect: LayoutRect) -> [CellPlace] {
    sections.flatMap { section in
      [CellPlace.Kind.header, .footer].map { CellPlace($0, ItemPath(section: section, item: 0)) }
        .filter { frame(of: $0)?.meets(rect) == true }
    }
  }
}

extension LayoutRect {
  /// Whether they have a part in common.
  func meets(_ other: LayoutRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}
