extension Problem {
  /// All of `system`.
  init(_ system: ConstraintSystem) {
    var parameters: Int32 = 0
    unknowns = system.unknowns.map { unknown in
      defer { if unknown.isParameter { parameters += 1 } }
      return Unknown(
        parameter: unknown.isParameter ? parameters : Affine.none, value: unknown.value)
    }
    let levels = Self.levels(of: system)
    terms.reserveCapacity(system.terms.count)
    starts.reserveCapacity(system.rows.count + 1)
    bounds.reserveCapacity(system.rows.count + system.rows.count / 2)
    for (order, row) in system.rows.enumerated() where !row.terms.isEmpty {
      for term in system.terms[row.terms] {
        terms.append(
          FormTerm(unknown: Int32(term.variable.index), coefficient: term.coefficient))
      }
      endForm()
      let bound = Bound(
        form: Int32(formCount - 1), isLower: true, value: row.constant,
        level: levels[row.priority] ?? 0, order: Int32(order), wantsMore: true)
      if row.relation != .lessOrEqual { bounds.append(bound) }
      if row.relation != .greaterOrEqual {
        bounds.append(bound)
        bounds[bounds.count - 1].isLower = false
        bounds[bounds.count - 1].wantsMore = false
      }
    }
  }

  /// The levels of the priorities that `system` uses, the required one first.
  private static func levels(of system: ConstraintSystem) -> [Priority: Int32] {
    var seen: Set<Priority> = [.required]
    var last = Priority.required
    for row in system.rows where row.priority != last {
      last = row.priority
      seen.insert(last)
    }
    return Dictionary(
      uniqueKeysWithValues: seen.sorted(by: >).enumerated().map { ($1, Int32($0)) })
  }
}
