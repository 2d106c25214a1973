/// Splits a problem into connected components.
struct ConnectedComponents {
  private let whole: Problem
  private var local: [Int32]
  private var owner: [Int32]
  private var number: Int32 = 0

  /// Splits `whole`.
  init(_ whole: Problem) {
    self.whole = whole
    local = [Int32](repeating: 0, count: whole.hints.count)
    owner = [Int32](repeating: -1, count: whole.hints.count)
  }

  /// The component with those of `forms` that `group` lists.
  mutating func component(of forms: CollatedForms, _ group: [Int32]) -> Reduction.Component {
    var component = Reduction.Component(problem: Problem(), origins: [])
    component.problem.solvedLevels = whole.solvedLevels
    for form in group {
      let index = Int32(component.problem.formCount)
      for place in forms.range(of: Int(form)) {
        let term = forms.terms[place]
        component.problem.terms.append(
          Problem.FormTerm(
            unknown: localIndex(of: term.unknown, in: &component), coefficient: term.coefficient))
      }
      component.problem.endForm()
      var place = forms.firstBound[Int(form)]
      while place >= 0 {
        var bound = forms.bounds[Int(place)]
        bound.form = index
        if forms.isViolated(Int(place)) {
          component.problem.violated.append(bound)
        } else {
          component.problem.bounds.append(bound)
        }
        place = forms.nextBound[Int(place)]
      }
    }
    number += 1
    return component
  }

  private mutating func localIndex(of unknown: Int32, in component: inout Reduction.Component)
    -> Int32
  {
    let place = Int(unknown)
    if owner[place] != number {
      owner[place] = number
      local[place] = Int32(component.origins.count)
      component.origins.append(unknown)
      component.problem.hints.append(whole.hints[place])
      if !whole.witness.isEmpty { component.problem.witness.append(whole.witness[place]) }
    }
    return local[place]
  }
}
