import BoardwalkDocument
import BoardwalkSchema

extension Script {
  /// The kind of controllers of the class `name`: UIKit's own, or one that extends it; nil where it is
  /// no controller.
  func kind(of name: String) -> ViewControllerKind? {
    var name = name
    // A class that extends itself has no kind.
    for _ in 0...classes.count {
      if let kind = ViewControllerKind.allCases.first(where: { $0.className == name }) {
        return kind
      }
      guard let next = classes[name]?.superclass else { return nil }
      name = next
    }
    return nil
  }

  /// Whether the class `name` is one of views.
  func isView(_ name: String) -> Bool {
    guard kind(of: name) == nil, let ancestor = classes[name]?.superclass else { return false }
    return ancestor.hasPrefix("UI") && ancestor != "UIApplicationDelegate"
      && SystemClass.named(ancestor)?.isViewController != true
  }

  /// Whether `controller` is of the class `name`, or of one that extends it.
  func isKind(_ controller: Controller?, of name: String) -> Bool {
    guard let controller else { return false }
    if name == "UIViewController" || controller.kind.className == name { return true }
    var ancestor: String? = controller.className
    for _ in 0...classes.count {
      guard let current = ancestor else { return false }
      if current == name { return true }
      ancestor = classes[current]?.superclass
    }
    return false
  }
}
