import BoardwalkDocument
import BoardwalkSchema

/// The class that a document gives an object, by the names that the sources know it by.
struct ObjectClass: Sendable, Hashable {
  /// The name, without its module.
  let name: String

  /// The Swift module that it is said to be in; nil for Objective-C's classes.
  let module: String?

  /// Whether it is in the module that is being built, whatever its name.
  let isInTarget: Bool

  /// Whether the document names it, instead of leaving the system's own.
  let isCustom: Bool

  /// The class of `element`; nil where it is no object whose class is known.
  init?(_ element: Element) {
    guard let custom = element["customClass"], !custom.isEmpty else {
      guard let name = Schema.classNames[element.name] else { return nil }
      self.name = name
      module = nil
      isCustom = false
      isInTarget = false
      return
    }
    isCustom = true
    isInTarget = element["customModuleProvider"] == "target"
    if let (module, name) = Self.mangled(custom) {
      self.name = name
      self.module = module
    } else {
      name = custom
      module = element["customModule"].flatMap { $0.isEmpty ? nil : $0 }
    }
  }

  /// The module and name in `_TtC3App10ItemsTable`, as the first Interface Builder for Swift wrote.
  private static func mangled(_ name: String) -> (module: String, name: String)? {
    guard name.hasPrefix("_TtC") else { return nil }
    var rest = name.dropFirst(4)
    var parts: [String] = []
    while let length = Int(rest.prefix { $0.isNumber }), length > 0 {
      rest = rest.drop { $0.isNumber }
      guard length <= rest.count else { return nil }
      parts.append(String(rest.prefix(length)))
      rest = rest.dropFirst(length)
    }
    return parts.count == 2 && rest.isEmpty ? (parts[0], parts[1]) : nil
  }
}
