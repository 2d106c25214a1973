/// Eliminates equalities by joining the classes of their unknowns.
///
/// A form with three or more roots waits until some of them are joined. Of two contradictory forms
/// the first one is kept.
struct EqualityElimination {
  private let problem: Problem
  private(set) var classes: AffineClasses

  /// Whether each form has been used.
  private(set) var isUsed: [Bool]

  /// The forms that joined classes; they are linearly independent.
  private(set) var joining: [Int32] = []

  /// The required value of each pending form.
  private var values: [Double]

  private var substitution = Substitution()

  // The forms that wait for each root, as linked lists.
  private var firstWaiting: [Int32]
  private var lastWaiting: [Int32]
  private var nextWaiting: [Int32] = []
  private var waitingForm: [Int32] = []
  private var queue: [Int32] = []

  /// Whether each form is in a list, and whether in the queue. Once is enough, since a list moves
  /// with its root.
  private var isWaiting: [Bool]
  private var isQueued: [Bool]

  /// Starts with no equality of `problem`.
  init(_ problem: Problem) {
    self.problem = problem
    let count = problem.hints.count
    classes = AffineClasses(count: count)
    isUsed = [Bool](repeating: false, count: problem.formCount)
    values = [Double](repeating: 0, count: problem.formCount)
    firstWaiting = [Int32](repeating: -1, count: count)
    lastWaiting = firstWaiting
    isWaiting = isUsed
    isQueued = isUsed
  }

  /// `form` after substitution.
  mutating func rest(of form: Int) -> Substitution {
    substitution.read(form, of: problem, in: &classes)
    return substitution
  }

  /// Makes `form` equal to `value`, as soon as this joins classes, and then the forms that waited
  /// for it.
  mutating func equate(_ form: Int, to value: Double) {
    values[form] = value
    queue.append(Int32(form))
    var next = 0
    while next < queue.count {
      let form = Int(queue[next])
      next += 1
      isQueued[form] = false
      if !isUsed[form] { use(form) }
    }
    queue.removeAll(keepingCapacity: true)
  }

  private mutating func use(_ form: Int) {
    substitution.read(form, of: problem, in: &classes)
    let terms = substitution.terms
    let smallest = terms.min {
      classes.size(of: $0.unknown) < classes.size(of: $1.unknown)
    }
    guard let member = smallest else {
      isUsed[form] = true
      return
    }
    guard terms.count < 3 else {
      guard !isWaiting[form] else { return }
      isWaiting[form] = true
      for term in terms { wait(form, for: term.unknown) }
      return
    }
    let other = terms.first { $0.unknown != member.unknown }
    join(
      member.unknown,
      as: Affine(
        root: other?.unknown ?? Affine.none,
        scale: -(other?.coefficient ?? 0) / member.coefficient,
        offset: (values[form] - substitution.constant) / member.coefficient))
    isUsed[form] = true
    joining.append(Int32(form))
  }

  private mutating func wait(_ form: Int, for root: Int32) {
    let entry = Int32(waitingForm.count)
    waitingForm.append(Int32(form))
    nextWaiting.append(firstWaiting[Int(root)])
    if firstWaiting[Int(root)] < 0 { lastWaiting[Int(root)] = entry }
    firstWaiting[Int(root)] = entry
  }

  private mutating func join(_ member: Int32, as affine: Affine) {
    classes.join(member, as: affine)
    var entry = firstWaiting[Int(member)]
    guard entry >= 0 else { return }
    while entry >= 0 {
      let form = waitingForm[Int(entry)]
      if !isUsed[Int(form)], !isQueued[Int(form)] {
        isQueued[Int(form)] = true
        queue.append(form)
      }
      entry = nextWaiting[Int(entry)]
    }
    guard affine.root >= 0 else { return }
    let root = Int(affine.root)
    nextWaiting[Int(lastWaiting[Int(member)])] = firstWaiting[root]
    if firstWaiting[root] < 0 { lastWaiting[root] = lastWaiting[Int(member)] }
    firstWaiting[root] = firstWaiting[Int(member)]
    firstWaiting[Int(member)] = -1
  }
}

extension EqualityElimination {
  /// Joins the classes of all variables that the equalities of `problem` relate.
  init(equalitiesOf problem: Problem) {
    self.init(problem)
    let values = problem.equalities
    for form in values.indices where !values[form].isNaN { equate(form, to: values[form]) }
  }
}

extension Problem {
  /// The required value of each form; NaN if it is not determined.
  fileprivate var equalities: [Double] {
    let limits = limits(below: max(solvedLevels, 1))
    return zip(limits.lower, limits.upper).map {
      abs($1 - $0) <= Tolerance.distance / 10 ? $0 : .nan
    }
  }
}
