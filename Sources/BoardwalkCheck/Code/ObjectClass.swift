import BoardwalkDocument
import BoardwalkSchema

/// The class that a document gives an object, by the names that the sources know it by.
struct ObjectClass: Sendable, Hashable {
  /// The name, without its module.
  let name: String

  /// The Swift module of the attribute; nil for Objective-C classes.
  let module: String?

  /// Whether it is in the module of the target (`customModuleProvider`).
  let isInTarget: Bool

  /// Whether the document sets it as a custom class.
  let isCustom: Bool

  /// The note that the app has no class of the runtime name `name`.
  static func exception(ofUnknown name: String) -> Violation.Note {
    .init("at run time: Unknown class \(name) in Interface Builder file")
  }

  /// The class of `element`; nil if it is no object whose class is known.
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
    // The first Interface Builder for Swift wrote the name that the runtime has.
    let mangled = CustomClass(runtimeName: custom)
    name = mangled?.name ?? custom
    module = mangled?.module ?? element["customModule"].flatMap { $0.isEmpty ? nil : $0 }
  }
}
