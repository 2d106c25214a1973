/// A problem without what its equalities say by themselves, in pieces that have no unknown in common.
struct Reduction {
  /// One piece.
  struct Piece: Sendable {
    var problem: Problem

    /// Which unknown of the whole each of the piece's is.
    var origins: [Int32]
  }

  /// The class of each variable of the problem.
  private(set) var classes: AffineClasses

  /// The pieces, in the order of their first forms.
  private(set) var pieces: [Piece] = []

  /// Reduces `problem`.
  init(_ problem: Problem) { self.init(problem, after: EqualityElimination(equalitiesOf: problem)) }

  /// Reduces `problem`, whose `equalities` are solved already.
  init(_ problem: Problem, after equalities: EqualityElimination) {
    classes = equalities.classes
    let forms = CollatedForms(problem, without: equalities.isUsed, &classes)
    let numbers = forms.pieceNumbers(problem)
    var cutting = ConnectedComponents(problem, classes)
    for group in Self.grouped(numbers) {
      pieces.append(cutting.piece(of: forms, group))
    }
  }

  /// The indices of `numbers`, those of equal numbers together, in the order of their first; negative
  /// ones are left out.
  private static func grouped(_ numbers: [Int32]) -> [[Int32]] {
    var place = [Int32](repeating: -1, count: Int(numbers.max() ?? -1) + 1)
    var groups: [[Int32]] = []
    for (index, value) in numbers.enumerated() where value >= 0 {
      if place[Int(value)] < 0 {
        place[Int(value)] = Int32(groups.count)
        groups.append([])
      }
      groups[Int(place[Int(value)])].append(Int32(index))
    }
    return groups
  }
}
