import BoardwalkDocument

/// Tells how large text is.
struct TextSizes {
  let canvas: Canvas

  func size(of node: LayoutNode, textWidth: Double?) -> ContentSize { .none }
}
