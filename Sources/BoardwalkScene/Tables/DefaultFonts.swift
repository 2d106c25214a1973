import BoardwalkSchema

/// The fonts of new objects, by element.
enum DefaultFonts {
  static let all: [String: FieldValue] = Schema.table { element in
    element.fontSize.map { FieldValue.call("system", ["\($0)"]) }
  }

  /// The elements of the fonts.
  static let elements = all.compactMapValues(FontText.element)
}
