import BoardwalkBase
import BoardwalkDocument

/// The drawing commands of a wireframe: positions in columns across, in points down.
struct WireframeDrawing: Sendable {
  /// A line of text.
  struct Text: Sendable {
    /// The height of its middle.
    let y: Double

    /// The columns that it may fill at any rate.
    let textColumns: Range<Int>

    let text: String

    /// A shorter text if there is no space for the text.
    let tighter: String

    let alignment: Fitting.Alignment

    /// Whether it is in brackets, so that its end stays when it is cut.
    let isBracketed: Bool

    /// Whether it may run on into blank cells beyond.
    let mayOverflow: Bool

    /// Whether it gives way to everything else.
    let isOptional: Bool

    /// The columns that it takes if nothing is in its way.
    var preferredColumns: Range<Int> {
      let width = CellWidth.of(text)
      guard width < textColumns.count else { return textColumns }
      switch alignment {
      case .left: return textColumns.lowerBound..<(textColumns.lowerBound + max(width, 1))
      case .right: return (textColumns.upperBound - max(width, 1))..<textColumns.upperBound
      case .center:
        let start = textColumns.lowerBound + (textColumns.count - width) / 2
        return start..<(start + max(width, 1))
      }
    }
  }

  /// A horizontal line.
  struct Line: Sendable {
    let y: Double
    let columns: ClosedRange<Int>
    let isDashed: Bool
  }

  /// A frame.
  struct Box: Sendable {
    let top: Double
    let bottom: Double
    let columns: ClosedRange<Int>

    /// Whether it hides marks behind it.
    let isOpaque: Bool
  }

  /// A vertical line.
  struct VerticalLine: Sendable {
    let column: Int
    let top: Double
    let bottom: Double
  }

  /// One thing to draw.
  enum Mark: Sendable {
    case text(Text)
    case line(Line)
    case box(Box)
    case verticalLine(VerticalLine)

    /// All below is dimmed.
    case dim
  }

  let columns: Columns

  /// The part of the screen that is drawn.
  let bounds: LayoutRect

  /// From the back to the front.
  private(set) var marks: [Mark] = []

  private var occlusion: Occlusion

  /// An empty drawing of the part `bounds` of a screen.
  init(bounds: LayoutRect) {
    self.bounds = bounds
    columns = Columns(width: bounds.size.width)
    occlusion = Occlusion(columns: columns.count, bounds: bounds)
  }

  /// Adds `mark` in front of all others.
  mutating func add(_ mark: Mark) {
    if case .box(let box) = mark, box.isOpaque {
      occlusion.cover(box.columns, from: box.top, to: box.bottom, with: marks.count)
    }
    marks.append(mark)
  }

  /// Hides marks behind `rect`.
  mutating func cover(_ rect: LayoutRect) {
    guard let rect = rect.intersection(bounds) else { return }
    occlusion.cover(columns.span(rect), from: rect.minY, to: rect.maxY, with: marks.count)
  }

  /// The marks that nothing in front of them hides, from the back to the front.
  var visibleMarks: [Mark] {
    marks.enumerated().filter { index, mark in !isHidden(mark, index) }.map(\.element)
  }

  private func isHidden(_ mark: Mark, _ index: Int) -> Bool {
    func hides(_ column: Int, _ y: Double) -> Bool { occlusion.hides(column, y, behind: index) }
    switch mark {
    case .text(let text):
      let preferredColumns = text.preferredColumns
      return hides((preferredColumns.lowerBound + preferredColumns.upperBound) / 2, text.y)
    case .line(let line):
      let (left, right) = (line.columns.lowerBound, line.columns.upperBound)
      // A mark that ends at a line is not hidden by it.
      return [left, (left + right) / 2, right].allSatisfy {
        hides($0, line.y - Occlusion.height) && hides($0, line.y + Occlusion.height)
      }
    case .box(let box):
      // The frame of a presentation; a presentation in front of it clears the covered part.
      if box.isOpaque { return false }
      let middle = (box.columns.lowerBound + box.columns.upperBound) / 2
      return [(box.top + 1), (box.top + box.bottom) / 2, box.bottom - 1].allSatisfy { y in
        [box.columns.lowerBound, middle, box.columns.upperBound].allSatisfy { hides($0, y) }
      }
    case .verticalLine(let verticalLine):
      return hides(verticalLine.column, (verticalLine.top + verticalLine.bottom) / 2)
    case .dim: return false
    }
  }
}
