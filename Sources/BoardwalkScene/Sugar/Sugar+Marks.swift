import BoardwalkTree

extension Sugar {
  /// `initial` alone for what is only ever true.
  static let marks = Sugar(name: "marks") { folding in
    guard folding.branch["initial"] == "YES" else { return }
    folding.branch["initial"] = nil
    folding.statement.marks.append("initial")
  } unfold: { unfolding in
    if unfolding.takeMark("initial") { unfolding.branch["initial"] = "YES" }
  }
}
