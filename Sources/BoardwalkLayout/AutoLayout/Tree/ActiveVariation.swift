import BoardwalkGraph

/// What an object's variations make of it under some traits: they change attributes, and exclude
/// and include constraints and subviews (LAY-03).
struct ActiveVariation {
  /// Attributes, those of variations in place of the object's own.
  private(set) var attributes: [String: String]

  /// The font that it has instead of its own, as written.
  private(set) var font: ArchivedElement?

  /// The constraints and subviews that are left out, by id.
  private(set) var excluded: Set<String> = []

  /// `attributes` as changed by those of `variations` that `traits` satisfy, the more particular last.
  init(
    _ attributes: [String: String], _ variations: [ArchivedElement], traits: [String: String]
  ) {
    self.attributes = attributes
    let active = variations.compactMap { variation -> (count: Int, variation: ArchivedElement)? in
      let key = variation.attributes["key"] ?? "default"
      if key == "default" { return (0, variation) }
      let conditions = key.split(separator: "-").map { $0.split(separator: "=").map(String.init) }
      let isMet = conditions.allSatisfy { $0.count == 2 && traits[$0[0]] == $0[1] }
      return isMet ? (conditions.count, variation) : nil
    }
    for (_, variation) in active.sorted(by: { $0.count < $1.count }) {
      for (name, value) in variation.attributes where name != "key" {
        self.attributes[name] = value
      }
      font = variation.children.first { $0.name == "fontDescription" } ?? font
      for mask in variation.children where mask.name == "mask" {
        for reference in mask.children {
          guard let id = reference.attributes["reference"] else { continue }
          if reference.name == "exclude" { excluded.insert(id) } else { excluded.remove(id) }
        }
      }
    }
  }
}
