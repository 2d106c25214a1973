import BoardwalkBase
import BoardwalkDocument
import BoardwalkGraph
import BoardwalkPlatform

/// Touches and gesture recognizers.
extension Simulation {
  /// The views that only recognizers other than taps make touchable, in reading order.
  package var gestureTargets: [Touchable] {
    guard !isOver, let front = presentationChain.last else { return [] }
    return visibleTree(of: front).flatMap(gestureTargets)
  }

  /// The views that only recognizers of single taps make touchable that code has attached.
  package var tapTargets: [Touchable] {
    gestureTargets.filter { touchable in
      guard let attached = controllers[touchable.controller]?.gestures.attached else {
        return false
      }
      return attached.contains { $0.view == touchable.id && $0.recognizer.kind == .tap(taps: 1) }
    }
  }

  private func gestureTargets(in id: ControllerID) -> [Touchable] {
    let views = (blueprint(of: id)?.gestures.keys).map(Set.init) ?? []
    let all = views.union((controllers[id]?.gestures.attached ?? []).map(\.view))
      .union((controllers[id]?.contextMenus ?? [:]).keys)
    guard !all.isEmpty, let root = view(of: id) else { return [] }
    return (blueprint(of: id)?.collector ?? TouchTargetCollector()).views(all, in: root)
      .map { Touchable($0, of: id) }
  }

  /// Performs `motion` on `touchable`: the recognizers around it see the touches, and it gets the
  /// touches that they do not claim.
  mutating func touch(_ touchable: Touchable, _ motion: FingerMotion) {
    if touchable.role != .menuItem, let list = controllers[touchable.controller]?.listWithMenu {
      // The first touch elsewhere only takes the menu away.
      return hideMenu(of: list)
    }
    if motion == .hold { return putFinger(on: touchable) }
    if showMenu(of: touchable, for: motion) { return }
    let isPlain = touchable.role == .view && touchResponder(from: touchable.controller) != nil
    guard let view = touchable.view, hasRecognizers(around: view) || !motion.isPlainTap || isPlain
    else {
      return tap(touchable)
    }
    let entries = gestureEntries(around: view)
    let size = options.device.size(isLandscape: options.isLandscape)
    let place = LayoutPoint(x: size.width / 2, y: size.height / 2)
    let script = motion.script(at: place, width: size.width)
    var arena = GestureArena(entries.map(\.recognizer))
    var gestures = SimulationGestures(touchable, entries, on: consume self)
    for touch in script.touches(from: gestures.simulation.clock) {
      gestures.wait(until: touch.time, in: &arena)
      gestures.simulation.pass(touch.time - gestures.simulation.clock)
      guard !gestures.simulation.isOver else { break }
      arena.send(touch, asking: &gestures)
    }
    // Recognizers that need time to decide continue to wait.
    gestures.wait(until: .max, in: &arena)
    self = gestures.simulation
  }

  /// Asks the delegate of `entry`; nil if it has none.
  mutating func ask(_ entry: GestureEntry, _ question: GestureQuestion) -> Bool? {
    guard !isOver, library.hasBehaviors else { return nil }
    guard let delegate = delegate(of: entry) else { return nil }
    return behavior(of: delegate, as: (any GestureRecognizerDelegate).self)?
      .answer(question, of: entry, as: delegate, on: &self)
  }

  /// The controller that is the delegate of `entry`: code or an outlet makes it one.
  private func delegate(of entry: GestureEntry) -> ControllerID? {
    let id = entry.view.controller
    if let delegate = controllers[id]?.gestures.delegates[entry.name] { return delegate }
    guard case .document = entry.target else { return nil }
    let outlets = blueprint(of: id)?.outlets(of: entry.name) ?? []
    return outlets.contains { $0.property == "delegate" } ? id : nil
  }

  /// Sends the actions of the recognizer `entry`, and performs its segues (GES-01).
  mutating func act(
    _ entry: GestureEntry, _ state: Recognizer.State, _ measure: GestureMeasure,
    after duration: Int, touching touched: Touchable
  ) {
    guard !isOver else { return }
    let id = entry.view.controller
    if state == .began { controllers[id]?.gestures.origins[entry.name] = nil }
    let origin = controllers[id]?.gestures.origins[entry.name]
    let words = entry.view == touched.view ? touched.name : traceName(of: entry.view)
    let sender = Sender.recognizer(
      RunningRecognizer(
        name: entry.name, kind: entry.recognizer.kind, view: entry.view, words: words, state: state,
        measure: measure.relative(to: origin), duration: duration,
        path: place(of: touched)?.path))
    switch entry.target {
    case .scrollView:
      guard state == .ended, isScrollView(entry.view) else { return }
      if case .translation(let moved) = measure { drag(entry.view, by: moved) }
      if case .scale(let factor) = measure { pinch(entry.view, by: factor) }
    case .menu(let list):
      guard state == .began, let item = place(of: touched), item.list == list else { return }
      showMenu(for: item.path, in: list)
    case .code(let action): if let action { send(action, to: id, from: sender) }
    case .document:
      for action in blueprint(of: id)?.actions[entry.name] ?? [] where !isOver {
        deliver(action, of: id, from: sender)
      }
      // A segue is performed once: when a gesture happens, or when a longer one begins.
      guard state == (entry.recognizer.kind.isDiscrete ? .ended : .began) else { return }
      for segue in blueprint(of: id)?.segues[entry.name] ?? [] where !isOver {
        perform(segue, from: id, asksSource: true, sender: sender)
      }
    }
  }
}

/// Gesture recognizers that code attaches.
extension Simulation {
  /// Attaches `recognizer` to `view`; it replaces a recognizer with the same id. The controller of
  /// `view` receives `action`, and `delegate` is asked.
  package mutating func addGestureRecognizer(
    _ recognizer: Recognizer, to view: ViewID, action: String? = nil, delegate: ControllerID?
  ) {
    guard !isOver else { return }
    controllers[view.controller]?.gestures.delegates[recognizer.id] = delegate
    let attached = AttachedRecognizer(view: view.object, recognizer: recognizer, action: action)
    controllers[view.controller]?.gestures.attached.removeAll {
      $0.view == view.object && $0.recognizer.id == recognizer.id
    }
    controllers[view.controller]?.gestures.attached.append(attached)
  }

  /// The names and kinds of the recognizers of `view`: those of its document by id, a scroll view's
  /// own (GES-12), and those that code attached.
  package func gestureRecognizers(of view: ViewID) -> [(name: String, kind: GestureKind)] {
    gestureEntries(of: view).map { ($0.name, $0.recognizer.kind) }
  }

  /// Makes the recognizer `name` in the view of `id` require the failure of `other` (GES-08).
  package mutating func require(_ name: String, toFail other: String, of id: ControllerID) {
    guard !isOver else { return }
    controllers[id]?.gestures.requirements[name, default: []].insert(other)
  }

  /// Enables or disables the recognizer `name` in the view of `id`.
  package mutating func setEnabled(_ isEnabled: Bool, recognizer name: String, of id: ControllerID)
  {
    if !isOver { controllers[id]?.gestures.isEnabled[name] = isEnabled }
  }
}
