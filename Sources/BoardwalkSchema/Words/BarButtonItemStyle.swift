/// The style of a bar button item, as `UIBarButtonItem.Style`.
package enum BarButtonItemStyle: String, Sendable, Hashable, Codable, CaseIterable {
  case plain, bordered, done

  /// The name of `done` from iOS 26 on.
  case prominent
}
