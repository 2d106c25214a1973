import BoardwalkDocument

extension Sugar {
  /// `initial` alone for what is only ever true.
  static let marks = Sugar(name: "marks", saidBy: .marks) { folding in
    for mark in words where folding.branch[Name(mark)] == "YES" {
      folding.branch[Name(mark)] = nil
      folding.statement.marks.append(mark)
    }
  } unfold: { unfolding in
    guard unfolding.statement.hasMarks else { return }
    for mark in words where unfolding.statement.hasMark(mark) { unfolding.tag[Name(mark)] = "YES" }
  }

  private static let words = FirstResponder.marks + ["initial", SceneMarks.notInstalled]
}
