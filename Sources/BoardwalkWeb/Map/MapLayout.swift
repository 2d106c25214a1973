import BoardwalkBase
import BoardwalkGraph

/// The positions of scenes and documents on a map, in points of the scenes' screens.
struct MapLayout: Sendable {
  /// The room around the scenes of a document, and between documents.
  private static let padding = 56.0

  /// The height of a document's name.
  private static let headerHeight = 36.0

  /// The cards of the scenes.
  private(set) var frames: [ScenePlace: LayoutRect] = [:]

  /// The frames around documents, by their indices.
  private(set) var documents: [Int: LayoutRect] = [:]

  /// The size of the whole.
  private(set) var size = LayoutSize(width: 0, height: 0)

  /// The layout of `cards`, with `edges` between their places. Documents are in the order of their
  /// first cards.
  init(_ cards: [SceneCard], edges: [(from: ScenePlace, to: ScenePlace)]) {
    let cardsByDocument = Dictionary(grouping: cards, by: \.place.document)
    let edgesByDocument = Dictionary(
      grouping: edges.filter { $0.from.document == $0.to.document }, by: \.from.document)
    let blocks = Self.documents(of: cards).map { document in
      Block(
        document: document, cards: cardsByDocument[document] ?? [],
        edges: edgesByDocument[document] ?? [])
    }
    let sizes = blocks.map { block in
      LayoutSize(
        width: block.size.width + 2 * Self.padding,
        height: block.size.height + 2 * Self.padding + Self.headerHeight)
    }
    let shelf = Shelf.fittingWindow(sizes)
    for ((block, size), corner) in zip(zip(blocks, sizes), shelf.corners) {
      documents[block.document] = LayoutRect(
        x: corner.x, y: corner.y, width: size.width, height: size.height)
      let inset = LayoutPoint(
        x: corner.x + Self.padding, y: corner.y + Self.padding + Self.headerHeight)
      for (card, origin) in zip(block.cards, block.origins) {
        frames[card.place] = LayoutRect(
          x: origin.x + inset.x, y: origin.y + inset.y, width: card.size.width,
          height: card.size.height)
      }
    }
    size = shelf.size
  }

  private static func documents(of cards: [SceneCard]) -> [Int] {
    cards.map(\.place.document).uniqued()
  }
}

/// The scenes of one document.
private struct Block {
  let document: Int
  let cards: [SceneCard]

  /// The top left corners of the cards, from the block's own.
  let origins: [LayoutPoint]

  let size: LayoutSize

  init(document: Int, cards: [SceneCard], edges: [(from: ScenePlace, to: ScenePlace)]) {
    self.document = document
    self.cards = cards
    let indices = Dictionary(
      uniqueKeysWithValues: cards.enumerated().map { ($1.place, $0) })
    origins =
      CanvasArrangement(cards)?.origins
      ?? LayeredArrangement(
        cards,
        edges: edges.compactMap { edge in
          guard let from = indices[edge.from], let to = indices[edge.to] else { return nil }
          return (from, to)
        }
      ).origins
    size = LayoutSize(
      width: zip(cards, origins).map { $1.x + $0.size.width }.max() ?? 0,
      height: zip(cards, origins).map { $1.y + $0.size.height }.max() ?? 0)
  }
}

/// Blocks arranged in rows.
private struct Shelf {
  /// The room between blocks.
  private static let gap = 72.0

  /// The aspect ratio of a window.
  private static let windowShape = 1.5

  /// The top left corners of the blocks, in their order.
  private(set) var corners: [LayoutPoint] = []

  /// The size of all blocks together.
  private(set) var size = LayoutSize(width: 0, height: 0)

  /// Blocks with `sizes` in rows that are no wider than `width`, unless a single one is.
  private init(_ sizes: [LayoutSize], width: Double) {
    var corner = LayoutPoint(x: 0, y: 0)
    var rowHeight = 0.0
    for block in sizes {
      if corner.x > 0, corner.x + block.width > width {
        corner = LayoutPoint(x: 0, y: corner.y + rowHeight + Self.gap)
        rowHeight = 0
      }
      corners.append(corner)
      size.width = max(size.width, corner.x + block.width)
      size.height = max(size.height, corner.y + block.height)
      corner.x += block.width + Self.gap
      rowHeight = max(rowHeight, block.height)
    }
  }

  /// The most blocks in the first row that are tried.
  private static let maximumBlockCount = 1_000

  /// The arrangement in rows that a window can show largest, among those with each number of blocks
  /// in the first row.
  static func fittingWindow(_ sizes: [LayoutSize]) -> Shelf {
    var width = -gap
    var best = Shelf([], width: 0)
    for (index, size) in sizes.prefix(maximumBlockCount).enumerated() {
      width += size.width + gap
      let shelf = Shelf(sizes, width: width)
      if index == 0 || shelf.windowWidth < best.windowWidth { best = shelf }
    }
    return best
  }

  /// The width of a window that shows the whole map.
  private var windowWidth: Double { max(size.width, size.height * Self.windowShape) }
}
