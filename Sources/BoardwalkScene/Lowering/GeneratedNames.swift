/// References to statements without a name, for the connections that lowering adds.
struct GeneratedNames {
  private let taken: Set<String>
  private let counts: [String: Int]
  private var last = 0

  /// Counts the names that `collector` found, and the objects of each word.
  init(_ collector: DeclarationCollector) {
    taken = Set(collector.innerNames.map(\.name))
    var counts = [String: Int]()
    for object in collector.nameless { counts[object.word, default: 0] += 1 }
    self.counts = counts
  }

  /// A reference to `statement`: its name; its word if it is unique; otherwise a generated name
  /// that no text can contain.
  mutating func reference(to statement: inout Statement) -> String {
    if let name = statement.name { return name }
    let word = statement.word
    if !statement.isEquation, counts[word] == 1, !taken.contains(word) { return word }
    last += 1
    let name = "\(statement.isEquation ? "constraint" : word) \(last)"
    statement.name = name
    return name
  }
}
