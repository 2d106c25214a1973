import BoardwalkBase
import BoardwalkGraph
import BoardwalkPlatform
import BoardwalkSimulation

/// An app of storyboards, which can be launched any number of times.
///
/// ```swift
/// let app = try StoryboardApp("Examples/Homepwner")
/// var walk = app.launch()
/// try walk.tap("Rusty Spork")
/// ```
public struct StoryboardApp: Sendable {
  /// The compiled app.
  public let graph: SceneGraph

  /// The behaviors of the app's classes.
  public var behaviors: Behaviors

  /// The app of `graph`.
  public init(_ graph: SceneGraph, behaviors: Behaviors = [:]) {
    self.graph = graph
    self.behaviors = behaviors
  }

  /// The app at `path`: a folder, one storyboard, xib or scene, or a compiled graph.
  ///
  /// A document is loaded with the documents of its folder that it refers to. The main document of
  /// a folder is the one named `main`, else the one in its `Info.plist`, else the only one with an
  /// initial view controller. Throws an error if the app cannot be launched.
  public init(
    _ path: String, main: String? = nil, behaviors: Behaviors = [:]
  ) throws(StoryboardAppError) {
    var loader = AppLoader()
    loader.main = main
    do throws(AppLoadError) {
      self.init(try loader.load(path).graph, behaviors: behaviors)
    } catch {
      throw StoryboardAppError(error)
    }
  }

  /// Launches the app with the options that `change` sets.
  ///
  /// ```swift
  /// var walk = app.launch { $0.isLandscape = true }
  /// ```
  public func launch(_ change: (inout LaunchOptions) -> Void = { _ in }) -> Walk {
    Walk(launching: self, options(change))
  }

  /// The launch options that `change` sets.
  func options(_ change: (inout LaunchOptions) -> Void) -> LaunchOptions {
    var options = LaunchOptions()
    change(&options)
    return options
  }

  /// Launches the app on the device named `device`. Throws an error if the device is unknown.
  public func launch(
    on device: String, isLandscape: Bool = false, system: SystemVersion = .standard
  ) throws(StoryboardAppError) -> Walk {
    guard let device = DeviceTable.device(named: device) else {
      throw StoryboardAppError(
        "there is no device '\(device)'",
        suggestion: Misspelling(device).closest(in: DeviceTable.names(like: device)))
    }
    return launch { options in
      options.device = device
      options.isLandscape = isLandscape
      options.system = system
    }
  }
}

/// An error that is thrown when an app cannot be launched.
public struct StoryboardAppError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The defect.
  public let description: String

  init(_ message: String, suggestion: String? = nil) {
    description = suggestion.map { "\(message); did you mean '\($0)'?" } ?? message
  }

  init(_ error: AppLoadError) {
    description = ([error.message] + error.notes).joined(separator: "\n")
  }
}

/// Single scenes of the app's main document.
extension StoryboardApp {
  /// The names of the scenes in document order: the title, the class or the kind of the controller.
  public var sceneNames: [String] { search.sceneNames }

  /// A walk that starts at the scene `name`, inside its containers, on the shortest path from the
  /// initial scene. Its trace is empty.
  ///
  /// A scene is found by its title, its class, its storyboard identifier or its id. Throws an error
  /// if there is no such scene.
  public func show(
    _ name: String, _ change: (inout LaunchOptions) -> Void = { _ in }
  ) throws(StoryboardAppError) -> Walk {
    guard let place = search.scene(called: name) else {
      throw StoryboardAppError(
        "there is no scene '\(name)'", suggestion: Misspelling(name).closest(in: search.names))
    }
    return Walk(at: Simulation.showing(place, of: graph, options: options(change)))
  }

  private var search: SceneSearch { SceneSearch(graph, document: graph.main ?? 0) }
}
