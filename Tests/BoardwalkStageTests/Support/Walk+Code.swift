import BoardwalkGraph
import Testing

@testable import BoardwalkStage

/// What a test does as an app's code.
extension Walk {
  /// The name of `id`.
  func name(_ id: ControllerID?) -> String? { id.flatMap { stage[$0]?.name } }

  /// A new controller with the storyboard identifier `identifier`, which code holds if `isHeld`.
  mutating func make(_ identifier: String, isHeld: Bool) throws -> ControllerID {
    let made = try make(identifier)
    call { $0.setHeld(isHeld, made) }
    return made
  }

  /// Presents `destination` as the code of the controller called `source`, and lets it end.
  mutating func present(
    _ destination: ControllerID, from source: String, animated: Bool = true,
    completion: String? = nil
  ) throws {
    let source = try id(source)
    code {
      $0.present(destination, from: source, animated: animated, completion: completion)
    }
  }

  /// Dismisses as the code of the controller called `name`, and lets it end.
  mutating func dismiss(
    as name: String, animated: Bool = true, completion: String? = nil
  ) throws {
    let id = try id(name)
    code { $0.dismiss(id, animated: animated, completion: completion) }
  }

  /// Changes what the controller called `name` says of presentations.
  mutating func configure(_ name: String, _ change: (inout Modality) -> Void) throws {
    let id = try id(name)
    call { $0.configure(id, change) }
  }
}

extension Stage {
  /// The living instance of the scene at `place`, the newest first.
  func instance(of place: ScenePlace) -> ControllerID? {
    controllers.keys.sorted().last { blueprint(of: $0)?.place == place }
  }

  /// The living controller called `name`.
  func controller(called name: String) -> Controller? {
    controllers.values.first { $0.name == name }
  }

  /// Whether `id` is on screen.
  func isVisible(_ id: ControllerID) -> Bool { controllers[id]?.appearance == .appeared }

  /// Performs the unwind segue `segue` of `source`, as a touch does.
  mutating func unwind(_ segue: SegueTemplate, from source: ControllerID) {
    perform(segue, from: source, asks: true)
  }
}
