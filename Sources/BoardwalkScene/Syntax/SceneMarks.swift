/// Words that stand for themselves behind a comma.
enum SceneMarks {
  /// What takes no part but in the size classes that include it.
  static let notInstalled = "not-installed"

  static let all: Set<String> = Set([
    notInstalled,
    "xml-literal", "xml-ordered", "no-role", "objc", "initial", "standalone-no", "no-declaration",
    "no-final-newline", "no-id", "no-sceneID", "no-firstResponder", "xml-verbatim",
  ])
  .union(Dependencies.words)
  .union(FirstResponder.marks)
}
