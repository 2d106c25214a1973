/// How the device was held as a view was laid out: another orientation gives it another size.
enum LayoutOrientation: Sendable, Hashable {
  case portrait, landscape

  init(isLandscape: Bool) { self = isLandscape ? .landscape : .portrait }
}
