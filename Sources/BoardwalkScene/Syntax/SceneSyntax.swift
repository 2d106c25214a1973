import BoardwalkBase

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
    var filled = self
    _ = filled.fillAndCheck()
    var scene = self
    scene.findings = filled.findings
    return scene
  }

  /// Gives each statement the id that it needs, and adds what is wrong beyond the syntax; returns what
  /// is in reach of each statement.
  mutating func fillAndCheck() -> SceneScopes {
    mendHeader()
    var surveys = DeclarationCollector.behindHeader(of: statements)
    StableIDs.fill(&statements, &surveys)
    let scopes = SceneScopes(statements, surveys)
    findings += SceneShapeCheck.findings(in: statements, surveys)
    findings += SceneReferenceCheck.findings(in: scopes, surveys)
    return scopes
  }
}

extension SceneSyntax {
  /// Gives the file the header that it lacks, unless it has a merge in it and so nothing at all.
  mutating func mendHeader() {
    guard !findings.contains(where: { $0.rule == "merge-conflict" }) else { return }
    if let error = SceneHeader.mend(&statements) { findings.append(error.sceneFinding) }
  }
}

extension SyntaxError {
  /// The error as a finding about a scene.
  var sceneFinding: Finding {
    let fixIt = suggestion.map { text in
      FixIt(Self.title(ofWriting: text), replace: place ?? range, with: text)
    }
    return Finding("malformed-scene", .error, message, at: range, fixIt: fixIt)
  }

  /// What a fix-it is called that writes `text` in the place of something.
  private static func title(ofWriting text: String) -> String {
    if text.isEmpty { return "remove it" }
    return text.hasPrefix("\n") && text.allSatisfy(\.isWhitespace)
      ? "break the line" : "write \(text)"
  }
}
