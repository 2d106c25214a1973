import BoardwalkDocument

extension Rule {
  /// A launch screen that would need code.
  package static let launchScreenClass = Rule(
    id: "launch-screen-class", severity: .error, category: .values,
    summary: "A launch screen names a class, sets runtime attributes or has segues.",
    page: ExplainPage(
      happened: """
        A launch screen shows before any code of the app runs, so it can only hold UIKit's own
        objects. This one gives an object a class of the app, values that code would have to set, or a
        segue that somebody would have to perform.
        """,
      harm: """
        Interface Builder refuses to compile a class or attributes: "Launch screens may not set
        custom classnames", "Launch screens may not contain user-defined runtime attributes". A
        segue is never performed, for nobody can touch a launch screen.
        """,
      example: """
        <document ... launchScreen="YES">
            ...
            <view key="view" customClass="GradientView" customModule="App" ...>
        """,
      fix: """
        Draw it with plain views and images, and remove the class, the attributes and the segues.
        For a look that only code can draw, use a picture of it.
        """),
    check: .document { document in
      guard document.isLaunchScreen else { return [] }
      let attributes = document.elements(of: .userDefinedRuntimeAttribute).map { element in
        Violation(
          element, "remove this runtime attribute: no code runs while a launch screen shows")
      }
      return attributes + customClasses(in: document) + performedSegues(in: document)
    })

  /// The violations by segues that somebody performs; those inside containers need nobody.
  private static func performedSegues(in document: Document) -> [Violation] {
    document.elements(of: .segue).map(Segue.init).compactMap { segue in
      switch segue.kind {
      case nil, .relationship, .embed: nil
      default:
        Violation(
          segue.element, "remove this segue: nobody can touch a launch screen",
          notes: [.init("it leads to '\(segue.destinationID)', which is never shown")])
      }
    }
  }

  /// The violations by classes of the app. Placeholders only name the class that they stand for.
  private static func customClasses(in document: Document) -> [Violation] {
    let tree = document.tree
    var violations: [Violation] = []
    tree.forEachAttribute(where: tree.names.map { $0 == "customClass" }) { place in
      guard document.kind(ofName: place.elementName) != .placeholder,
        let element = tree.element(at: place.node)
      else { return }
      let name = tree.attributeValue(at: place.index)
      violations.append(
        Violation(
          element, "customClass",
          "remove the class '\(name)': no code runs while a launch screen shows"))
    }
    return violations
  }
}
