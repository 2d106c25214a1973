/// A receiver of events and actions, in the responder chain (RESP-02).
public enum Responder: Sendable, Hashable {
  /// A view.
  case view(ViewID)

  /// A view controller.
  case controller(ControllerID)

  /// The app's only window.
  case window

  /// The application object.
  case application

  /// The application's delegate.
  case applicationDelegate

  /// The controller itself, or the one whose view it is in.
  public var controller: ControllerID? {
    switch self {
    case .view(let view): view.controller
    case .controller(let controller): controller
    case .window, .application, .applicationDelegate: nil
    }
  }

  /// The responder with its controller renumbered by `numbers`.
  func renumbered(_ numbers: [ControllerID: ControllerID]) -> Responder {
    switch self {
    case .view(let view): .view(view.renumbered(numbers))
    case .controller(let id): .controller(numbers[id] ?? id)
    case .window, .application, .applicationDelegate: self
    }
  }
}
