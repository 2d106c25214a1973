/// References to statements without a name, for the connections that lowering adds.
struct GivenNames {
  private let taken: Set<String>
  private let counts: [String: Int]
  private var last = 0

  /// The names of all that `survey` found, and how many objects go by each word.
  init(_ survey: DeclarationCollector) {
    taken = Set(survey.innerNames.map(\.name))
    var counts = [String: Int]()
    for object in survey.nameless { counts[object.word, default: 0] += 1 }
    self.counts = counts
  }

  /// How `statement` is referred to: by its name; by its word, if it is the only one that goes by that; else
  /// by a name that it gets, which no text can have.
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
