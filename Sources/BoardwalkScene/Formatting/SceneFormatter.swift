import BoardwalkBase

/// Formats scenes: two spaces per level, 100 columns, one spelling of each value.
///
/// The formatter never reorders: statements, attributes, comments and single empty lines keep their
/// places.
package struct SceneFormatter: Sendable {
  /// A formatter; it has no settings.
  package init() {}

  /// `file` in canonical layout, and its errors and warnings; no text if there are errors.
  package func format(_ file: SourceFile) -> (text: String?, findings: [Finding]) {
    let scene = SceneSyntax(parsing: file).checked
    guard !scene.findings.contains(where: { $0.severity == .error }) else {
      return (nil, scene.findings)
    }
    var printer = StatementPrinter()
    printer.write(scene.statements)
    printer.write(closing: scene.closing)
    return (printer.text, scene.findings)
  }
}
