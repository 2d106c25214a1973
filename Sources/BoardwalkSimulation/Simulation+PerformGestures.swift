/// Finding out what a gesture is about.
extension Simulation {
  mutating func swipeBack(
    _ gesture: Gesture, among front: [ControllerID]
  ) throws(EventError) {
    guard let navigation = front.first(where: { hasBackButton($0) }),
      allowsBackGesture(in: navigation)
    else { throw .noBackGesture }
    swipeBack(in: navigation, gesture)
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
    _ direction: PageState.Direction, _ gesture: Gesture, among front: [ControllerID]
  ) throws(EventError) {
    let book = front.first {
      if case .pages = controllers[$0]?.container { true } else { false }
    }
    guard let book else { throw .noPages }
    turnPage(of: book, direction, gesture)
  }

  mutating func toggleColumns(among front: [ControllerID]) throws(EventError) {
    let split = front.first { id in
      guard case .split(let state) = controllers[id]?.container else { return false }
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
