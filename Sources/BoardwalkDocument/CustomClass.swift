/// The class that an object has instead of UIKit's own.
package struct CustomClass: Sendable, Hashable, Codable {
  /// The class's name, without its module.
  package let name: String

  /// The Swift module it is in; nil for Objective-C classes.
  package let module: String?

  /// Whether the module is that of the target being built, under any name.
  package let isInTarget: Bool

  /// The class `name` in `module`.
  package init(name: String, module: String?) {
    self.name = name
    self.module = module
    isInTarget = false
  }

  /// The class of Swift that the Objective-C runtime calls `name`, such as `_TtC3App10ItemsTable`;
  /// nil for any other name.
  package init?(runtimeName name: String) {
    guard name.hasPrefix("_TtC") else { return nil }
    var rest = name.dropFirst(4)
    var parts: [String] = []
    while let length = Int(rest.prefix { $0.isNumber }), length > 0 {
      rest = rest.drop { $0.isNumber }
      guard length <= rest.count else { return nil }
      parts.append(String(rest.prefix(length)))
      rest = rest.dropFirst(length)
    }
    guard parts.count == 2, rest.isEmpty else { return nil }
    self.init(name: parts[1], module: parts[0])
  }

  /// The custom class that `element` names; nil if it names none.
  init?(_ element: Element) {
    guard let name = element["customClass"], !name.isEmpty else { return nil }
    self.name = name
    module = element["customModule"]
    isInTarget = element["customModuleProvider"] == "target"
  }
}
