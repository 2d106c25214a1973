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
    scene.check(SceneSurvey.behindHeader(of: statements))
    return scene
  }

  /// Adds what is wrong beyond the syntax, as `surveys` of the statements behind the header tell.
  mutating func check(_ surveys: [SceneSurvey]) {
    findings += SceneShapeCheck.findings(in: statements, surveys)
    findings += SceneReferenceCheck.findings(in: statements, surveys)
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
