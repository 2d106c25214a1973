/// A prompt at a terminal, which is answered with a line.
package struct Prompt: Sendable, Hashable {
  /// The text before the line.
  package let text: String

  /// The lines that Tab may complete it to.
  package let completions: [String]

  /// Whether the history is available, and includes the answer.
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
