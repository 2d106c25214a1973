/// What makes a text input secure: an attribute, or a runtime attribute with a key path.
package enum SecureTextEntry {
  /// The attribute of a text input or its traits.
  package static let attribute = "secureTextEntry"

  /// The key paths of a runtime attribute that sets it.
  package static let keyPaths: Set<String> = ["secureTextEntry", "isSecureTextEntry"]

  /// Whether `value` turns it on. Values that Interface Builder does not write count as on, so that
  /// a mistake shows no text.
  package static func isOn(_ value: String?) -> Bool { value.map { $0 != "NO" } ?? false }
}
