/// Finds smallest sets of required constraints that cannot all hold.
struct ConflictSearch {
  private let system: ConstraintSystem
  private let required: [Int]

  /// Whether each constraint is none to give up.
  private let isGiven: [Bool]

  /// The required constraints of each variable.
  private let constraintsOf: [[Int]]

  /// A search among the constraints of `system`, of which some are given.
  init(_ system: ConstraintSystem, given: (ConstraintSystem.ConstraintID) -> Bool) {
    self.system = system
    isGiven = system.rows.indices.map(given)
    required = system.rows.indices.filter { system.rows[$0].priority == .required }
    var constraintsOf = [[Int]](repeating: [], count: system.variableCount)
    for constraint in required {
      for term in system.terms(of: constraint)
      where !system.unknowns[term.variable.index].isParameter {
        constraintsOf[term.variable.index].append(constraint)
      }
    }
    self.constraintsOf = constraintsOf
  }

  /// A set for each of `missed` that no earlier set has.
  func conflicts(around missed: [Int]) -> [[Int]] {
    var conflicts: [[Int]] = []
    for constraint in missed where !conflicts.contains(where: { $0.contains(constraint) }) {
      if let conflict = conflict(around: constraint), !conflicts.contains(conflict) {
        conflicts.append(conflict)
      }
    }
    return conflicts
  }

  /// Looks at the constraints near `constraint`, and further away until they contradict each other.
  private func conflict(around constraint: Int) -> [Int]? {
    var near: Set<Int> = [constraint]
    var edge = [constraint]
    var variables: Set<Int> = []
    while !edge.isEmpty {
      if let conflict = conflict(among: near, around: constraint) { return conflict }
      for _ in 0..<2 {
        var next: [Int] = []
        for constraint in edge {
          for term in system.terms(of: constraint)
          where variables.insert(term.variable.index).inserted {
            next += constraintsOf[term.variable.index].filter { near.insert($0).inserted }
          }
        }
        edge = next
      }
    }
    return conflict(among: near, around: constraint)
  }

  /// A smallest part of `near`, and of what is given for its variables, that contradicts itself; nil
  /// where nothing does. What is given comes first, so that others are part of it only if they must.
  private func conflict(among near: Set<Int>, around constraint: Int) -> [Int]? {
    var candidates = near.union(given(beside: near))
      .sorted { (isGiven[$0] ? 0 : 1, $0) < (isGiven[$1] ? 0 : 1, $1) }
    guard !canHold(candidates) else { return nil }
    var needed: [Int] = []
    if !isGiven[constraint] {
      let others = candidates.filter { $0 != constraint }
      // The others may contradict each other without it.
      if canHold(others) { (candidates, needed) = (others, [constraint]) }
    }
    return (reduced(candidates, with: needed, isChanged: false) + needed).sorted()
  }

  /// What is given that shares a variable with `constraints`, or with others that are given.
  private func given(beside constraints: Set<Int>) -> Set<Int> {
    var found: Set<Int> = []
    var edge = Array(constraints)
    while let constraint = edge.popLast() {
      for term in system.terms(of: constraint) {
        for other in constraintsOf[term.variable.index]
        where isGiven[other] && found.insert(other).inserted {
          edge.append(other)
        }
      }
    }
    return found
  }

  /// The part of `candidates` without which `background` can hold. Halving them drops those that do
  /// not matter many at a time.
  private func reduced(_ candidates: [Int], with background: [Int], isChanged: Bool) -> [Int] {
    if isChanged, !canHold(background) { return [] }
    guard candidates.count > 1 else { return candidates }
    let half = candidates.count / 2
    let left = Array(candidates[..<half])
    let right = Array(candidates[half...])
    let fromRight = reduced(right, with: background + left, isChanged: true)
    let fromLeft = reduced(left, with: background + fromRight, isChanged: !fromRight.isEmpty)
    return fromLeft + fromRight
  }

  private func canHold(_ constraints: [Int]) -> Bool {
    var part = ConstraintSystem()
    var variables: [Int: Variable] = [:]
    for constraint in constraints {
      let row = system.rows[constraint]
      let terms = system.terms(of: constraint).map { term in
        if let known = variables[term.variable.index] { return Term(term.coefficient, known) }
        let unknown = system.unknowns[term.variable.index]
        let variable =
          unknown.isParameter ? part.addParameter(unknown.value) : part.addVariable()
        variables[term.variable.index] = variable
        return Term(term.coefficient, variable)
      }
      part.add(terms, row.relation, row.constant)
    }
    return Solver(part).missedConstraints.isEmpty
  }
}
