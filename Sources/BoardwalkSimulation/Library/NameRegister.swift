/// The names of living controllers: each is unique, with the lowest free number if several share a
/// word, so that equal states have equal names.
struct NameRegister: Sendable {
  private var taken: Set<String> = []

  /// The lowest number of each word that may be free; all below are taken.
  private var next: [String: Int] = [:]

  /// Reserves a name derived from `word`: the word itself, or the word with a number.
  mutating func take(_ word: String) -> String {
    if taken.insert(word).inserted { return word }
    var number = next[word] ?? 2
    while !taken.insert("\(word) \(number)").inserted { number += 1 }
    next[word] = number + 1
    return "\(word) \(number)"
  }

  /// Releases `name`, which was derived from `word`.
  mutating func give(back name: String, of word: String) {
    taken.remove(name)
    guard let limit = next[word], let number = Int(name.dropFirst(word.count + 1)) else { return }
    next[word] = min(limit, number)
  }
}
