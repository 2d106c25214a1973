import BoardwalkDocument
import BoardwalkGraph

/// A view's stored frame and how it follows when its superview has another size.
struct SubviewFrame {
  private let stored: Rect
  private let superview: Size
  private let mask: [String: String]

  /// The frame of `view`, stored in a superview of the size `superview`; one without a frame fills
  /// its superview.
  init(_ view: ViewTemplate, storedIn superview: Size) {
    stored = view.frame ?? Rect(x: 0, y: 0, width: superview.width, height: superview.height)
    self.superview = superview
    mask = view.rest.children.first { $0.name == "autoresizingMask" }?.attributes ?? [:]
  }

  /// The frame in a superview of the size `size`, in the superview's space.
  func frame(in size: Size) -> Rect {
    guard size != superview else { return stored }
    let x = axis(
      stored.minX, stored.size.width, superview.width, size.width,
      names: ("flexibleMinX", "widthSizable", "flexibleMaxX"))
    let y = axis(
      stored.minY, stored.size.height, superview.height, size.height,
      names: ("flexibleMinY", "heightSizable", "flexibleMaxY"))
    return Rect(x: x.origin, y: y.origin, width: x.length, height: y.length)
  }

  /// The parts of an axis that can stretch share what it gains or loses, by their lengths.
  private func axis(
    _ origin: Double, _ length: Double, _ old: Double, _ new: Double,
    names: (before: String, length: String, after: String)
  ) -> (origin: Double, length: Double) {
    let before = mask[names.before] == "YES" ? max(origin, 0) : 0
    let middle = mask[names.length] == "YES" ? length : 0
    let after = mask[names.after] == "YES" ? max(old - origin - length, 0) : 0
    let flexible = before + middle + after
    guard flexible > 0 else { return (origin, length) }
    let growth = (new - old) / flexible
    return (origin + before * growth, max(0, length + middle * growth))
  }
}
