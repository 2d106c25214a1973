/// Writes forms in terms of class roots.
struct Substitution {
  /// The form's nonzero terms, in the order of their roots.
  private(set) var terms: [Problem.FormTerm] = []

  /// The maximum number of terms for insertion into a sorted list.
  private static let few = 8

  /// The constant.
  private(set) var constant = 0.0

  /// Substitutes the roots of `classes` into `form` of `problem`.
  mutating func read(_ form: Int, of problem: Problem, in classes: inout AffineClasses) {
    terms.removeAll(keepingCapacity: true)
    constant = 0
    for place in problem.range(of: form) {
      let term = problem.terms[place]
      let affine = classes.resolve(term.unknown)
      constant += term.coefficient * affine.offset
      if affine.root >= 0 {
        insert(
          Problem.FormTerm(unknown: affine.root, coefficient: term.coefficient * affine.scale))
      }
    }
    if terms.count > Self.few { terms.sort { $0.unknown < $1.unknown } }
    combine()
  }

  /// Most forms have two terms, so keeping the first few in order spares sorting them all.
  private mutating func insert(_ term: Problem.FormTerm) {
    terms.append(term)
    guard terms.count <= Self.few else { return }
    var place = terms.count - 1
    while place > 0, terms[place - 1].unknown > terms[place].unknown {
      terms.swapAt(place - 1, place)
      place -= 1
    }
  }

  private mutating func combine() {
    var kept = 0
    var place = 0
    while place < terms.count {
      var sum = terms[place]
      var largest = abs(sum.coefficient)
      place += 1
      while place < terms.count, terms[place].unknown == sum.unknown {
        sum.coefficient += terms[place].coefficient
        largest = max(largest, abs(terms[place].coefficient))
        place += 1
      }
      if abs(sum.coefficient) > Tolerance.coefficient * max(1, largest) {
        terms[kept] = sum
        kept += 1
      }
    }
    terms.removeLast(terms.count - kept)
  }
}
