extension Sequence where Element: Hashable {
  /// The elements in order, each only at its first place.
  package func uniqued() -> [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}

extension Sequence {
  /// The elements whose `key` an earlier element has, each with the first of them; elements without
  /// a key do not count.
  package func repeats<Key: Hashable>(
    by key: (Element) -> Key?
  ) -> [(key: Key, first: Element, later: Element)] {
    var firsts: [Key: Element] = [:]
    var repeats: [(key: Key, first: Element, later: Element)] = []
    for element in self {
      guard let key = key(element) else { continue }
      if let first = firsts[key] {
        repeats.append((key, first, element))
      } else {
        firsts[key] = element
      }
    }
    return repeats
  }
}
