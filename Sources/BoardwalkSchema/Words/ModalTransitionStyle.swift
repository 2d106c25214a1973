/// The animation of a presentation, as `UIModalTransitionStyle`.
public enum ModalTransitionStyle: String, Sendable, Hashable, Codable, CaseIterable {
  /// The new screen slides up from the bottom.
  case coverVertical

  /// The screen turns around its vertical axis.
  case flipHorizontal

  /// The old screen fades out while the new one fades in.
  case crossDissolve

  /// A corner of the old screen curls up.
  case partialCurl
}
