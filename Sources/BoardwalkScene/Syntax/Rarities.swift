/// The parts that few statements have.
struct Rarities: Sendable, Hashable {
  /// The kind, where no table knows it.
  var kind = ""

  var className: String?
  var marks: [String] = []
  var text: String?
  var trivia = Trivia()

  /// Whether there is none.
  var isEmpty: Bool {
    kind.isEmpty && className == nil && marks.isEmpty && text == nil && trivia.isEmpty
  }
}
