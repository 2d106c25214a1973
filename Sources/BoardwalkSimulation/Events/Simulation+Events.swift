import BoardwalkPlatform

extension Simulation {
  /// A copy of the simulation after `event`, when idle, with the trace.
  package func after(_ event: Event) throws(EventError) -> (
    simulation: Simulation, trace: [TraceEntry]
  ) {
    var simulation = self
    let trace = try simulation.perform(event)
    return (simulation, trace)
  }

  /// Performs `event` with all its consequences; returns the trace.
  @discardableResult
  package mutating func perform(_ event: Event) throws(EventError) -> [TraceEntry] {
    try handle(event)
    return settle()
  }

  /// Performs `event` without advancing the clock; returns the trace of the synchronous part.
  @discardableResult
  package mutating func start(_ event: Event) throws(EventError) -> [TraceEntry] {
    try handle(event)
    return takeTrace()
  }

  private mutating func handle(_ event: Event) throws(EventError) {
    try dispatch(event)
    layoutLists()
  }

  private mutating func dispatch(_ event: Event) throws(EventError) {
    guard !isOver else { throw .appIsOver }
    trace.phase = .sync
    currentEvent = event
    if case .wait(let milliseconds) = event { return pass(milliseconds) }
    if case .endGesture(let completed) = event { return try endGesture(completed) }
    guard interaction == nil, finger == nil else { throw .gestureUnderWay }
    let front = controllers.frontTree
    if closesMenu(event, among: front) { return }
    guard let innermost = front.first else { throw .blackScreen }
    switch event {
    case .wait, .endGesture: break
    case .rotate(let isLandscape): rotate(isLandscape: isLandscape)
    case .setUserInterfaceStyle(let style): setUserInterfaceStyle(style)
    case .swipeBack(let gesture): try swipeBack(gesture, among: front)
    case .chooseFromBackMenu(let index): try chooseFromBackMenu(index, among: front)
    case .turnPage(let direction, let gesture): try turnPage(direction, gesture, among: front)
    case .toggleColumns: try toggleColumns(among: front)
    case .disturbBars(.swipeDown): try swipeDown(among: front)
    case .disturbBars(let trigger):
      guard let navigation = front.first(where: { controllers.isNavigation($0) }) else {
        throw .noNavigationController
      }
      hideBars(of: navigation, for: trigger)
    case .tap(let touchable):
      try requireEnabled(touchable, among: front)
      touch(touchable, .tap())
    case .touch(let touchable, let motion):
      try requireOnScreen(touchable, among: front)
      touch(touchable, motion)
    case .setValue(let touchable, let value):
      try requireEnabled(touchable, among: front)
      try setValue(value, of: touchable)
    case .scroll(let move): try scroll(move)
    case .pullToRefresh: try pullToRefresh()
    case .swipeRow(let touchable, let direction, let isFull):
      try swipeRow(touchable, direction, isFull: isFull, among: front)
    case .moveRow(let touchable, let target): try moveRow(touchable, to: target, among: front)
    case .focus(let touchable):
      try requireOnScreen(touchable, among: front)
      if let view = touchable.view { becomeFirstResponder(.view(view)) }
    case .type(let text): try type(text)
    case .pressReturn: try pressReturn()
    case .pressDelete: try pressDelete()
    case .clear(let touchable):
      try requireOnScreen(touchable, among: front)
      guard let view = touchable.view else { throw .noClearButton(touchable.name) }
      try clear(view)
    case .shake: shake()
    case .back: try goBack(among: front)
    case .popToRoot: try popToRoot(among: front)
    case .selectTab(let index): try selectTab(index, among: front)
    case .dismiss:
      guard dismiss(from: innermost, animated: true) else { throw .nothingPresented }
    case .dragSheetDown(let isCompleted): try dragSheetDown(isCompleted)
    case .dragSheet(let identifier): try dragSheet(to: identifier)
    case .tapPreview: try tapPreview()
    case .tapOutside: try tapOutside()
    case .performSegue(let identifier): performSegue(identifier, among: front)
    }
  }

  private func requireOnScreen(
    _ touchable: Touchable, among front: [ControllerID]
  ) throws(EventError) {
    guard isOnScreen(touchable, among: front) else { throw .notOnScreen(touchable.name) }
  }

  private func requireEnabled(
    _ touchable: Touchable, among front: [ControllerID]
  ) throws(EventError) {
    try requireOnScreen(touchable, among: front)
    guard touchable.isEnabled else { throw .disabled(touchable.name) }
  }

  private mutating func goBack(among front: [ControllerID]) throws(EventError) {
    guard let navigation = front.first(where: { hasBackButton($0) }) else { throw .noBackButton }
    goBack(in: navigation)
  }

  private mutating func popToRoot(among front: [ControllerID]) throws(EventError) {
    let navigations = front.filter { controllers.isNavigation($0) }
    let deep = navigations.first { controllers[$0]?.children.count ?? 0 > 1 }
    guard let navigation = deep ?? navigations.first else { throw .noNavigationController }
    popToRoot(navigation, animated: true)
  }

  private mutating func selectTab(
    _ index: Int, among front: [ControllerID]
  ) throws(EventError) {
    let tabs = front.first { id in
      guard controllers[id]?.tabs != nil, !isTabBarHidden(of: id) else { return false }
      return tabIndices(of: id).contains(index)
    }
    guard let tabs else { throw .noTab(index) }
    tapTab(index, of: tabs)
  }

  /// Performs the segue `identifier` of the innermost controller in front that has one.
  private mutating func performSegue(_ identifier: String, among front: [ControllerID]) {
    for candidate in front {
      let segues = blueprint(of: candidate)?.allSegues ?? []
      if let segue = segues.first(where: { $0.identifier == identifier }) {
        return perform(segue, from: candidate, asksSource: false)
      }
    }
    let className = front.first.flatMap { controllers[$0]?.className } ?? "UIViewController"
    raise(.noSegue(identifier: identifier, className: className, front.first.flatMap(blueprint)))
  }
}

/// Determining the target of a gesture.
extension Simulation {
  mutating func swipeBack(
    _ gesture: GestureProgress, among front: [ControllerID]
  ) throws(EventError) {
    guard let navigation = front.first(where: { allowsBackGesture(in: $0) }) else {
      throw .noBackGesture
    }
    if backGestureShouldBegin(in: navigation), !isOver { swipeBack(in: navigation, gesture) }
  }

  mutating func chooseFromBackMenu(
    _ index: Int, among front: [ControllerID]
  ) throws(EventError) {
    guard let navigation = front.first(where: { hasBackButton($0) }),
      backMenu(of: navigation).indices.contains(index)
    else { throw .noBackMenu(index) }
    chooseFromBackMenu(index, of: navigation)
  }

  mutating func turnPage(
    _ direction: PageState.Direction, _ gesture: GestureProgress, among front: [ControllerID]
  ) throws(EventError) {
    let pageViewController = front.first {
      controllers[$0]?.pages != nil
    }
    guard let pageViewController else { return try swipe(direction, gesture, among: front) }
    turnPage(of: pageViewController, direction, gesture)
  }

  /// A swipe over the frontmost view that has a recognizer for swipes.
  private mutating func swipe(
    _ direction: PageState.Direction, _ gesture: GestureProgress, among front: [ControllerID]
  ) throws(EventError) {
    let target = gestureTargets.first { touchable in
      front.contains(touchable.controller)
        && touchable.view.map { gestureRecognizers(of: $0).contains { $0.kind.isSwipe } } == true
    }
    guard let target, gesture == .completed else { throw .noPages }
    touch(target, .swipe(direction == .forward ? .left : .right))
  }

  mutating func toggleColumns(among front: [ControllerID]) throws(EventError) {
    let split = front.first { id in
      guard let state = controllers[id]?.split else { return false }
      return state.presentsWithGesture && displayModeItemTarget(of: id) != nil
    }
    guard let split else { throw .noColumns }
    toggleDisplayMode(of: split)
  }

  mutating func endGesture(_ completed: Bool) throws(EventError) {
    if finger != nil { return liftFinger(completed: completed) }
    guard interaction != nil else { throw .noGesture }
    endInteraction(completed: completed)
  }
}

extension GestureKind {
  fileprivate var isSwipe: Bool { if case .swipe = self { true } else { false } }
}
