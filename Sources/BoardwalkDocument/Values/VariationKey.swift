/// The key of a variation: the traits under which it applies, such as
/// `heightClass=regular-widthClass=compact`, or `default`.
package struct VariationKey: Sendable, Hashable {
  /// A trait that must have a value.
  package struct Condition: Sendable, Hashable {
    /// The trait: `widthClass`.
    package let trait: String

    /// Its value: `compact`.
    package let value: String
  }

  /// The conditions, in the order of the key; nil for an unreadable key, and for one that gives a
  /// trait two values, which never apply.
  package let conditions: [Condition]?

  /// Reads `key`.
  package init(_ key: String) {
    let parts = key == "default" ? [] : key.split(separator: "-").map { $0.split(separator: "=") }
    let conditions = parts.filter { $0.count == 2 }
      .map { Condition(trait: String($0[0]), value: String($0[1])) }
    let values = Dictionary(grouping: conditions, by: \.trait).mapValues { Set($0.map(\.value)) }
    let isPossible = conditions.count == parts.count && values.values.allSatisfy { $0.count == 1 }
    self.conditions = isPossible ? conditions : nil
  }

  /// The number of conditions: variations with more apply later.
  package var specificity: Int { conditions?.count ?? 0 }

  /// Whether the variation applies under `traits`.
  package func applies(to traits: [String: String]) -> Bool {
    conditions?.allSatisfy { traits[$0.trait] == $0.value } ?? false
  }
}
