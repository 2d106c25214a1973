/// A question to a person at a terminal, who answers with a line.
package struct Prompt: Sendable, Hashable {
  /// The text before the line.
  package let text: String

  /// The lines that Tab may complete it to.
  package let completions: [String]

  /// Whether earlier lines can be called back, and this one later.
  package let keepsHistory: Bool

  /// The prompt `text`.
  init(_ text: String, completions: [String] = [], keepsHistory: Bool = false) {
    self.text = text
    self.completions = completions
    self.keepsHistory = keepsHistory
  }
}

extension Console {
  /// Asks `question`; returns whether the answer is yes.
  func confirm(_ question: String) -> Bool {
    let answer = ask(Prompt("\(question) (y/n) "))?.lowercased()
    return answer == "y" || answer == "yes"
  }
}
