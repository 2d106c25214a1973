import BoardwalkLanguage

/// Names that Swift has for what is around it.
enum ForeignReference {
  /// What to say of `name`, which nothing in reach has, in the scene of the controller called
  /// `controller`, if that has a name; nil where Swift has no such name either.
  static func fault(
    of name: String, _ controller: String?, at range: Range<Int>
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
    guard name.hasSuffix(".safeAreaLayoutGuide") || name == "safeAreaLayoutGuide" else {
      return nil
    }
    let guide = ImplicitGuides.safeArea
    return SyntaxError("write '\(guide)'", at: range, suggestion: guide)
  }
}
