import BoardwalkBase

/// Formats behaviors: two blanks per level, one between words, none inside parentheses and
/// brackets.
///
/// The formatter never reorders: lines, comments and single empty lines keep their places.
package struct BehaviorFormatter: Sendable {
  /// A formatter; it has no settings.
  package init() {}

  /// `file` in canonical layout, and its errors and warnings; no text if there are errors.
  package func format(_ file: SourceFile) -> (text: String?, findings: [Finding]) {
    let behavior = BehaviorFile(file)
    guard behavior.findings.isEmpty else { return (nil, behavior.findings) }
    var printer = BehaviorPrinter(file, recordBraces: behavior.recordBraces)
    printer.write(Lexer.tokens(of: file, keepingComments: true, readingTemplates: true))
    return (printer.text, [])
  }
}
