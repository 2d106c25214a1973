/// One object of an archive: its class, and its values under their keys in order.
package struct ArchivedObject: Sendable, Hashable {
  /// One value under its key. Collections repeat the same key for each of their elements.
  package struct Entry: Sendable, Hashable {
    /// The name of the value.
    package let key: String

    /// The value.
    package var value: ArchivedValue

    /// `value` under `key`.
    package init(_ key: String, _ value: ArchivedValue) {
      self.key = key
      self.value = value
    }
  }

  /// The name of its class.
  package var className: String

  /// Its values, in the order in which they are stored.
  package var entries: [Entry]

  /// An object of a class with `entries`.
  package init(_ className: String, _ entries: [Entry] = []) {
    self.className = className
    self.entries = entries
  }

  /// The first value under `key`.
  package subscript(key: String) -> ArchivedValue? {
    entries.first { $0.key == key }?.value
  }

  /// The values of its elements, for a collection.
  package var elements: [ArchivedValue] {
    entries.filter { $0.key == CollectionKey.element }.map(\.value)
  }
}

/// The keys that collections store their elements under.
package enum CollectionKey {
  /// The key whose value is true if the elements follow in the same object, as in all known
  /// archives.
  package static let inlined = "NSInlinedValue"

  /// The key of one element; in a dictionary keys and values alternate.
  package static let element = "UINibEncoderEmptyKey"
}
