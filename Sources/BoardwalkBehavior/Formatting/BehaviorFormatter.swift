import BoardwalkBase

/// Gives behaviors their canonical layout: two blanks for each level, one between words, none inside
/// parentheses and brackets.
///
/// What stands in a file, and in which order, is the author's: lines, comments and single empty lines
/// stay where they are.
package struct BehaviorFormatter: Sendable {
  /// A formatter; it has no settings.
  package init() {}

  /// `file` in canonical layout, and what is wrong with it; there is no text where there are errors.
  package func format(_ file: SourceFile) -> (text: String?, findings: [Finding]) {
    let behavior = BehaviorFile(file)
    guard behavior.findings.isEmpty else { return (nil, behavior.findings) }
    var printer = BehaviorPrinter(file, recordBraces: behavior.recordBraces)
    printer.write(Lexer.tokens(of: file, keepingComments: true, readingTemplates: true))
    return (printer.text, [])
  }
}
