/// The solution of a problem.
struct Solution: Sendable {
  /// Each unknown as a constant or in terms of one parameter, whose number is the root.
  private(set) var affines: [Affine]

  /// Whether each unknown could be elsewhere just as well.
  private(set) var isAmbiguous: [Bool]

  /// Whether `affines` stay true while parameters change and nothing else is missed.
  private(set) var isParametric = true

  /// Whether the problem was solved; problems past the work limit keep their starting point.
  private(set) var isComplete = true

  /// The number of written tableau entries.
  private(set) var entries = 0

  /// Solves `problem`: reduces it by its equalities, then solves the pieces one priority level at a
  /// time.
  init(_ problem: Problem) {
    let reduction = Reduction(problem)
    var classes = reduction.classes
    affines = problem.unknowns.map { unknown in
      unknown.isParameter
        ? Affine(root: unknown.parameter, scale: 1, offset: 0) : .constant(unknown.value)
    }
    isAmbiguous = problem.unknowns.map { !$0.isParameter }
    entries = problem.budget.entries
    for var component in reduction.components {
      component.problem.budget = problem.budget
      let solution = Solution(component: component.problem)
      entries += solution.entries - problem.budget.entries
      isComplete = isComplete && solution.isComplete
      isParametric = isParametric && solution.isParametric
      for (local, origin) in component.origins.enumerated() {
        affines[Int(origin)] = solution.affines[local]
        isAmbiguous[Int(origin)] = solution.isAmbiguous[local]
      }
    }
    // Roots come before the unknowns that follow from them only by chance, so none is overwritten
    // while others still ask for it.
    let roots = (affines, isAmbiguous)
    let only = problem.onlyParameter
    let parameter = only >= 0 ? problem.unknowns[Int(only)].parameter : Affine.none
    for unknown in affines.indices {
      let affine = classes.resolve(Int32(unknown))
      let root = affine.root < 0 ? .constant(0) : roots.0[Int(affine.root)]
      affines[unknown] = affine.following(root, parameter)
      isAmbiguous[unknown] = affine.root >= 0 && roots.1[Int(affine.root)]
    }
  }

  /// Solves `component`: a problem that its equalities do not reduce further.
  init(component: Problem) {
    if let unknown = SingleVariableSolver(component) {
      self.init(unknown)
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
  private init(_ unknown: SingleVariableSolver) {
    affines = [.constant(unknown.value)]
    isAmbiguous = [unknown.isAmbiguous]
  }

  /// The result for `problem` if the work limit is exceeded: the unknowns are at `point`, and their
  /// ambiguity is unknown.
  private init(givenUp problem: Problem, at point: [Double]) {
    affines = zip(problem.unknowns, point).map { unknown, value in
      unknown.isParameter
        ? Affine(root: unknown.parameter, scale: 1, offset: 0) : .constant(value)
    }
    isAmbiguous = [Bool](repeating: false, count: problem.unknowns.count)
    entries = problem.budget.entries
    isParametric = false
    isComplete = false
  }

  /// The solution of `problem` at `point`, with the ambiguous unknowns, after all levels.
  private init(finished problem: Problem, at point: [Double]) {
    let analysis = AmbiguityAnalysis(problem, at: point)
    isComplete = !analysis.isIncomplete
    entries = analysis.entries
    affines = zip(problem.unknowns, analysis.point).map { unknown, value in
      unknown.isParameter
        ? Affine(root: unknown.parameter, scale: 1, offset: 0) : .constant(value)
    }
    isAmbiguous = analysis.isAmbiguous
    let hasParameter = problem.unknowns.contains(where: \.isParameter)
    let isSettled = zip(isAmbiguous, problem.unknowns).contains { !$0 && !$1.isParameter }
    isParametric = !hasParameter || (problem.violated.isEmpty && !isSettled)
  }
}
