/// The safe area of a controller's view goes without saying where a constraint mentions it.
enum ImplicitSafeArea {
  /// What it is called.
  static let name = "safeArea"

  /// Whether `survey` of the scene of `controller` mentions a safe area and has none, and the
  /// controller has a view that it can be of.
  static func isMeant(in controller: borrowing Statement, _ survey: SceneSurvey) -> Bool {
    survey.references.contains { $0.name == name }
      && !survey.innerNames.contains { $0.name == name }
      && view(of: controller) != nil
  }

  /// Adds a guide to the view of each scene of `statements`, the header aside, that means one, as
  /// `surveys` of these statements tell; returns whether there are any.
  static func add(to statements: inout [Statement], _ surveys: [SceneSurvey]) -> Bool {
    var hasAdded = false
    for (index, survey) in zip(statements.indices.dropFirst(), surveys.indices)
    where isMeant(in: statements[index], surveys[survey]) {
      guard let view = view(of: statements[index]) else { continue }
      var guide = Statement("guide")
      guide.name = name
      statements[index].body[view].body.append(guide)
      hasAdded = true
    }
    return hasAdded
  }

  /// Where the view of `controller` stands in its braces.
  private static func view(of controller: borrowing Statement) -> Int? {
    guard controller.isController else { return nil }
    return controller.body.firstIndex { inner in
      inner.role == "view" || inner.role == nil && inner.known.isView && inner.known.usualKey == nil
    }
  }
}
