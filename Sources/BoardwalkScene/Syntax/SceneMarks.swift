import BoardwalkDocument

/// Words that stand for themselves behind a comma.
enum SceneMarks {
  /// What takes no part but in the size classes that include it.
  static let notInstalled = "not-installed"

  /// Whether `word` is one of them.
  static func has(_ word: String) -> Bool { names.find(word) != nil }

  private static let names = NameTable(all.sorted())

  static let all: Set<String> = Set([
    notInstalled, ImpliedStatements.staying,
    "xml-literal", "xml-ordered", "no-role", "objc", "initial", "standalone-no", "no-declaration",
    "no-final-newline", "no-id", "no-sceneID", "no-firstResponder", "xml-verbatim",
  ])
  .union(XibPlaceholders.marks)
  .union(Dependencies.words)
  .union(FirstResponder.marks)
}
