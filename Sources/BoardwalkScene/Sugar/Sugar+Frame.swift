import BoardwalkDocument

extension Sugar {
  /// `(x, y, width x height)` for the frame of a view; Interface Builder writes its zeros `0.0`.
  static let frame = Sugar(name: "frame", saidBy: .frame) { folding in
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
    // Nearly every view has one, so it is made at once and without lists in between.
    unfolding.insert(
      Branch(
        .rect,
        [
          Attribute(.key, "frame"), Attribute(.x, NumberText.full(frame[0])),
          Attribute(.y, NumberText.full(frame[1])), Attribute(.width, NumberText.full(frame[2])),
          Attribute(.height, NumberText.full(frame[3])),
        ]))
  }

  static func isNumber(_ text: String) -> Bool { Spelling.isNumber(text) && Double(text) != nil }
}
