import BoardwalkDocument

/// Suggests an id of the document at edit distance 1 from a dangling one.
///
/// Trying each change of one letter costs the same in a document of any size, unlike a comparison
/// with all ids. The number of guesses is limited.
struct IDGuesses {
  private let document: Document
  private var known: [String: String?] = [:]
  private let limit = 100

  init(_ document: Document) { self.document = document }

  private static let letters = Array(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-")

  /// The only id at edit distance 1 from `id`; nil if there are none or several.
  mutating func guess(_ id: String) -> String? {
    if let known = known[id] { return known }
    guard known.count < limit, (5...40).contains(id.count) else { return nil }
    let found = Set(variants(of: Array(id)).filter { document.object(withID: $0) != nil })
    let guess = found.count == 1 ? found.first : nil
    known[id] = guess
    return guess
  }

  private func variants(of id: [Character]) -> [String] {
    var variants: [String] = []
    for place in 0...id.count {
      let (before, after) = (String(id[..<place]), id[place...])
      for letter in Self.letters { variants.append(before + [letter] + after) }
      guard let first = after.first else { continue }
      let rest = after.dropFirst()
      variants.append(before + rest)
      for letter in Self.letters { variants.append(before + [letter] + rest) }
      guard let second = rest.first else { continue }
      variants.append(before + [second, first] + rest.dropFirst())
    }
    return variants
  }
}
