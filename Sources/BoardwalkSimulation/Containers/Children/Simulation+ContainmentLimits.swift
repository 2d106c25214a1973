/// Limits of the nesting of containers and presentations at run time.
extension Simulation {
  /// The maximum nesting of controllers.
  static let containmentLimit = 64

  /// The maximum number of controllers presented on each other.
  static let presentationLimit = 200

  /// Whether `children` may become children of `parent`; a cycle or too much nesting ends the app.
  mutating func allowsContainment(of children: [ControllerID], in parent: ControllerID) -> Bool {
    let containers = [parent] + controllers.ancestors(of: parent)
    for child in children {
      if containers.contains(child) {
        raise(.containsItself(controllers.className(of: child)))
        return false
      }
      guard containers.count + height(of: child) <= Self.containmentLimit else {
        raise(.tooMany(Self.containmentLimit, "inside", controllers.className(of: parent)))
        return false
      }
    }
    return true
  }

  /// Whether `presenter` may present another controller; too much nesting ends the app.
  mutating func allowsPresentation(on presenter: ControllerID) -> Bool {
    var count = 1
    var next = presenter
    while let presenting = controllers[controllers.outermost(next)]?.presenting {
      count += 1
      next = presenting
    }
    guard count < Self.presentationLimit else {
      raise(.tooMany(Self.presentationLimit, "presented on", controllers.className(of: presenter)))
      return false
    }
    return true
  }

  /// The nesting depth of the controllers in `id`, itself included.
  private func height(of id: ControllerID) -> Int {
    var height = 0
    var level = [id]
    while !level.isEmpty, height <= Self.containmentLimit {
      height += 1
      level = level.flatMap { controllers[$0]?.children ?? [] }
    }
    return height
  }
}

extension UIKitException {
  /// A controller that contains itself; UIKit follows the cycle until the stack overflows.
  fileprivate static func containsItself(_ className: String) -> Self {
    Self(
      "EXC_BAD_ACCESS", "Stack overflow: a view controller of \(className) is inside itself.")
  }

  /// More controllers than an app has use for.
  fileprivate static func tooMany(_ limit: Int, _ relation: String, _ className: String) -> Self {
    Self(
      "EXC_RESOURCE",
      "\(limit) view controllers are \(relation) each other, the last one of \(className).")
  }
}
