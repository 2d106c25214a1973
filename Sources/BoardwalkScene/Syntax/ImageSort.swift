import BoardwalkLanguage
import BoardwalkSource

/// Tells images of SF Symbols from those of the app's own: an object has one catalog, which is that of all
/// its images.
enum ImageSort {
  /// What an image of SF Symbols is called with.
  static let system = "system"

  /// Whether the attribute `name` has an image: `selectedImage` does.
  static func isImage(_ name: Name) -> Bool {
    if name == .image { return true }
    let name = name.text
    return name.hasSuffix("Image") || name == "landscapeImagePhone"
  }

  /// What is wrong with `field`, which stands at `range`, beside `others` of the same object: one of them is
  /// an image of another sort.
  static func fault(
    of field: Field, beside others: [Field], at range: Range<Int>
  ) -> SyntaxError? {
    guard field.isCall || others.contains(where: \.isCall), isImage(field.name) else { return nil }
    guard let other = others.first(where: { isSystem($0) != isSystem(field) && isImage($0.name) })
    else { return nil }
    let (own, symbol) = isSystem(field) ? (other, field) : (field, other)
    return SyntaxError(
      "write system(…) for all images of one object, or for none: '\(symbol.name)' is an image of "
        + "SF Symbols, and '\(own.name)' is none", at: range)
  }

  private static func isSystem(_ field: Field) -> Bool {
    if case .call(system, _) = field.value { true } else { false }
  }
}

extension Field {
  /// Whether its value is one of Boardwalk's own.
  fileprivate var isCall: Bool { if case .call = value { true } else { false } }
}
