/// The solution of a problem.
struct Solution: Sendable {
  /// The value of each unknown.
  private(set) var values: [Double]

  /// Whether each unknown could be elsewhere just as well.
  private(set) var isAmbiguous: [Bool]

  /// Whether the problem was solved; problems past the work limit keep their starting point.
  private(set) var isComplete = true

  /// The number of written tableau entries.
  private(set) var entries = 0

  /// Solves `problem`: reduces it by its equalities, then solves the pieces one priority level at a
  /// time.
  init(_ problem: Problem) {
    let reduction = Reduction(problem)
    var classes = reduction.classes
    values = problem.hints
    isAmbiguous = problem.hints.map { _ in true }
    entries = problem.budget.entries
    for var component in reduction.components {
      component.problem.budget = problem.budget
      let solution = Solution(component: component.problem)
      entries += solution.entries - problem.budget.entries
      isComplete = isComplete && solution.isComplete
      for (local, origin) in component.origins.enumerated() {
        values[Int(origin)] = solution.values[local]
        isAmbiguous[Int(origin)] = solution.isAmbiguous[local]
      }
    }
    // Roots come before the unknowns that follow from them only by chance, so none is overwritten
    // while others still ask for it.
    let roots = (values: values, isAmbiguous: isAmbiguous)
    for unknown in values.indices {
      let affine = classes.resolve(Int32(unknown))
      values[unknown] = affine.value(at: roots.values)
      isAmbiguous[unknown] = affine.root >= 0 && roots.isAmbiguous[Int(affine.root)]
    }
  }

  /// Solves `component`: a problem that its equalities do not reduce further.
  init(component: Problem) {
    if let unknown = SingleVariableSolver(component) {
      self.init(unknown, entries: component.budget.entries)
      return
    }
    var problem = component
    problem.clampSoftBounds()
    var point = StartingPoint(problem).point
    guard !problem.budget.isExhausted else {
      self.init(givenUp: problem, at: point)
      return
    }
    var violated = problem.firstViolatedLevel(at: point)
    if let level = violated, level < problem.solvedLevels, !problem.witness.isEmpty {
      point = problem.witness
      violated = problem.firstViolatedLevel(at: point, from: problem.solvedLevels)
    }
    if problem.solvedLevels == .max {
      self.init(finished: problem, at: point)
      return
    }
    problem.witness = point
    if violated == problem.solvedLevels {
      problem.solveNextLevel(from: point)
    } else {
      problem.solvedLevels = violated ?? .max
    }
    self.init(problem)
  }

  /// The value of `unknown`.
  private init(_ unknown: SingleVariableSolver, entries: Int) {
    self.entries = entries
    values = [unknown.value]
    isAmbiguous = [unknown.isAmbiguous]
  }

  /// The result for `problem` if the work limit is exceeded: the unknowns are at `point`, and their
  /// ambiguity is unknown.
  private init(givenUp problem: Problem, at point: [Double]) {
    values = point
    isAmbiguous = [Bool](repeating: false, count: point.count)
    entries = problem.budget.entries
    isComplete = false
  }

  /// The solution of `problem` at `point`, with the ambiguous unknowns, after all levels.
  private init(finished problem: Problem, at point: [Double]) {
    let analysis = AmbiguityAnalysis(problem, at: point)
    isComplete = !analysis.isIncomplete
    entries = analysis.entries
    values = analysis.point
    isAmbiguous = analysis.isAmbiguous
  }
}
