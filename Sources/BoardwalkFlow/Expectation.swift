/// Something that a flow requires to be so.
public enum Expectation: Sendable, Hashable {
  /// The bar in front has this title.
  case title(String)

  /// The back button in front has this title.
  case back(String)

  /// There is no back button in front.
  case noBack

  /// This controller is in front.
  case front(String)

  /// These controllers are on the navigation stack in front, root first.
  case stack([String])

  /// These controllers cover each other, the window's root first.
  case presented([String])

  /// Nothing is presented.
  case nothingPresented

  /// This text is on screen.
  case text(String)

  /// This text is not on screen.
  case noText(String)

  /// The last line had an exception of this name.
  case exception(String)

  /// The last line called these, in this order, others between them aside.
  case trace([String])
}
