import BoardwalkBase
import BoardwalkDocument

/// The syntax tree of a scene, with the mistakes that were found in it.
package struct SceneSyntax: Sendable, Hashable {
  var statements: [Statement] = []

  /// The comments after the last statement; an empty text represents an empty line.
  var closing: [String] = []

  /// The syntax errors and warnings.
  var findings: [Finding] = []

  /// The syntax tree of `file`. Errors are explained by the syntax of other languages where it has
  /// that; a file with a merge conflict has no statements.
  init(parsing file: SourceFile) {
    var scene = StatementParser.parse(file)
    if let conflict = SceneConflict.finding(among: scene.errors.map(\.error), in: file) {
      findings = [conflict]
      return
    }
    let errors = EncodingCheck.errors(in: file) + SyntaxHints.explainErrors(of: &scene)
    statements = scene.statements
    closing = scene.closing
    findings = errors.map { $0.finding("malformed-scene") }
  }

  /// The same with semantic errors: misplaced statements and undeclared names.
  var checked: SceneSyntax {
    var lowered = self
    lowered.recoverHeader()
    _ = lowered.lowerAndCheck()
    var scene = self
    scene.findings = lowered.findings
    return scene
  }

  /// Lowers all statements and adds semantic errors; returns the names in scope.
  mutating func lowerAndCheck() -> SceneScopes {
    LoweringPass.lower(&statements)
    let collectors = DeclarationCollector.afterHeader(of: statements)
    let scopes = SceneScopes(statements, collectors)
    findings += SceneShapeCheck.findings(in: statements)
    findings += SceneReferenceCheck.findings(in: scopes, collectors)
    return scopes
  }

  /// Gives the file the header that it lacks, unless it has a merge conflict in it.
  mutating func recoverHeader() {
    guard !findings.contains(where: { $0.rule == "merge-conflict" }) else { return }
    if let error = SceneHeader.recover(&statements) {
      findings.append(error.finding("malformed-scene"))
    }
  }
}

extension SceneSyntax {
  /// The range of the head of the first statement that begins at `offset` or later; nil if there is
  /// none.
  package func head(after offset: Int) -> Range<Int>? {
    Self.head(after: offset, among: statements)
  }

  private static func head(after offset: Int, among statements: [Statement]) -> Range<Int>? {
    let next =
      statements.firstSortedIndex { $0.range.lowerBound < offset } ?? statements.endIndex
    // The statement before it may contain the offset.
    if next > 0, let inner = head(after: offset, among: statements[next - 1].body) { return inner }
    return next < statements.endIndex ? statements[next].range : nil
  }
}

extension SceneSyntax: SourceSyntax {
  package func value(of name: String, inHead head: Range<Int>) -> Range<Int>? {
    let place = statement(at: head, among: statements)?.field(name)?.valueRange
    return place.flatMap { $0.isEmpty ? nil : $0 }
  }

  package var objectNames: [String: String] {
    names { ($0.ownName.map { [$0] } ?? []) + $0.innerNames }
  }

  /// The names of objects that `declarations` picks, by their ids.
  func names(
    _ declarations: (DeclarationCollector) -> [DeclarationCollector.Declaration]
  ) -> [String: String] {
    var lowered = statements
    LoweringPass.lower(&lowered)
    var names: [String: String] = [:]
    for declaration in DeclarationCollector.afterHeader(of: lowered).flatMap(declarations)
    where declaration.isOfObject {
      if let id = declaration.id { names[id] = declaration.name }
    }
    return names
  }

  /// The statement among `statements`, or inside one of them, whose head is at `head`.
  private func statement(at head: Range<Int>, among statements: [Statement]) -> Statement? {
    var block = statements
    while !block.isEmpty {
      // The statements of a block are in the order of the text.
      let statement = block[
        block.lastSortedIndex { $0.range.lowerBound <= head.lowerBound }]
      if statement.range == head { return statement }
      block = statement.body
    }
    return nil
  }
}
