/// Elements in the order of their first addition, each once.
struct UniqueList<Element: Hashable & Sendable>: Sendable {
  /// The elements.
  private(set) var elements: [Element] = []

  private var indices: [Element: Int] = [:]

  /// Adds `element` if it is new, and returns its index.
  mutating func index(of element: Element) -> Int {
    if let known = indices[element] { return known }
    indices[element] = elements.count
    elements.append(element)
    return elements.count - 1
  }
}

extension UniqueList: Encodable where Element: Encodable {
  func encode(to encoder: any Encoder) throws { try elements.encode(to: encoder) }
}
