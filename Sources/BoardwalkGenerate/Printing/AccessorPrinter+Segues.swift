extension AccessorPrinter {
  /// Writes the enumeration of the storyboards' segues.
  func writeSegues(to code: inout CodeWriter) {
    code.line("/// The segues of the storyboards, by the class that they begin at:")
    code.line("/// `Main.Items.showItem.perform(from: self)`.")
    code.block("\(access)enum \(AccessorSection.segues.typeName)") { code in
      writeControllers(to: &code, where: { !$0.segues.isEmpty }) { code, name, controller in
        writeSegues(of: controller, called: name, to: &code)
      }
    }
  }

  private func writeSegues(
    of controller: ControllerResource, called name: String, to code: inout CodeWriter
  ) {
    let scope = NameScope(.member, reserved: Self.reservedCases, suffix: "_")
    let names = scope.names(for: controller.segues.keys)
    let segues = names.sorted { $0.value < $1.value }.compactMap { identifier, name in
      controller.segues[identifier].map { (identifier, SwiftIdentifier.escaped(name), $0) }
    }
    code.line("/// The segues that begin at `\(controller.controller.spelling)`.")
    code.block("\(access)enum \(name): String, Sendable") { code in
      for (identifier, name, _) in segues {
        code.line(
          "case \(name)" + (name == identifier ? "" : " = \(SwiftLiteral.string(identifier))"))
      }
      code.line()
      code.line("/// The controllers that the segues lead to.")
      code.block("\(access)enum \(destinationType)") { code in
        for (_, name, segue) in segues { code.line("case \(name)(\(Self.payload(of: segue)))") }
      }
      code.line()
      code.lines(initializer(from: controller.controller))
      code.line()
      writeDestination(of: segues.map { ($1, $2) }, to: &code)
    }
  }

  /// The name of the enumeration of destinations: another one where a controller is called so.
  private var destinationType: String {
    reservedTypes.contains("Destination") ? "SegueDestination" : "Destination"
  }

  /// Names that cases cannot have: members of all enumerations, and of optional values.
  private static let reservedCases: Set<String> = [
    "allCases", "destination", "hash", "hashValue", "none", "perform", "rawValue", "some",
  ]

  private static func payload(of segue: SegueResource) -> String {
    let destination = segue.destination.spelling
    return segue.root.map { "\(destination), root: \($0.spelling)" } ?? destination
  }

  private func initializer(from source: ClassReference) -> String {
    """
    /// The segue with the identifier of `segue`; nil if none has it.
    @MainActor \(access)init?(_ segue: UIStoryboardSegue) {
      guard let identifier = segue.identifier else { return nil }
      self.init(rawValue: identifier)
    }

    /// Performs the segue.
    @MainActor \(access)func perform(from source: \(source.spelling), sender: Any? = nil) {
      source.performSegue(withIdentifier: rawValue, sender: sender)
    }
    """
  }

  /// Writes the function that code calls in `prepare(for:sender:)`.
  private func writeDestination(
    of segues: [(name: String, segue: SegueResource)], to code: inout CodeWriter
  ) {
    code.line(
      "/// Where `segue` leads to, for a switch in `prepare(for:sender:)`; nil where no segue has")
    code.line("/// its identifier, and where its destination is of another class.")
    let head = "@MainActor \(access)static func destination("
    code.block("\(head)of segue: UIStoryboardSegue) -> \(destinationType)?") { code in
      code.line("switch Self(segue) {")
      for (name, segue) in segues {
        code.line("case .\(name)?:")
        code.lines(Self.conversion(to: segue, name).indented)
      }
      code.line("case nil:")
      code.line("  return nil")
      code.line("}")
    }
  }

  private static func conversion(to segue: SegueResource, _ name: String) -> String {
    let destination = cast("segue.destination", to: segue.destination)
    guard let root = segue.root else {
      guard segue.destination.spelling != anyController else {
        return "return .\(name)(segue.destination)"
      }
      return "return (\(destination)).map { .\(name)($0) }"
    }
    return """
      guard let container = \(destination),
        let root = \(cast("container.viewControllers.first", to: root))
      else { return nil }
      return .\(name)(container, root: root)
      """
  }

  /// A conversion of `controller` to `type`; the compiler warns of one that always succeeds.
  private static func cast(_ controller: String, to type: ClassReference) -> String {
    type.spelling == anyController ? controller : "\(controller) as? \(type.spelling)"
  }

  private static let anyController = "UIViewController"
}

extension String {
  /// The lines of the text, each two blanks to the right.
  fileprivate var indented: String {
    split(separator: "\n", omittingEmptySubsequences: false).map { "  " + $0 }
      .joined(separator: "\n")
  }
}
