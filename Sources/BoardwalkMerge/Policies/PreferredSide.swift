import BoardwalkDocument

/// The side whose derived values are used if both sides changed them: all from one side, so that
/// they are consistent, and independent of which side is ours.
enum PreferredSide {
  /// The side that a newer Interface Builder wrote; else that of the greater text.
  static func of(_ trees: ThreeWay<ElementTree>) -> Side {
    for attribute in ["toolsVersion", "systemVersion"] {
      let ours = VersionNumber(trees.ours.root?[attribute] ?? "")
      let theirs = VersionNumber(trees.theirs.root?[attribute] ?? "")
      if ours != theirs { return ours > theirs ? .ours : .theirs }
    }
    let ours = XMLWriter(canonical: true).write(trees.ours)
    let theirs = XMLWriter(canonical: true).write(trees.theirs)
    return theirs.lexicographicallyPrecedes(ours) ? .ours : .theirs
  }
}
