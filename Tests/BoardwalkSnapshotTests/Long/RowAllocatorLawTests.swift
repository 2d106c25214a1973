import BoardwalkTestSupport
import Testing

@testable import BoardwalkSnapshot

/// Laws of the heights of a picture, for texts and lines by chance, from the top on.
@Suite("Row allocation laws")
struct RowAllocatorLawTests {
  /// One thing that needs a row: where it is, and between which columns.
  private struct Mark {
    let y: Double
    let columns: Range<Int>
    let isText: Bool
  }

  private func marks(_ seed: UInt64) -> [Mark] {
    var random = SeededGenerator(seed: seed)
    return (0..<40).map { _ in
      let start = random.number(below: 30)
      return Mark(
        y: Double(random.number(below: 900)) - 20,
        columns: start..<(start + 2 + random.number(below: 8)), isText: random.number(below: 2) == 0
      )
    }.sorted { $0.y < $1.y }
  }

  /// The ruler of `marks`, and the row of each.
  private func ruled(_ marks: [Mark]) -> (ruler: RowAllocator, rows: [Int]) {
    var ruler = RowAllocator(columns: 40, top: 0)
    let rows = marks.map { mark in
      mark.isText
        ? ruler.addText(at: mark.y, mark.columns)
        : ruler.addLine(at: mark.y, mark.columns.lowerBound...(mark.columns.upperBound - 1))
    }
    return (ruler, rows)
  }

  @Test("rows are ordered by height", arguments: UInt64(0)..<60)
  func order(_ seed: UInt64) {
    let (ruler, rows) = ruled(marks(seed))
    #expect(rows == rows.sorted())
    #expect(ruler.lastRow == rows.last)
    let found = stride(from: -50.0, through: 1_000, by: 3).map { ruler.row(at: $0) }
    #expect(found == found.sorted())
    #expect(found.allSatisfy { $0 >= 0 })
  }

  @Test("rows have no overlapping texts and no texts on lines", arguments: UInt64(0)..<60)
  func places(_ seed: UInt64) {
    let marks = marks(seed)
    let rows = ruled(marks).rows
    for (index, mark) in marks.enumerated() {
      for other in 0..<index where rows[other] == rows[index] {
        guard mark.columns.overlaps(marks[other].columns) else { continue }
        #expect(!mark.isText && !marks[other].isText, "\(mark), \(marks[other])")
      }
    }
  }

  @Test("a nonfinite height has a row", arguments: [Double.infinity, -.infinity, .nan])
  func strange(_ y: Double) {
    let ruler = ruled(marks(1)).ruler
    #expect((0...ruler.lastRow + 1_000).contains(ruler.row(at: y)))
  }
}
