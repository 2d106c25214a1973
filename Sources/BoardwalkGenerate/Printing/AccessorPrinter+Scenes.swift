extension AccessorPrinter {
  /// Writes the enumeration of the storyboards' scenes.
  func writeScenes(to code: inout CodeWriter) {
    code.line("/// The storyboards and their scenes: `Main.login.instantiate()`.")
    code.block("\(access)enum \(AccessorSection.scenes.typeName)") { code in
      for storyboard in catalog.storyboards {
        writeScenes(of: storyboard, to: &code)
        code.line()
      }
      code.lines(sceneAccessor)
    }
  }

  private func writeScenes(of storyboard: StoryboardResource, to code: inout CodeWriter) {
    let scope = NameScope(
      .member, reserved: ["initialScene", "storyboard", "storyboardName"], suffix: "_")
    let names = scope.names(for: storyboard.scenes.keys)
    let literal = SwiftLiteral.string(storyboard.name)
    code.line("/// \(SwiftLiteral.comment(storyboard.name)).storyboard")
    code.block("\(access)enum \(typeName(of: storyboard))") { code in
      code.line(constant("storyboardName", literal))
      code.block("@MainActor \(access)static var storyboard: UIStoryboard") { code in
        code.line("UIStoryboard(name: storyboardName, bundle: GeneratedResources.bundle)")
      }
      if let initial = storyboard.initial {
        code.line(scene("initialScene", initial, "storyboardName: \(literal), identifier: nil"))
      }
      for (identifier, name) in names.sorted(by: { $0.value < $1.value }) {
        guard let controller = storyboard.scenes[identifier] else { continue }
        let identifier = SwiftLiteral.string(identifier)
        code.line(scene(name, controller, "storyboardName: \(literal), identifier: \(identifier)"))
      }
    }
  }

  private func scene(_ name: String, _ controller: ClassReference, _ arguments: String) -> String {
    constant(name, "SceneAccessor<\(controller.spelling)>(\(arguments))")
  }

  /// The name of the enumeration for `storyboard`.
  func typeName(of storyboard: StoryboardResource) -> String {
    SwiftIdentifier.escaped(storyboardNames[storyboard.name] ?? storyboard.name)
  }

  private var sceneAccessor: String {
    """
    /// A scene whose controller is a `Controller`; the initial scene where it has no identifier.
    \(access)struct SceneAccessor<Controller: UIViewController>: Sendable {
      \(access)let storyboardName: String
      \(access)let identifier: String?

      /// Makes the controller.
      @MainActor \(access)func instantiate() -> Controller {
        let storyboard = UIStoryboard(name: storyboardName, bundle: GeneratedResources.bundle)
        let controller = identifier.map { storyboard.instantiateViewController(withIdentifier: $0) }
          ?? storyboard.instantiateInitialViewController()
        guard let controller = controller as? Controller else {
          fatalError("\\(storyboardName).storyboard has no \\(Controller.self) at this scene")
        }
        return controller
      }

      /// Makes the controller with a custom initializer that takes a coder.
      @available(iOS 13.0, *)
      @MainActor \(access)func instantiate(creator: @escaping (NSCoder) -> Controller?) -> Controller {
        let storyboard = UIStoryboard(name: storyboardName, bundle: GeneratedResources.bundle)
        if let identifier {
          return storyboard.instantiateViewController(identifier: identifier, creator: creator)
        }
        guard let controller = storyboard.instantiateInitialViewController(creator: creator) else {
          fatalError("\\(storyboardName).storyboard has no initial scene")
        }
        return controller
      }
    }
    """
  }
}
