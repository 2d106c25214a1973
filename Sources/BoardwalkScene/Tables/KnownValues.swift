import BoardwalkDocument
import BoardwalkSchema

/// The words of attributes with a closed set of values, by attribute; with the element if it has
/// others elsewhere.
enum KnownValues {
  /// The values of the attribute `name` of elements named `element`; nil if any is valid.
  static func of(_ name: String, in element: String) -> [String]? {
    guard let values = all[name] else { return nil }
    return values[element] ?? values[anywhere]
  }

  /// Whether the attribute `name` can be `yes` or `no` as two of several words, and not as YES or
  /// NO.
  static func hasLowercaseBooleans(_ name: String) -> Bool { lowercaseBooleans.contains(name) }

  private static let lowercaseBooleans = Set(
    all.filter { $0.value.values.contains { $0.contains("no") } }.keys)

  /// The attributes that have one of a few values anywhere.
  static let attributes = NameTable(all.keys)

  /// The values of the attribute `name` of elements named `element` as a table, which is faster to
  /// search than a list; nil if any is valid.
  static func table(of name: String, in element: String) -> NameTable? {
    guard let values = tables[name] else { return nil }
    return values[element] ?? values[anywhere]
  }

  private static let tables = all.mapValues { $0.mapValues { NameTable($0) } }

  /// The values of each attribute by element, and those for all other elements.
  private static let all: [String: [String: [String]]] = Schema.attributes.compactMapValues {
    uses in
    var values: [String: [String]] = [:]
    for (element, attribute) in uses {
      if case .choice(let words) = attribute.form { values[element] = words }
    }
    if let name = uses.first?.attribute.name, case .choice(let words)? = Schema.commonForms[name] {
      values[anywhere] = words
    }
    return values.isEmpty ? nil : values
  }

  private static let anywhere = ""
}
