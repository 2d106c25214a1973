/// Forms in terms of roots, normalized by their first coefficient, without duplicates.
///
/// A view's width, with an upper bound by content hugging and a lower bound by compression
/// resistance, becomes one form with two bounds.
struct CollatedForms {
  /// The terms of all forms, one after the other, by root.
  private(set) var terms: [Problem.FormTerm] = []

  /// The start index of each form's terms, and the end of the last.
  private(set) var starts: [Int32] = [0]

  /// The bounds of each form, as linked lists.
  private(set) var firstBound: [Int32] = []
  private(set) var nextBound: [Int32] = []
  private(set) var bounds: [Problem.Bound] = []

  /// The number of bounds that may still hold; later ones are already violated.
  private var liveCount = 0

  // A hash table of forms with open addressing; -1 is free.
  private var slots: [Int32]

  var count: Int { firstBound.count }

  /// The forms of `problem` that are not `used`.
  init(_ problem: Problem, without used: [Bool], _ classes: inout AffineClasses) {
    var size = 16
    while size < problem.formCount * 2 { size *= 2 }
    slots = [Int32](repeating: -1, count: size)
    bounds.reserveCapacity(problem.bounds.count)
    var substitution = Substitution()
    var lastForm: Int32 = -1
    var place: (form: Int32, scale: Double, constant: Double) = (-1, 1, 0)
    func locate(_ form: Int32, _ forms: inout CollatedForms) {
      guard form != lastForm else { return }
      lastForm = form
      place.form = -1
      guard !used[Int(form)] else { return }
      substitution.read(Int(form), of: problem, in: &classes)
      guard let first = substitution.terms.first else { return }
      place = (
        forms.number(of: substitution.terms, over: first.coefficient), first.coefficient,
        substitution.constant
      )
    }
    for bound in problem.bounds {
      locate(bound.form, &self)
      if place.form >= 0 { add(bound, to: place, isViolated: false) }
    }
    liveCount = bounds.count
    lastForm = -1
    for bound in problem.violated {
      locate(bound.form, &self)
      if place.form >= 0 { add(bound, to: place, isViolated: true) }
    }
  }

  private mutating func add(
    _ bound: Problem.Bound, to place: (form: Int32, scale: Double, constant: Double),
    isViolated: Bool
  ) {
    var bound = bound
    bound.value = (bound.value - place.constant) / place.scale
    bound.weight *= abs(place.scale)
    if place.scale < 0 { bound.isLower.toggle() }
    bound.form = place.form
    nextBound.append(firstBound[Int(place.form)])
    firstBound[Int(place.form)] = Int32(bounds.count)
    bounds.append(bound)
  }

  /// Whether the bound at `index` is already violated.
  func isViolated(_ index: Int) -> Bool { index >= liveCount }

  /// The terms of `form`.
  func range(of form: Int) -> Range<Int> { Int(starts[form])..<Int(starts[form + 1]) }

  private mutating func number(of wanted: [Problem.FormTerm], over scale: Double) -> Int32 {
    var slot = hash(wanted, over: scale) & (slots.count - 1)
    while slots[slot] >= 0 {
      if isForm(Int(slots[slot]), equalTo: wanted, over: scale) { return slots[slot] }
      slot = (slot + 1) & (slots.count - 1)
    }
    slots[slot] = Int32(count)
    for term in wanted {
      terms.append(
        Problem.FormTerm(unknown: term.unknown, coefficient: term.coefficient / scale))
    }
    starts.append(Int32(terms.count))
    firstBound.append(-1)
    return slots[slot]
  }

  private func isForm(
    _ form: Int, equalTo wanted: [Problem.FormTerm], over scale: Double
  ) -> Bool {
    let range = range(of: form)
    guard range.count == wanted.count else { return false }
    for (place, term) in zip(range, wanted)
    where terms[place].unknown != term.unknown
      || terms[place].coefficient != term.coefficient / scale
    {
      return false
    }
    return true
  }

  private func hash(_ wanted: [Problem.FormTerm], over scale: Double) -> Int {
    var hash: UInt64 = 0
    for term in wanted {
      hash = (hash ^ UInt64(truncatingIfNeeded: term.unknown)) &* 0x9E37_79B9_7F4A_7C15
      hash = (hash ^ (term.coefficient / scale).bitPattern) &* 0xBF58_476D_1CE4_E5B9
      hash ^= hash >> 31
    }
    return Int(truncatingIfNeeded: hash >> 1)
  }
}

extension CollatedForms {
  /// The number of the component of each form: forms with a common unknown have the same number.
  func componentNumbers(_ problem: Problem) -> [Int32] {
    var parents = Array(0..<Int32(problem.hints.count))
    func root(_ unknown: Int32) -> Int32 {
      var unknown = unknown
      while parents[Int(unknown)] != unknown {
        parents[Int(unknown)] = parents[Int(parents[Int(unknown)])]
        unknown = parents[Int(unknown)]
      }
      return unknown
    }
    var first = [Int32](repeating: -1, count: count)
    for form in 0..<count {
      for place in range(of: form) {
        let unknown = root(terms[place].unknown)
        if first[form] < 0 {
          first[form] = unknown
        } else {
          parents[Int(unknown)] = root(first[form])
        }
      }
    }
    return first.map(root)
  }
}
