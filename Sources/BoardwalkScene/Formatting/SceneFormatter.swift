import BoardwalkBase

/// Gives scenes their canonical layout: two spaces a level, 100 columns, one spelling of each value.
///
/// What stands in a file, and in which order, is the author's: statements, attributes, comments and
/// single empty lines stay where they are.
package struct SceneFormatter: Sendable {
  /// A formatter; it has no settings.
  package init() {}

  /// `file` in canonical layout, and what is wrong with it; there is no text where there are errors.
  package func format(_ file: SourceFile) -> (text: String?, findings: [Finding]) {
    let scene = StatementParser.read(file).checked
    guard !scene.findings.contains(where: { $0.severity == .error }) else {
      return (nil, scene.findings)
    }
    var printer = StatementPrinter()
    printer.write(scene.statements)
    printer.write(closing: scene.closing)
    return (printer.text, scene.findings)
  }
}
