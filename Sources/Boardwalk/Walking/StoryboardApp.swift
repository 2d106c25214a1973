import BoardwalkBase
import BoardwalkGraph
import BoardwalkPlatform
import BoardwalkSimulation

/// An app made of storyboards, ready to be launched as often as one likes.
///
/// ```swift
/// let app = try StoryboardApp("Examples/Homepwner")
/// var walk = app.launch()
/// try walk.tap("Rusty Spork")
/// ```
public struct StoryboardApp: Sendable {
  /// The compiled app; its `main` document is the one that it begins with.
  public let graph: SceneGraph

  /// What the app's own classes do; none, unless it is given.
  public var behaviors: Behaviors

  /// The app that `graph` holds.
  public init(_ graph: SceneGraph, behaviors: Behaviors = [:]) {
    self.graph = graph
    self.behaviors = behaviors
  }

  /// The app at `path`: a folder, one storyboard, xib or scene, or a compiled graph.
  ///
  /// With a document come those in its folder that it refers to.
  /// A folder begins with the document called `main`, else with the one that its `Info.plist` names,
  /// else with the only one that has an initial view controller. Throws what keeps it from being
  /// launched.
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

  /// Launches it, as `change` wants its circumstances, and begins a walk through it.
  ///
  /// ```swift
  /// var walk = app.launch { $0.isLandscape = true }
  /// ```
  public func launch(_ change: (inout LaunchOptions) -> Void = { _ in }) -> Walk {
    Walk(launching: self, options(change))
  }

  /// The circumstances of a launch as `change` wants them.
  func options(_ change: (inout LaunchOptions) -> Void) -> LaunchOptions {
    var options = LaunchOptions()
    change(&options)
    return options
  }

  /// Launches it on the device called `device`, and begins a walk through it; throws where no device
  /// is called that.
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

/// Why an app cannot be launched.
public struct StoryboardAppError: Error, Sendable, Hashable, CustomStringConvertible {
  /// What is wrong.
  public let description: String

  init(_ message: String, suggestion: String? = nil) {
    description = suggestion.map { "\(message); did you mean '\($0)'?" } ?? message
  }

  init(_ error: AppLoadError) {
    description = ([error.message] + error.notes).joined(separator: "\n")
  }
}
