import BoardwalkGraph
import Testing

@testable import BoardwalkSimulation

/// What a test does as an app's code.
extension Walk {
  /// The living controller named `name`.
  func id(_ name: String) throws -> ControllerID {
    try #require(
      simulation.controllers.all.first { $0.name == name }?.id, "nobody is called \(name)")
  }

  /// The name of `id`.
  func name(_ id: ControllerID?) -> String? { id.flatMap { simulation[$0]?.name } }

  /// A new controller with the storyboard identifier `identifier`, which code may go on holding.
  mutating func make(_ identifier: String, isHeld: Bool = false) throws -> ControllerID {
    var made: ControllerID?
    start { made = $0.instantiateController(identifier) }
    let result = try #require(made)
    if isHeld { start { $0.setHeld(true, result) } }
    return result
  }

  /// Presents `destination` as the code of the controller named `source`, and lets it end.
  mutating func present(
    _ destination: ControllerID, from source: String, animated: Bool = true,
    completion: String? = nil
  ) throws {
    let source = try id(source)
    act {
      $0.present(destination, from: source, animated: animated, completion: completion)
    }
  }

  /// Dismisses as the code of the controller named `name`, and lets it end.
  mutating func dismiss(
    as name: String, animated: Bool = true, completion: String? = nil
  ) throws {
    let id = try id(name)
    act { $0.dismiss(id, animated: animated, completion: completion) }
  }

  /// Changes what the controller named `name` says of presentations.
  mutating func configure(_ name: String, _ change: (inout Modality) -> Void) throws {
    let id = try id(name)
    start { $0.configure(id, change) }
  }
}

extension Simulation {
  /// The living instance of the scene at `place`, the newest first.
  func instance(of place: ScenePlace) -> ControllerID? {
    controllers.ids.last { blueprint(of: $0)?.place == place }
  }

  /// The living controller named `name`.
  func controller(called name: String) -> Controller? {
    controllers.all.first { $0.name == name }
  }

  /// Whether `id` is on screen.
  func isVisible(_ id: ControllerID) -> Bool { controllers[id]?.appearance == .appeared }

  /// Performs the unwind segue `segue` of `source`, as a touch does.
  mutating func unwind(_ segue: SegueTemplate, from source: ControllerID) {
    perform(segue, from: source, asksSource: true)
  }
}

extension ControllerBehavior {
  /// Lets `body` act as the controller `id` of `simulation`, from outside any callback.
  func act(on simulation: inout Simulation, as id: ControllerID, _ body: (inout Instance) -> Void) {
    act(as: id, on: &simulation, body)
  }
}
