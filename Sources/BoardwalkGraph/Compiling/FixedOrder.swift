import BoardwalkProject

/// An order of strings by their bytes, which no language or version of Unicode changes.
struct FixedOrder: Comparable {
  private let bytes: [UInt8]

  init(_ string: String) { bytes = Array(string.utf8) }

  static func < (left: FixedOrder, right: FixedOrder) -> Bool {
    left.bytes.lexicographicallyPrecedes(right.bytes)
  }
}

extension String {
  /// The string with its order by bytes.
  var utf8Order: FixedOrder { FixedOrder(self) }
}

extension StringsTable {
  /// Whether `left` comes first: by language, then by name, then by contents.
  static func isOrdered(_ left: StringsTable, before right: StringsTable) -> Bool {
    let names = (left.language.utf8Order, left.name.utf8Order)
    let otherNames = (right.language.utf8Order, right.name.utf8Order)
    return names == otherNames
      ? left.sortedEntries.lexicographicallyPrecedes(right.sortedEntries) : names < otherNames
  }

  private var sortedEntries: [FixedOrder] {
    entries.map { ($0.key.utf8Order, $0.value.utf8Order) }.sorted { $0 < $1 }.flatMap { [$0, $1] }
  }
}
