/// Finds smallest sets of required constraints that cannot all hold.
struct ConflictSearch {
  private let system: ConstraintSystem
  private let required: [Int]

  /// The required constraints of each variable.
  private let constraintsOf: [[Int]]

  /// A search among the constraints of `system`.
  init(_ system: ConstraintSystem) {
    self.system = system
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
      if !canHold(near.sorted()) { return minimal(near.subtracting([constraint]), constraint) }
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
    return canHold(near.sorted()) ? nil : minimal(near.subtracting([constraint]), constraint)
  }

  /// A smallest part of `candidates` that contradicts itself together with `constraint`.
  private func minimal(_ candidates: Set<Int>, _ constraint: Int) -> [Int] {
    let candidates = candidates.sorted()
    // The others may contradict each other without it.
    let needed = canHold(candidates) ? [constraint] : []
    return (reduced(candidates, with: needed, isChanged: false) + needed).sorted()
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
