import BoardwalkBase

/// The lines of a section in a flow layout, relative to its inset origin.
///
/// The lines of items of equal size are computed on demand in constant time; others are broken
/// into lines once.
enum FlowLines: Sendable {
  case uniform(UniformLines)
  case varied(VariedLines)

  /// The lines of `section` with `room` points between the insets along a line.
  init(_ section: FlowSection, room: Double, _ direction: ScrollDirection) {
    switch section.items {
    case .uniform(let size, let count):
      self = .uniform(UniformLines(size, count: count, section, room: room, direction))
    case .each(let sizes):
      // Equal sizes from a delegate are a grid; a single different size is not (FLOW-07).
      if let first = sizes.first, sizes.allSatisfy({ $0 == first }) {
        self = .uniform(
          UniformLines(first, count: sizes.count, section, room: room, direction))
      } else {
        self = .varied(VariedLines(sizes, section, room: room, direction))
      }
    }
  }

  /// The extent of all lines in the scrolling direction.
  var thickness: Double {
    switch self {
    case .uniform(let lines): lines.thickness
    case .varied(let lines): lines.thickness
    }
  }

  /// The position of the item `index`.
  func place(of index: Int) -> FlowItemPosition {
    switch self {
    case .uniform(let lines): lines.place(of: index)
    case .varied(let lines): lines.place(of: index)
    }
  }

  /// The items of the lines between `start` and `end`.
  func items(from start: Double, to end: Double) -> Range<Int> {
    switch self {
    case .uniform(let lines): lines.items(from: start, to: end)
    case .varied(let lines): lines.items(from: start, to: end)
    }
  }

  /// The first item that is longer than a line.
  var firstOverlongItem: Int? {
    switch self {
    case .uniform(let lines): lines.isTooLong ? 0 : nil
    case .varied(let lines): lines.firstOverlongItem
    }
  }
}

/// The position of an item in its section, in points: `along` its line with its `length`, and
/// `across` the lines, in the scrolling direction, with its `thickness`.
struct FlowItemPosition: Sendable, Hashable {
  var along: Double
  var across: Double
  var length: Double
  var thickness: Double
}

extension Double {
  /// The value as an extent: negative and nonfinite values are 0.
  var asExtent: Double { isFinite && self > 0 ? self : 0 }

  /// The value as a distance, which may be negative: nonfinite values are 0.
  var asDistance: Double { isFinite ? self : 0 }
}
