/// A layout guide that every scroll view has.
enum ScrollGuide: String, Sendable, CaseIterable {
  /// The guide of the scrolled content, by its key in the document.
  case content = "contentLayoutGuide"

  /// The guide of its frame.
  case frame = "frameLayoutGuide"

  /// The class of the guide.
  var className: String { self == .content ? "_UIScrollViewLayoutGuide" : "UILayoutGuide" }

  /// Its identifier in nibs.
  var identifier: String { "UIScrollView-\(rawValue)" }

  /// The attributes that its constraints hold at those of the scroll view, with the ends of their
  /// identifiers. The size of the content follows from the document's constraints.
  var attributes: [(number: Int, name: String)] {
    let place: [(Int, String)] = [(1, "minX"), (3, "minY")]
    return self == .content ? place : place + [(7, "width"), (8, "height")]
  }
}
