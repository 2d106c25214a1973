import BoardwalkSolver

/// A minimal set of constraints that cannot all hold in a layout.
package struct LayoutConflict: Sendable, Hashable {
  /// The origins of its constraints, in the order of the views, constraints, contents and stacks.
  package let origins: [ConstraintOrigin]

  /// Whether it depends on the sizes of bars and margins, which differ between devices. A guide
  /// that is only an item between views has no effect.
  package let dependsOnReach: Bool

  /// The conflicts in `layout`, without those that differ only in other origins than constraints,
  /// and without those by less than half a pixel.
  static func all(in layout: LayoutRootSolver) -> [LayoutConflict] {
    let system = layout.system
    let conflicts = layout.solver.conflicts { system.origins[$0].role }
    guard !conflicts.isEmpty else { return [] }
    let pixel = system.canvas.granularity
    let shaken = LayoutSystem(
      layout.tree, system.canvas, system.surroundings.perturbed(in: layout.tree), layout.context)
    var seen: Set<[ConstraintOrigin]> = []
    return conflicts.compactMap { conflict in
      let origins = conflict.constraints.map { system.origins[$0] }
      let gap = abs(conflict.sum { system.system.constant(of: $0) })
      guard gap > pixel / 2 * (conflict.multipliers.map(abs).max() ?? 1) else { return nil }
      guard seen.insert(origins.filter { $0.role == .editable }).inserted else { return nil }
      let shift = conflict.sum { shaken.system.constant(of: $0) - system.system.constant(of: $0) }
      return LayoutConflict(origins: origins, dependsOnReach: abs(shift) > 1e-6)
    }
  }
}
