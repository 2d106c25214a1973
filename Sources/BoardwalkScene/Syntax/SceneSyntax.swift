import BoardwalkLanguage
import BoardwalkSource

/// A file as its syntax has it.
struct SceneSyntax: Sendable, Hashable {
  var statements: [Statement] = []

  /// The comments behind the last statement; an empty text is an empty line.
  var closing: [String] = []

  /// What is wrong with the syntax.
  var findings: [Finding] = []

  /// The same with what is wrong beyond the syntax: statements out of place, names that are not
  /// there.
  var checked: SceneSyntax {
    var scene = self
    scene.findings += SceneShapeCheck.findings(in: statements)
    scene.findings += SceneReferenceCheck.findings(in: statements)
    return scene
  }
}

extension SyntaxError {
  /// The error as a finding about a scene.
  var sceneFinding: Finding {
    let fixIt = suggestion.map { text in
      FixIt("write \(text)", replace: place ?? range, with: text)
    }
    return Finding("malformed-scene", .error, message, at: range, fixIt: fixIt)
  }
}
