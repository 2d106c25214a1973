import BoardwalkTree

extension Sugar {
  /// `(x, y, width x height)` for the frame of a view; Interface Builder writes its zeros `0.0`.
  static let frame = Sugar(name: "frame") { folding in
    var rest = folding
    guard let rect = rest.takeChild("rect", key: "frame"), rect.contents.isEmpty,
      rect.attributes.map(\.name) == ["key", "x", "y", "width", "height"]
    else { return }
    let numbers = rect.attributes.dropFirst().map(\.value)
    guard numbers.allSatisfy(isNumber) else { return }
    folding.branch = rest.branch
    folding.statement.frame = numbers.map(NumberText.short)
  } unfold: { unfolding in
    guard let frame = unfolding.statement.frame, frame.count == 4 else { return }
    unfolding.statement.frame = nil
    let numbers = frame.map(NumberText.full)
    unfolding.inserted.append(
      Branch(
        "rect",
        [Attribute("key", "frame")]
          + zip(["x", "y", "width", "height"], numbers).map { Attribute($0, $1) }))
  }

  static func isNumber(_ text: String) -> Bool { Spelling.isNumber(text) && Double(text) != nil }
}
