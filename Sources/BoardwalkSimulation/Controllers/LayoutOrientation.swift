/// The orientation of the device at a view's layout, which determines its size.
enum LayoutOrientation: Sendable, Hashable {
  case portrait, landscape

  init(isLandscape: Bool) { self = isLandscape ? .landscape : .portrait }
}
