import BoardwalkBase
import BoardwalkSchema

/// Distinguishes images of SF Symbols from those of the app: an object has one image catalog for
/// all its images.
enum ImageCatalog {
  /// The call for SF Symbols.
  static let system = "system"

  /// Whether the attribute `name` has an image: `selectedImage` does.
  static func isImage(_ name: String) -> Bool { Schema.imageAttributes.contains(name) }

  /// The error in `field` at `range`, beside `others` of the same object: their images come from
  /// different catalogs.
  static func fault(
    of field: Field, beside others: [Field], at range: Range<Int>
  ) -> SyntaxError? {
    guard isImage(field.name) else { return nil }
    // No object has as many attributes.
    let other = others.prefix(100).first { isSystem($0) != isSystem(field) && isImage($0.name) }
    guard let other else { return nil }
    let (own, symbol) = isSystem(field) ? (other, field) : (field, other)
    return SyntaxError(
      "'\(symbol.name)' is an SF Symbol, but '\(own.name)' is not; an object has images of one "
        + "kind", at: range)
  }

  private static func isSystem(_ field: Field) -> Bool {
    if case .call(system, _) = field.value { true } else { false }
  }
}
