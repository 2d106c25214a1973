/// Joins the classes of all unknowns that settled equalities tie together.
///
/// An equality with three or more roots waits until some of them have been joined. Where two
/// equalities contradict each other the first one wins.
struct Equalities {
  private let problem: Problem
  private(set) var classes: AffineClasses

  /// Whether a form has been used up.
  private(set) var isUsed: [Bool]

  /// The forms that joined classes, in that order; none of them follows from the others.
  private(set) var joining: [Int32] = []

  private var substitution = Substitution()

  // For each root a list of the forms that wait for it.
  private var firstWaiting: [Int32]
  private var lastWaiting: [Int32]
  private var nextWaiting: [Int32] = []
  private var waitingForm: [Int32] = []
  private var queue: [Int32] = []

  /// Joins what the equalities of `problem` tie.
  init(_ problem: Problem) {
    self.problem = problem
    classes = AffineClasses(count: problem.unknowns.count)
    isUsed = [Bool](repeating: false, count: problem.formCount)
    firstWaiting = [Int32](repeating: -1, count: problem.unknowns.count)
    lastWaiting = firstWaiting
    let values = problem.equalities
    for form in values.indices where !values[form].isNaN {
      queue.append(Int32(form))
      var next = 0
      while next < queue.count {
        let waiting = Int(queue[next])
        next += 1
        if !isUsed[waiting] { use(waiting, equalTo: values[waiting]) }
      }
      queue.removeAll(keepingCapacity: true)
    }
  }

  private mutating func use(_ form: Int, equalTo value: Double) {
    substitution.read(form, of: problem, in: &classes)
    let terms = substitution.terms
    let rest = value - substitution.constant
    var unknown: Int?
    var count = 0
    for (place, term) in terms.enumerated() where !problem.unknowns[Int(term.unknown)].isParameter {
      count += 1
      if let other = unknown,
        classes.size(of: terms[other].unknown) <= classes.size(of: term.unknown)
      {
        continue
      }
      unknown = place
    }
    guard let unknown else {
      isUsed[form] = true
      return
    }
    let member = terms[unknown]
    switch terms.count {
    case 1:
      join(member.unknown, as: .constant(rest / member.coefficient))
    case 2:
      let other = terms[1 - unknown]
      join(
        member.unknown,
        as: Affine(
          root: other.unknown, scale: -other.coefficient / member.coefficient,
          offset: rest / member.coefficient))
    default:
      for term in terms { wait(form, for: term.unknown) }
      return
    }
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
      queue.append(waitingForm[Int(entry)])
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

extension Problem {
  /// What each form has to be; not a number where it may be several things.
  fileprivate var equalities: [Double] {
    var lower = [Double](repeating: -.infinity, count: formCount)
    var upper = [Double](repeating: .infinity, count: formCount)
    for bound in bounds where bound.level < max(settled, 1) {
      let form = Int(bound.form)
      if bound.isLower {
        lower[form] = max(lower[form], bound.value)
      } else {
        upper[form] = min(upper[form], bound.value)
      }
    }
    return zip(lower, upper).map {
      abs($1 - $0) <= Tolerance.distance / 10 ? $0 : .nan
    }
  }
}
