/// The class that an object has instead of UIKit's own.
package struct CustomClass: Sendable, Hashable, Codable {
  /// The class's name, without its module.
  package let name: String

  /// The Swift module it is in; nil for Objective-C classes.
  package let module: String?

  /// Whether the module is that of the target being built, whatever its name.
  package let isInTarget: Bool

  /// The class `name` in `module`.
  package init(name: String, module: String?) {
    self.name = name
    self.module = module
    isInTarget = false
  }

  /// The custom class that `element` names; nil if it names none.
  init?(_ element: Element) {
    guard let name = element["customClass"], !name.isEmpty else { return nil }
    self.name = name
    module = element["customModule"]
    isInTarget = element["customModuleProvider"] == "target"
  }
}
