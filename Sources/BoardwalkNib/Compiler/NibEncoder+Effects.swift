import BoardwalkDocument

// The effects of views.
extension NibEncoder {
  /// The blur of a view. That of the system's regular style names its style in the light appearance too.
  mutating func visualEffect(_ view: Element) -> ArchivedValue? {
    guard let blur = view.child("blurEffect") else { return nil }
    check(blur, attributes: ["style"], children: [])
    let word = blur["style"] ?? "extraLight"
    guard let style = number(of: word, in: .blurStyle, "style", of: blur) else { return nil }
    let entries: [ArchivedObject.Entry] =
      word == "regular"
      ? [
        .init("UIBlurEffectAutomaticStyle", .integer(style)), .init("UIBlurEffectStyle", .int8(1)),
      ] : [.init("UIBlurEffectStyle", .integer(style))]
    return builder.add("UIBlurEffect", entries)
  }
}
