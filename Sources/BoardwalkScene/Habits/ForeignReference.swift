import BoardwalkLanguage

/// Names that Swift has for what is around it, or for a part of something.
enum ForeignReference {
  /// What to say of `name`, which nothing among `names` has, in the scene of the controller called
  /// `controller`, if that has a name; nil where Swift has no such name either.
  static func fault(
    of name: String, _ controller: String?, _ names: SceneContext.Names, at range: Range<Int>
  ) -> SyntaxError? {
    if name == "self" {
      return SyntaxError(
        controller.map { "write '\($0)', which is what 'self' is called here" }
          ?? "name what 'self' is, as in 'viewController form', and write that name",
        at: range, suggestion: controller)
    }
    if name.hasPrefix("self.") {
      let rest = String(name.dropFirst("self.".count))
      return SyntaxError("write '\(rest)' without 'self'", at: range, suggestion: rest)
    }
    let parts = name.split(separator: ".").map(String.init)
    guard let last = parts.last, let guide = guides[last] else { return nil }
    let owner = parts.count > 1 ? "'\(parts[parts.count - 2])'" : "the scroll view"
    switch guide {
    case "safeArea", "contentView":
      return SyntaxError(
        "write '\(guide)'", at: range, suggestion: names.has(guide) ? guide : nil)
    default:
      return SyntaxError(
        "add '\(last): guide \(guide)' to \(owner), and write '\(guide)' here", at: range,
        suggestion: names.has(guide) ? guide : nil)
    }
  }

  /// Each guide with the name that it may have in a scene.
  private static let guides = [
    "safeAreaLayoutGuide": "safeArea", "contentLayoutGuide": "content",
    "frameLayoutGuide": "frame",
  ]
}
