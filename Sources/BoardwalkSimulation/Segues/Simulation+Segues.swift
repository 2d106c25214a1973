import BoardwalkBehavior
import BoardwalkDocument
import BoardwalkGraph

/// Segues.
extension Simulation {
  /// The trace text of a segue's `sender`; nil if there is none (ORC-06).
  func traced(_ sender: Sender?) -> SegueSender? {
    switch sender {
    case .touchable(let touchable):
      .touched(touchable.role, text: touchable.texts.first, id: touchable.id)
    case .controller(let id): .named(controllers.name(of: id) ?? "")
    case let sender?: .named(sender.displayName)
    case nil: nil
    }
  }

  /// Performs `segue` for `source`; `asksSource` is true for user actions, for which the source is
  /// asked first (SEG-02).
  mutating func perform(
    _ segue: SegueTemplate, from source: ControllerID, asksSource: Bool, sender: Sender? = nil
  ) {
    guard let plan = blueprint(of: source) else { return }
    if asksSource {
      guard self.ask(source, whether: segue, from: sender), !isOver else { return }
    }
    do {
      switch segue.kind {
      case .unwind: unwind(segue, from: source, sender)
      // Children are made with their container, see `instantiate` and `embed`.
      case .relationship, .embed: break
      default:
        if let destination = try makeDestination(of: segue, from: source, sender, plan) {
          try show(destination, by: segue, from: source, sender, plan)
        }
      }
    } catch {
      raise(error)
    }
  }

  /// A new instance of the segue's destination, for which the source has prepared (SEG-04).
  private mutating func makeDestination(
    of segue: SegueTemplate, from source: ControllerID, _ sender: Sender?, _ plan: Blueprint
  ) throws(UIKitException) -> ControllerID? {
    guard let scene = segue.destination else {
      note("The segue's destination does not exist; nothing happens.")
      return nil
    }
    let place = ScenePlace(document: plan.place.document, scene: scene)
    guard !isInOtherBundle(place) else { return nil }
    let destination: ControllerID
    if let made = makeDestination(at: place, by: segue, from: source, sender) {
      destination = made
    } else if !isOver {
      destination = try instantiate(place, for: segue, by: plan)
    } else {
      return nil
    }
    // A segue gives its destination its style before code prepares, which may change it (SEG-18).
    if let style = segue.style { configure(destination) { $0.modalPresentationStyle = style } }
    prepare(source, for: segue, to: destination, from: sender)
    return !isOver ? destination : nil
  }

  private mutating func show(
    _ destination: ControllerID, by segue: SegueTemplate, from source: ControllerID,
    _ sender: Sender?, _ plan: Blueprint
  ) throws(UIKitException) {
    switch segue.kind {
    case .push:
      guard let navigation = navigationController(of: source) else {
        throw .pushOutsideNavigation(segue, plan)
      }
      try show(destination, on: navigation, segue, plan)
    case .show:
      let target = showTarget(for: destination, from: source)
      guard !isOver else { return }
      if case .navigation(let navigation) = target {
        try show(destination, on: navigation, segue, plan)
      } else {
        show(destination, at: target, from: source, by: segue)
      }
    case .showDetail, .replace:
      let target = showDetailTarget(from: source)
      guard !isOver else { return }
      show(destination, at: target, from: source, by: segue)
    case .presentation, .modal, .popoverPresentation, .popover:
      present(destination, from: source, animated: segue.isAnimated, segue: segue)
    case .custom:
      performCustom(StoryboardSegue(segue, from: source, to: destination, sender: sender))
    case .embed, .relationship, .unwind: break
    }
  }

  /// Performs `segue`, whose class is the app's own, and releases a destination that is not shown.
  private mutating func performCustom(_ segue: StoryboardSegue) {
    let className = segue.className ?? "UIStoryboardSegue"
    if let behavior = library.segueBehaviors[className] {
      StockBehavior().act(as: segue.source, on: &self) { behavior.perform(segue, from: &$0) }
    } else {
      note("\(className).perform() is code of the app; its destination is not shown")
    }
    if !isOver, isUnreferenced(segue.destination) { release(segue.destination) }
  }

  private mutating func show(
    _ destination: ControllerID, on navigation: ControllerID, _ segue: SegueTemplate,
    _ plan: Blueprint
  ) throws(UIKitException) {
    switch controllers[destination]?.container {
    case .navigation: throw .pushedNavigationController(segue, plan)
    case .split:
      let className = controllers[navigation]?.className ?? "UINavigationController"
      throw .pushedSplitViewController(on: className, segue, plan)
    default: putOnTop(destination, of: navigation, animated: segue.isAnimated)
    }
  }
}

/// Container views.
extension Simulation {
  /// Puts the destination of an embed segue into its container view, while the view of `parent`
  /// loads (LIFE-50, ORC-05).
  mutating func embed(_ segue: SegueTemplate, in parent: ControllerID) {
    guard !isOver, let plan = blueprint(of: parent), let scene = segue.destination else {
      return
    }
    guard ask(parent, whether: segue, from: .controller(parent)) else { return }
    do {
      let reference = ScenePlace(document: plan.place.document, scene: scene)
      guard !isInOtherBundle(reference) else { return }
      let place = try resolve(reference, for: segue, by: plan)
      guard !isInside(place, parent) else {
        note(
          "A container view embeds its own scene; UIKit would recurse until the stack overflows.")
        return
      }
      let child = try instantiate(place, for: segue, by: plan)
      prepare(parent, for: segue, to: child, from: .controller(parent))
      // UIKit adds the child after its view has loaded. It is added before, so that its own
      // container views can tell that they are inside `parent`; callbacks are not earlier.
      controllers[child]?.parent = parent
      controllers[parent]?.children.append(child)
      controllers[parent]?.embedded[segue.source] = child
      load(child)
      notify(child, .willMove(toParent: controllers.name(of: parent)), about: parent)
      notify(child, .didMove(toParent: controllers.name(of: parent)), about: parent)
    } catch {
      raise(error)
    }
  }

  /// Whether `id` is an instance of the scene at `place`, or inside one: embedding it would never
  /// end.
  private func isInside(_ place: ScenePlace, _ id: ControllerID) -> Bool {
    var next: ControllerID? = id
    while let current = next {
      if blueprint(of: current)?.place == place { return true }
      next = controllers[current]?.parent
    }
    return false
  }
}

/// Segue actions: methods of the source with `@IBSegueAction` (SEG-17).
extension Simulation {
  /// The destination that the segue action of `segue` makes from the scene at `place`; nil if the
  /// segue has none, or if it returns none.
  mutating func makeDestination(
    at place: ScenePlace, by segue: SegueTemplate, from source: ControllerID, _ sender: Sender?
  ) -> ControllerID? {
    guard let selector = segue.creationSelector, library.hasBehaviors,
      let code = behavior(of: source, as: InterpretedBehavior.self)
    else { return nil }
    guard let action = code.segueAction(selector) else {
      note("\(selector) of \(code.name) is code of the app; the destination is made without it")
      return nil
    }
    record(source, .action(selector: selector, sender: sender?.displayName ?? "a segue"))
    let arguments = [SegueCoder.value(place), Value(sender), Value(segue.identifier)]
    return code.act(as: source, on: &self, otherwise: nil) { controller in
      code.perform(action, on: &controller, arguments)?.controller
    }
  }
}

extension InterpretedBehavior {
  /// The action of the name that `selector` begins with; nil if the class has none.
  fileprivate func segueAction(_ selector: String) -> BoardwalkBehavior.Handler? {
    let name = selector.prefix { $0 != ":" }
    return type.handlers(of: "action").first { $0.subject == String(name) }
  }
}

extension Interpreter {
  /// Makes the controller of the scene at `place`, whose class is `className`, and runs its
  /// initializer with the labels `labels`; nil after an exception.
  func makeDestination(
    at place: ScenePlace, of className: String, _ labels: [String], _ values: [Value],
    on simulation: inout Simulation
  ) throws(Fault) -> Value {
    guard let made = simulation.instantiateController(at: place) else { return .nil }
    let type = script.classes[className]
    guard let handler = type?.handlers(of: "init").first(where: { $0.labels == labels }),
      labels != ["coder"],
      let code = simulation.behavior(of: made, as: InterpretedBehavior.self)
    else { return .controller(made) }
    let names = Dictionary(zip(handler.parameters, values)) { first, _ in first }
    var interpreter = Interpreter(code, as: made, names, of: handler.owner, depth: depth + 1)
    _ = try interpreter.perform(handler.body, on: &simulation)
    return .controller(made)
  }
}
