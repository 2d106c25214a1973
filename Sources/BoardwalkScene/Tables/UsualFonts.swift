import BoardwalkDocument
import BoardwalkSchema

/// The fonts of new objects.
enum UsualFonts {
  static let all = NameMap(
    Schema.table { element in element.fontSize.map { FieldValue.call("system", ["\($0)"]) } })

  /// The elements that say them.
  static let elements = NameMap(
    Dictionary(
      uniqueKeysWithValues: all.sortedNames.compactMap { name in
        all[name].flatMap(FontText.element).map { (name, $0) }
      }))
}
