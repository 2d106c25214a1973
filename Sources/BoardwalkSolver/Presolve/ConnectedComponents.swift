/// Cuts pieces out of a problem.
struct ConnectedComponents {
  private let whole: Problem
  private var classes: AffineClasses
  private var local: [Int32]
  private var owner: [Int32]
  private var number: Int32 = 0

  /// Cuts `whole`, whose unknowns follow from the roots of `classes`.
  init(_ whole: Problem, _ classes: AffineClasses) {
    self.whole = whole
    self.classes = classes
    local = [Int32](repeating: 0, count: whole.unknowns.count)
    owner = [Int32](repeating: -1, count: whole.unknowns.count)
  }

  /// The piece of the forms of `forms` that `group` lists.
  mutating func piece(of forms: CollatedForms, _ group: [Int32]) -> Reduction.Piece {
    var piece = Reduction.Piece(problem: Problem(), origins: [])
    piece.problem.settled = whole.settled
    for form in group {
      let index = Int32(piece.problem.formCount)
      for place in forms.range(of: Int(form)) {
        let term = forms.terms[place]
        piece.problem.terms.append(
          Problem.FormTerm(
            unknown: localIndex(of: term.unknown, in: &piece), coefficient: term.coefficient))
      }
      piece.problem.endForm()
      var place = forms.firstBound[Int(form)]
      while place >= 0 {
        var bound = forms.bounds[Int(place)]
        bound.form = index
        if forms.isMissed(Int(place)) {
          piece.problem.missed.append(bound)
        } else {
          piece.problem.bounds.append(bound)
        }
        place = forms.nextBound[Int(place)]
      }
    }
    number += 1
    return piece
  }

  private mutating func localIndex(of unknown: Int32, in piece: inout Reduction.Piece) -> Int32 {
    let place = Int(unknown)
    if owner[place] != number {
      owner[place] = number
      local[place] = Int32(piece.origins.count)
      piece.origins.append(unknown)
      piece.problem.unknowns.append(whole.unknowns[place])
      if !whole.witness.isEmpty { piece.problem.witness.append(whole.witness[place]) }
    }
    return local[place]
  }
}
