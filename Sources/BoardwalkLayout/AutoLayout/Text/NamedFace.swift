/// The metrics of a font other than the system font, as multiples of the point size.
///
/// Heights come from the font files. Widths are estimated from a font with known advances, with an
/// error of a few percent.
struct NamedFace: Sendable, Hashable {
  /// The distance from the baseline to the top of a line.
  let ascender: Double

  /// The distance from the baseline to the bottom of a line.
  let descender: Double

  /// The width of text as a multiple of its width in the font of `advances`, or in the system font
  /// without tracking.
  let width: Double

  /// The advances of another font; nil for those of the system font.
  var advances: StandardFontAdvances?

  /// The face named `name`, such as `AvenirNext-Medium`; nil for the system font.
  ///
  /// Unknown fonts are drawn in Helvetica.
  static func named(_ name: String) -> NamedFace? {
    guard !systemNames.contains(where: name.hasPrefix) else { return nil }
    return table.first { name.hasPrefix($0.prefix) }?.face ?? helvetica
  }

  /// The prefixes of the system font's names before iOS 13, and of its name on the Mac.
  private static let systemNames = [".SFUIText", ".SFUIDisplay", ".SFNS", ".AppleSystem"]

  private static let helvetica = NamedFace(
    ascender: 0.92, descender: 0.23, width: 1, advances: .helvetica)

  /// The faces by prefixes of their names, longer prefixes first.
  private static let table: [(prefix: String, face: NamedFace)] = [
    (
      ".SFUI",
      NamedFace(ascender: 0.891, descender: 0.216, width: 1, advances: .times)
    ),
    ("AvenirNext-UltraLight", NamedFace(ascender: 1, descender: 0.366, width: 0.93)),
    ("AvenirNext-DemiBold", NamedFace(ascender: 1, descender: 0.366, width: 1)),
    ("AvenirNext-Bold", NamedFace(ascender: 1, descender: 0.366, width: 1.03)),
    ("AvenirNextCondensed", NamedFace(ascender: 1, descender: 0.366, width: 0.79)),
    ("AvenirNext", NamedFace(ascender: 1, descender: 0.366, width: 0.96)),
    ("Avenir", NamedFace(ascender: 1, descender: 0.366, width: 0.94)),
    ("Futura", NamedFace(ascender: 1.039, descender: 0.289, width: 0.98)),
    ("HelveticaNeue-Light", NamedFace(ascender: 0.967, descender: 0.226, width: 0.92)),
    ("HelveticaNeue-Bold", NamedFace(ascender: 0.967, descender: 0.226, width: 1.02)),
    (
      "HelveticaNeue",
      NamedFace(ascender: 0.967, descender: 0.226, width: 1.011, advances: .helvetica)
    ),
    ("Helvetica-Bold", NamedFace(ascender: 0.92, descender: 0.23, width: 1.01)),
    ("Helvetica", helvetica),
    ("OpenSans", NamedFace(ascender: 1.069, descender: 0.293, width: 0.99)),
    (
      "ProximaNova",
      NamedFace(ascender: 0.79, descender: 0.21, width: 0.985, advances: .helvetica)
    ),
  ]
}
