import BoardwalkDocument
import BoardwalkTree

extension Rule {
  /// A launch screen that would need code.
  public static let launchScreenClass = Rule(
    id: "launch-screen-class", severity: .error, category: .values,
    summary: "A launch screen names a class or sets runtime attributes.",
    page: ExplainPage(
      happened: """
        A launch screen shows before any code of the app runs, so it can only hold UIKit's own
        objects. This one gives an object a class of the app, or values that code would have to set.
        """,
      harm: """
        Interface Builder refuses to compile it: "Launch screens may not set custom classnames", or
        "Launch screens may not contain user-defined runtime attributes".
        """,
      example: """
        <document ... launchScreen="YES">
            ...
            <view key="view" customClass="GradientView" customModule="App" ...>
        """,
      fix: """
        Draw it with plain views and images, and remove the class and the attributes. For a look
        that only code can draw, use a picture of it.
        """),
    check: .document { document in
      guard document.isLaunchScreen else { return [] }
      let attributes = document.elements(of: .userDefinedRuntimeAttributes).map { element in
        Violation(
          element, "remove these runtime attributes: no code runs while a launch screen shows")
      }
      return attributes + customClasses(in: document)
    })

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
