extension AccessorPrinter {
  /// Writes an enumeration for each storyboard, in it one for each class of controllers that `isUsed`,
  /// and in that what `body` writes.
  func writeControllers(
    to code: inout CodeWriter, where isUsed: (ControllerResource) -> Bool,
    _ body: (inout CodeWriter, _ name: String, ControllerResource) -> Void
  ) {
    let storyboards = catalog.storyboards.filter { $0.controllers.values.contains(where: isUsed) }
    code.separated(storyboards) { code, storyboard in
      let names = controllerNames(of: storyboard)
      let controllers = storyboard.controllers.filter { isUsed($0.value) }
        .sorted { names[$0.key] ?? "" < names[$1.key] ?? "" }
      code.line("/// \(SwiftLiteral.comment(storyboard.name)).storyboard")
      code.block("\(access)enum \(typeName(of: storyboard))") { code in
        code.separated(controllers) { code, controller in
          let name = SwiftIdentifier.escaped(names[controller.key] ?? controller.key)
          body(&code, name, controller.value)
        }
      }
    }
  }

  /// The names of the enumerations for the classes of controllers, by the spelling of the classes: that
  /// of the class without `ViewController`, or without `UI` for classes of UIKit.
  private func controllerNames(of storyboard: StoryboardResource) -> [String: String] {
    let reserved = reservedTypes.union(storyboardNames.values)
    let scope = NameScope(.type, reserved: reserved, suffix: "Scene")
    let words = storyboard.controllers.mapValues { Self.shortName(of: $0.controller) }
    var names: [String: String] = [:]
    // Classes of one short name, as of two modules, are told apart by their whole spelling.
    let short = Dictionary(grouping: words.keys) { words[$0] ?? $0 }
    let texts = words.map { spelling, word in
      (spelling, text: short[word]?.count == 1 ? word : spelling)
    }
    let found = scope.names(for: texts.map(\.text))
    for (spelling, text) in texts { names[spelling] = found[text] }
    return names
  }

  private static func shortName(of controller: ClassReference) -> String {
    let name = controller.name
    if name == controller.systemClass, name.hasPrefix("UI") { return String(name.dropFirst(2)) }
    let suffix = "ViewController"
    return name.hasSuffix(suffix) && name != suffix ? String(name.dropLast(suffix.count)) : name
  }
}
