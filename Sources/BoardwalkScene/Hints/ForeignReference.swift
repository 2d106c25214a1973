import BoardwalkBase

/// Swift's names for surrounding objects.
enum ForeignReference {
  /// The diagnostic for the undeclared `name` in the scene of the controller named `controller`;
  /// nil if it is not a Swift name either.
  static func fault(
    of name: String, _ controller: String?, at range: Range<Int>
  ) -> SyntaxError? {
    if name == "self" {
      return SyntaxError(
        controller.map { "'self' is named '\($0)' here" }
          ?? "scenes have no 'self'; give the object a name, as in 'viewController form'",
        at: range, suggestion: controller)
    }
    if name.hasPrefix("self.") {
      let rest = String(name.dropFirst("self.".count))
      return SyntaxError("scenes have no 'self'; write '\(rest)'", at: range, suggestion: rest)
    }
    let last = name.utf8.lastIndex(of: UInt8(ascii: ".")).map { name[name.index(after: $0)...] }
    return guides[last.map(String.init) ?? name].map { guide in
      SyntaxError("'\(name)' is named '\(guide)' in scenes", at: range, suggestion: guide)
    }
  }

  /// Swift's names of layout guides, with the names in scenes.
  private static let guides = [
    "safeAreaLayoutGuide": ImplicitGuides.safeArea,
    "keyboardLayoutGuide": ImplicitGuides.keyboard,
  ]
}
