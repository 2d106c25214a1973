/// The code of a view class: what its instances do when UIKit calls them.
///
/// ```swift
/// struct FocusField: ViewBehavior {
///   func didBecomeFirstResponder(_ view: inout RunningView) { view.state?.borderStyle = .line }
/// }
/// ```
public protocol ViewBehavior: Behavior {
  /// `canBecomeFirstResponder`; nil for the superclass's answer (RESP-05).
  func canBecomeFirstResponder(_ view: inout RunningView) -> Bool?

  /// `init(frame:)`: a cell, header or footer of a registered class is made (COL-08).
  func initFrame(_ view: inout RunningView)

  /// `awakeFromNib()`: a cell, header or footer was made from a nib or a prototype, with its
  /// outlets.
  func awakeFromNib(_ view: inout RunningView)

  /// `prepareForReuse()`: a cell, header or footer is about to be used again (TBL-24).
  func prepareForReuse(_ view: inout RunningView)

  /// The observer of `property` of a collection's cell, which was `old` before UIKit set it; a class
  /// may override it.
  func didSet(_ view: inout RunningView, _ property: CellProperty, from old: Bool)

  /// Performs the action `selector` of the class; `sender` is the touched element in it.
  func perform(_ view: inout RunningView, _ selector: String, sender: Sender)

  /// `becomeFirstResponder()`, once the view is first responder: UIKit calls the method that a
  /// class overrides (RESP-05).
  func didBecomeFirstResponder(_ view: inout RunningView)

  /// `canResignFirstResponder`: whether the view may stop being first responder; a class may
  /// override it (RESP-05).
  func canResignFirstResponder(_ view: inout RunningView) -> Bool

  /// `resignFirstResponder()`, once the view has stopped being first responder; a class may
  /// override it (RESP-05).
  func didResignFirstResponder(_ view: inout RunningView)
}

extension ViewBehavior {
  /// Does nothing.
  public func didSet(_ view: inout RunningView, _ property: CellProperty, from old: Bool) {}

  /// Does nothing.
  public func perform(_ view: inout RunningView, _ selector: String, sender: Sender) {}

  /// Nil: the superclass's answer.
  public func canBecomeFirstResponder(_ view: inout RunningView) -> Bool? { nil }

  /// Does nothing.
  public func initFrame(_ view: inout RunningView) {}

  /// Does nothing.
  public func awakeFromNib(_ view: inout RunningView) {}

  /// Does nothing.
  public func prepareForReuse(_ view: inout RunningView) {}

  /// Does nothing.
  public func didBecomeFirstResponder(_ view: inout RunningView) {}

  /// True.
  public func canResignFirstResponder(_ view: inout RunningView) -> Bool { true }

  /// Does nothing.
  public func didResignFirstResponder(_ view: inout RunningView) {}
}

/// A view of a running app during a call of its code: `self` in the app's own view classes.
public struct RunningView: Sendable {
  /// Its own identity.
  public let id: ViewID

  /// The running app at this moment.
  package fileprivate(set) var simulation: Simulation

  /// The state of the view; nil after its removal.
  public var state: ViewState? {
    get { simulation[id] }
    set { if !simulation.isOver { simulation[id] = newValue } }
  }

  /// Runs `body` as app code.
  package mutating func act(_ body: (inout Simulation) -> Void) {
    if !simulation.isOver { body(&simulation) }
  }

  /// Writes `line` to the console.
  public mutating func log(_ line: String) {
    if !simulation.isOver { simulation.log(line) }
  }
}

extension Simulation {
  /// Calls `body` with the code of the class of `id`, and returns its answer; nil without code.
  mutating func withCode<Answer>(
    of id: ViewID, _ body: (any ViewBehavior, inout RunningView) -> Answer
  ) -> Answer? {
    guard library.hasBehaviors, let name = template(of: id)?.customClass?.name,
      let code = library.views[name], enterHandler(of: id.controller)
    else { return nil }
    var view = RunningView(id: id, simulation: consume self)
    let answer = body(code, &view)
    self = view.simulation
    leaveHandler()
    return answer
  }
}
