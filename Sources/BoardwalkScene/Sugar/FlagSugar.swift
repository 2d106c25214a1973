import BoardwalkDocument

enum FlagSugar {
  /// Flags, such as `initial`, for attributes that are only ever true.
  static let rule = SugarRule(name: "flags") { resugaring in
    for flag in words where resugaring.element[flag] == "YES" {
      resugaring.element[flag] = nil
      resugaring.statement.flags.append(flag)
    }
  } desugar: { desugaring in
    for flag in words where desugaring.statement.hasFlag(flag) { desugaring.element[flag] = "YES" }
  }

  private static let words =
    SceneFlags.responders + [SceneFlags.formerUnlabeledResponder]
    + ["initial", SceneFlags.notInstalled]
}
