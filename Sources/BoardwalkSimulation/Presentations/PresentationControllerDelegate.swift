import BoardwalkSchema

/// The methods of a presentation's delegate: for interactive dismissal (LIFE-35), and for
/// adaptation to a compact width (PRES-08).
///
/// A behavior with this protocol is called by the presentations of the controllers whose
/// ``Modality/presentationDelegate`` is of its class.
public protocol PresentationControllerDelegate: ControllerBehavior {
  /// `presentationControllerShouldDismiss(_:)`: whether the user may dismiss `presented`.
  func presentationControllerShouldDismiss(
    _ controller: inout Instance, _ presented: ControllerID
  ) -> Bool

  /// `presentationControllerWillDismiss(_:)`
  func presentationControllerWillDismiss(_ controller: inout Instance, _ presented: ControllerID)

  /// `presentationControllerDidDismiss(_:)`: `presented` still exists.
  func presentationControllerDidDismiss(_ controller: inout Instance, _ presented: ControllerID)

  /// `presentationControllerDidAttemptToDismiss(_:)`
  func presentationControllerDidAttemptToDismiss(
    _ controller: inout Instance, _ presented: ControllerID)

  /// `sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)`: the user dragged the sheet
  /// of `presented` to another detent.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ controller: inout Instance, _ presented: ControllerID)

  /// `adaptivePresentationStyle(for:)`: the style in a compact width. `none` keeps the requested
  /// style; nil, the default, uses the system's.
  func adaptivePresentationStyle(
    _ controller: inout Instance, for presented: ControllerID
  ) -> ModalPresentationStyle?

  /// `presentationController(_:viewControllerForAdaptivePresentationStyle:)`: the controller to
  /// present in place of `presented`, such as one that wraps it; nil for `presented`. It is not
  /// called if the style stays.
  func presentationController(
    _ controller: inout Instance, viewControllerFor style: ModalPresentationStyle,
    of presented: ControllerID
  ) -> ControllerID?
}

extension PresentationControllerDelegate {
  /// True.
  public func presentationControllerShouldDismiss(
    _ controller: inout Instance, _ presented: ControllerID
  ) -> Bool { true }

  /// Does nothing.
  public func presentationControllerWillDismiss(
    _ controller: inout Instance, _ presented: ControllerID
  ) {}

  /// Does nothing.
  public func presentationControllerDidDismiss(
    _ controller: inout Instance, _ presented: ControllerID
  ) {}

  /// Does nothing.
  public func presentationControllerDidAttemptToDismiss(
    _ controller: inout Instance, _ presented: ControllerID
  ) {}

  /// Does nothing.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ controller: inout Instance, _ presented: ControllerID
  ) {}

  /// Nil: the system decides.
  public func adaptivePresentationStyle(
    _ controller: inout Instance, for presented: ControllerID
  ) -> ModalPresentationStyle? { nil }

  /// Nil: the presented controller itself.
  public func presentationController(
    _ controller: inout Instance, viewControllerFor style: ModalPresentationStyle,
    of presented: ControllerID
  ) -> ControllerID? { nil }
}

extension PresentationControllerDelegate {
  /// Calls `method` about `presented`.
  fileprivate func receive(
    _ method: DelegateCall.Method, about presented: ControllerID, as id: ControllerID,
    on simulation: inout Simulation
  ) {
    if let code = self as? InterpretedBehavior {
      let call = UIKitCall<Void>(method.rawValue, .presentation(of: presented))
      return code.notify(call, as: id, on: &simulation) { _ in }
    }
    act(as: id, on: &simulation) { instance in
      switch method {
      case .willDismiss: presentationControllerWillDismiss(&instance, presented)
      case .didDismiss: presentationControllerDidDismiss(&instance, presented)
      case .didAttemptToDismiss:
        presentationControllerDidAttemptToDismiss(&instance, presented)
      case .didChangeSelectedDetentIdentifier:
        sheetPresentationControllerDidChangeSelectedDetentIdentifier(&instance, presented)
      default: break
      }
    }
  }

  fileprivate func shouldDismiss(
    _ presented: ControllerID, as id: ControllerID, on simulation: inout Simulation
  ) -> Bool {
    answer(.shouldDismiss(presented), as: id, on: &simulation, otherwise: false) {
      presentationControllerShouldDismiss(&$0, presented)
    }
  }

  fileprivate func adaptiveStyle(
    of presented: ControllerID, as id: ControllerID, on simulation: inout Simulation
  ) -> ModalPresentationStyle? {
    answer(.adaptivePresentationStyle(of: presented), as: id, on: &simulation, otherwise: nil) {
      adaptivePresentationStyle(&$0, for: presented)
    }
  }

  fileprivate func replacement(
    of presented: ControllerID, in style: ModalPresentationStyle, as id: ControllerID,
    on simulation: inout Simulation
  ) -> ControllerID? {
    act(as: id, on: &simulation, otherwise: nil) {
      presentationController(&$0, viewControllerFor: style, of: presented)
    }
  }
}

extension Simulation {
  /// Records `delegate didDismiss NAME` or another `method`, and calls the delegate of the
  /// presentation of `presented`, if it has one.
  mutating func notifyPresentationDelegate(
    of presented: ControllerID, _ method: DelegateCall.Method
  ) {
    guard let delegate = controllers[presented]?.modality.presentationDelegate,
      let name = controllers.name(of: presented)
    else { return }
    record(delegate, DelegateCall(method, about: name))
    presentationDelegate(delegate)?.receive(method, about: presented, as: delegate, on: &self)
  }

  /// Asks the delegate of the presentation of `presented` whether the user may dismiss it.
  mutating func askPresentationDelegate(shouldDismiss presented: ControllerID) -> Bool {
    guard let delegate = controllers[presented]?.modality.presentationDelegate,
      let name = controllers.name(of: presented), controllers.contains(delegate)
    else { return true }
    return ask(delegate, DelegateCall(.shouldDismiss, about: name)) { simulation in
      simulation.presentationDelegate(delegate)?
        .shouldDismiss(presented, as: delegate, on: &simulation) ?? true
    }
  }

  /// The adapted style of `presented`, requested as `style`, and the controller that replaces it in
  /// a compact width (PRES-08).
  mutating func adaptation(
    of presented: ControllerID, in style: ModalPresentationStyle
  ) -> (style: ModalPresentationStyle, shown: ControllerID) {
    let adapted = style.adapted(to: options)
    guard options.horizontalSizeClass == .compact,
      let id = controllers[presented]?.modality.presentationDelegate,
      let delegate = presentationDelegate(id)
    else { return (adapted, presented) }
    let chosen = delegate.adaptiveStyle(of: presented, as: id, on: &self)
    guard chosen != ModalPresentationStyle.none else {
      return (style.resolved(on: options.system), presented)
    }
    let final = chosen?.adapted(to: options) ?? adapted
    let shown = delegate.replacement(of: presented, in: final, as: id, on: &self)
    return (final, shown.flatMap { controllers[$0]?.id } ?? presented)
  }

  private func presentationDelegate(
    _ id: ControllerID
  ) -> (any PresentationControllerDelegate)? {
    behavior(of: id, as: (any PresentationControllerDelegate).self)
  }
}
