/// An archived `UIColor` as a program sees it.
///
/// UIKit compares black as a gray, as a red, a green and a blue, and as a color of text as equal,
/// and Xcode 7 writes one object for equal colors, in the form of any of them.
struct ArchivedColor: Hashable {
  /// The name of a color that depends on the appearance.
  let name: String?

  /// The components: red, green and blue, or a gray, and the opacity, to five decimals. ColorSync's
  /// roundings, which change the seventh decimal of converted colors, are not known.
  let components: [Double]

  /// Colors that are the same in each appearance: their components say everything.
  private static let fixedNames: Set = [
    "blackColor", "whiteColor", "clearColor", "darkTextColor", "lightTextColor",
  ]

  /// The keys of a color's components, and of their short form for other systems.
  private static let keys: Set = [
    "UISystemColorName", "UIColorComponentCount", "NSColorSpace", "NSRGB", "NSWhite", "UIRed",
    "UIGreen", "UIBlue", "UIWhite", "UIAlpha", "UIRed-Double", "UIGreen-Double", "UIBlue-Double",
    "UIWhite-Double", "UIAlpha-Double",
  ]

  /// The value of `object` in `archive`; nil if it is no color or has values of another meaning,
  /// as a pattern has.
  init?(_ object: ArchivedObject, in archive: NIBArchive) {
    guard object.className == "UIColor",
      object.entries.allSatisfy({ Self.keys.contains($0.key) }),
      let components = Self.components(of: object)
    else { return nil }
    self.components = components
    guard let value = object["UISystemColorName"] else {
      name = nil
      return
    }
    guard let text = archive.text(value) else { return nil }
    name = Self.fixedNames.contains(text) ? nil : text
  }

  private static func components(of object: ArchivedObject) -> [Double]? {
    let values = ["UIRed", "UIGreen", "UIBlue"].compactMap { component($0, of: object) }
    guard let alpha = component("UIAlpha", of: object) else { return nil }
    guard let white = component("UIWhite", of: object) else {
      return values.count == 3 ? values + [alpha] : nil
    }
    guard values.isEmpty else { return nil }
    // Black and white are the same in every color space, other grays are not.
    return [0, 1].contains(white) ? [white, white, white, alpha] : [white, alpha]
  }

  private static func component(_ key: String, of object: ArchivedObject) -> Double? {
    let number: Double? =
      switch object[key + "-Double"] ?? object[key] {
      case .float(let value): Double(value)
      case .double(let value): value
      default: nil
      }
    return number.map { ($0 * 100_000).rounded() / 100_000 }
  }
}
