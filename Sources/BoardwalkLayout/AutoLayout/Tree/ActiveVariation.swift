import BoardwalkDocument
import BoardwalkGraph

/// The effect of an object's variations for certain traits: they change attributes, and exclude and
/// include constraints and subviews (LAY-03).
struct ActiveVariation {
  /// The attributes that take the place of the object's own.
  private(set) var overrides: [String: String] = [:]

  /// The font that replaces the base font.
  private(set) var font: Font?

  /// The constraints and subviews that are left out, by id.
  private(set) var excluded: Set<String> = []

  /// The values of those of `variations` that match `traits`, the more specific last.
  init(_ variations: [ArchivedElement], traits: [String: String]) {
    let active = variations.map(VariationContent.init).filter { $0.key.applies(to: traits) }
    for variation in active.sorted(by: { $0.key.specificity < $1.key.specificity }) {
      overrides.merge(variation.overrides) { $1 }
      font = variation.font ?? font
      for mask in variation.masks {
        if mask.isExcluded { excluded.insert(mask.id) } else { excluded.remove(mask.id) }
      }
    }
  }

  /// `constraint` as the variation changes it.
  func applied(to constraint: ConstraintTemplate) -> ConstraintTemplate {
    var constraint = constraint
    func number(_ name: String) -> Double? { overrides[name].flatMap(Double.init) }
    constraint.constant = number("constant") ?? constraint.constant
    constraint.priority = number("priority") ?? constraint.priority
    let multiplier = overrides["multiplier"].flatMap(Multiplier.init)
    constraint.multiplier = multiplier?.value ?? constraint.multiplier
    return constraint
  }
}
