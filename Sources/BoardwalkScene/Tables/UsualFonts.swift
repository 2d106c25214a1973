import BoardwalkDocument

/// The fonts of new objects.
enum UsualFonts {
  static let all: NameMap<FieldValue> = [
    "label": .call("system", ["17"]), "textField": .call("system", ["14"]),
    "textView": .call("system", ["14"]),
  ]

  /// The elements that say them.
  static let elements = NameMap(
    Dictionary(
      uniqueKeysWithValues: all.sortedNames.compactMap { name in
        all[name].flatMap(FontText.element).map { (name, $0) }
      }))
}
