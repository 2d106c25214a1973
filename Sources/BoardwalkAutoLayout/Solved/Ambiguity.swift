/// What constraints leave open of one view.
public struct Ambiguity: Sendable, Hashable {
  /// Something that can be left open.
  public enum Part: Int, Sendable, Hashable, CaseIterable {
    case width, height
    case horizontalPosition, verticalPosition

    /// How far a scroll view's content reaches.
    case contentWidth, contentHeight
  }

  /// The view, by its place in the unit.
  public let view: Int

  /// What is open, in the order of the cases.
  public let parts: [Part]

  /// `parts` of the view at `view` are open.
  public init(view: Int, parts: [Part]) {
    self.view = view
    self.parts = parts
  }
}
