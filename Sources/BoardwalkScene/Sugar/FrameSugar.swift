import BoardwalkDocument

enum FrameSugar {
  /// `(x, y, width x height)` for the frame of a view; Interface Builder writes its zeros `0.0`.
  static let rule = SugarRule(name: "frame") { resugaring in
    var rest = resugaring
    guard let rect = rest.removeChild("rect", key: "frame"), rect.contents.isEmpty,
      rect.attributes.map(\.name) == ["key", "x", "y", "width", "height"]
    else { return }
    let numbers = rect.attributes.dropFirst().map(\.value)
    guard numbers.allSatisfy(NumberText.isNumber) else { return }
    resugaring.element = rest.element
    resugaring.statement.frame = numbers.map(NumberText.short)
  } desugar: { desugaring in
    guard let frame = desugaring.statement.frame, frame.count == 4 else { return }
    desugaring.statement.frame = nil
    // Nearly every view has a frame, so it is created directly.
    desugaring.insert(
      ElementNode(
        "rect",
        [
          Attribute("key", "frame"), Attribute("x", NumberText.full(frame[0])),
          Attribute("y", NumberText.full(frame[1])), Attribute("width", NumberText.full(frame[2])),
          Attribute("height", NumberText.full(frame[3])),
        ]))
  }

}
