/// A Swift declaration in place of a statement.
enum SwiftDeclaration {
  /// Whether a declaration may begin with `word`.
  static func begins(with word: String) -> Bool { words.contains(word) }

  /// The words that declarations begin with.
  static let words: Set<String> = [
    "import", "let", "var", "func", "class", "struct", "extension", "final", "public", "private",
    "lazy", "weak", "static", "override", "for", "while",
  ]

  /// The defect of the declaration, import or attribute that `line` begins with; nil if it begins
  /// with none.
  static func fault(in line: Substring) -> ForeignLine.Fault? {
    // A class element has no name after the word, and patterns are slow.
    if line.utf8.starts(with: "class".utf8), line.utf8.dropFirst(5).first != UInt8(ascii: " ") {
      return nil
    }
    if line.wholeMatch(of: /import [\w.]+;?\s*/) != nil {
      return ("scenes have no imports", "", true)
    }
    if line.prefixMatch(of: /for \w+ in |while .*\{/) != nil {
      return ("scenes have no loops", nil, false)
    }
    if ["@IBOutlet", "@IBAction", "@objc"].contains(where: { line.hasPrefix($0) }) {
      return connection(line)
    }
    if let match = line.prefixMatch(
      of: /(?:(?:final|public|private|lazy|weak|static) )*(let|var) (\w+)\s*[:=]/)
    {
      return ("scenes have no variables; remove '\(match.1) \(match.2)'", nil, false)
    }
    if line.prefixMatch(of: /(?:(?:override|public|private|static) )*func \w+\s*[(<]/) != nil {
      return ("scenes have no functions; move this one into a Swift file", nil, false)
    }
    if let match = line.prefixMatch(
      of:
        /(?:(?:final|public|private) )*(?:class|struct|extension) (\w+)\s*(?::\s*([\w., ]+))?\s*\{/)
    {
      let kind =
        SceneWords.kind(near: match.2?.split(separator: ",").first?.trimmed ?? "") ?? "KIND"
      return (
        "scenes declare no classes; write an object, as in '\(kind) NAME: \(match.1) {'",
        nil, false
      )
    }
    return nil
  }

  private static func connection(_ line: Substring) -> ForeignLine.Fault {
    if let match = line.firstMatch(of: /\bvar (\w+)/) {
      return (
        "outlets are written 'outlet \(match.1)' or 'outlet \(match.1) -> NAME'",
        "outlet \(match.1)", true
      )
    }
    let name = line.firstMatch(of: /\bfunc (\w+)/).map { String($0.1) } ?? "save"
    return (
      "actions are in the braces of their sender, as in 'action touchUpInside -> OWNER.\(name):'",
      nil, false
    )
  }
}
