/// The size class along one axis.
package enum SizeClass: String, Sendable, Hashable, Codable {
  /// Limited space: the width of an iPhone in portrait, its height in landscape.
  case compact

  /// Ample space: both dimensions of an iPad, the height of an iPhone in portrait.
  case regular
}
