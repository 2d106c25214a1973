/// The size class along one axis.
package enum SizeClass: String, Sendable, Hashable, Codable {
  /// Little: an iPhone's width upright, its height on its side.
  case compact

  /// Much.
  case regular
}
