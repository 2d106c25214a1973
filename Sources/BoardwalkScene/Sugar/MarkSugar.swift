import BoardwalkDocument

enum MarkSugar {
  /// Flags, such as `initial`, for attributes that are only ever true.
  static let rule = SugarRule(name: "marks") { resugaring in
    for mark in words where resugaring.element[mark] == "YES" {
      resugaring.element[mark] = nil
      resugaring.statement.marks.append(mark)
    }
  } desugar: { desugaring in
    for mark in words where desugaring.statement.hasMark(mark) { desugaring.element[mark] = "YES" }
  }

  private static let words =
    SceneMarks.responders + [SceneMarks.formerUnlabeledResponder]
    + ["initial", SceneMarks.notInstalled]
}
