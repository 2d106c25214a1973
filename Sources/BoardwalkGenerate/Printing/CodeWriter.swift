/// Lines of code, indented by the declarations around them.
struct CodeWriter: Sendable {
  /// The lines, each with its end.
  private(set) var text = ""

  private var depth = 0

  /// Writes `line`; an empty one is not indented.
  mutating func line(_ line: String = "") {
    if !line.isEmpty { text += String(repeating: "  ", count: depth) + line }
    text += "\n"
  }

  /// Writes `text`, several lines that are indented among themselves.
  mutating func lines(_ text: String) {
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      self.line(String(line))
    }
  }

  /// Writes `head`, the lines of `body`, and the closing brace.
  mutating func block(_ head: String, _ body: (inout CodeWriter) -> Void) {
    line(head + " {")
    depth += 1
    body(&self)
    depth -= 1
    line("}")
  }

  /// Writes each of `elements` as `body` does, with empty lines between them.
  mutating func separated<Element>(
    _ elements: some Collection<Element>, _ body: (inout CodeWriter, Element) -> Void
  ) {
    for (index, element) in elements.enumerated() {
      if index > 0 { line() }
      body(&self, element)
    }
  }
}
