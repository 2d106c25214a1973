extension Document {
  /// The view controllers and references that have a storyboard identifier, by which code and other
  /// storyboards ask for them, in document order.
  package var identifiedControllers: [(controller: Element, identifier: String)] {
    let references = elements(of: .viewControllerPlaceholder)
    let members = (viewControllers.map(\.element) + references).sorted { $0.index < $1.index }
    return members.compactMap { controller in
      guard let identifier = controller["storyboardIdentifier"], !identifier.isEmpty else {
        return nil
      }
      return (controller, identifier)
    }
  }

  /// The object that the storyboard begins with; nil if none is named, or none has the id.
  package var initialController: Element? { object(named: "initialViewController", of: root) }
}
