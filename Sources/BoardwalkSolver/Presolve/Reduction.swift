/// A presolved problem: without its equalities, split into connected components (Andersen and
/// Andersen, "Presolving in Linear Programming", 1995).
struct Reduction {
  /// A connected component.
  struct Component: Sendable {
    var problem: Problem

    /// The unknown of the whole problem for each unknown of the component.
    var origins: [Int32]
  }

  /// The class of each variable of the problem.
  private(set) var classes: AffineClasses

  /// The components, in the order of their first forms.
  private(set) var components: [Component] = []

  /// Reduces `problem`.
  init(_ problem: Problem) { self.init(problem, after: EqualityElimination(equalitiesOf: problem)) }

  /// Reduces `problem` after its `equalities` are solved.
  init(_ problem: Problem, after equalities: EqualityElimination) {
    classes = equalities.classes
    let forms = CollatedForms(problem, without: equalities.isUsed, &classes)
    let numbers = forms.componentNumbers(problem)
    var cutting = ConnectedComponents(problem)
    for group in Self.grouped(numbers) {
      components.append(cutting.component(of: forms, group))
    }
  }

  /// The indices of `numbers` grouped by number, in the order of their first indices, without
  /// negative numbers.
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
