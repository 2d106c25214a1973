/// A font that is not the system's, as far as it is known: lengths are in point sizes.
///
/// Heights are those that the fonts state; widths are a share of the system font's own, so texts in
/// named fonts are estimated to a few points in a hundred.
struct NamedFace: Sendable, Hashable {
  /// The distance from the baseline to the top of a line.
  let ascender: Double

  /// The distance from the baseline to the bottom of a line.
  let descender: Double

  /// How wide text is beside the same in the system font before tracking.
  let width: Double

  /// The face called `name`, such as `AvenirNext-Medium`; nil for one that is not known.
  static func named(_ name: String) -> NamedFace? {
    table.first { name.hasPrefix($0.prefix) }?.face
  }

  /// The faces by the beginnings of their names, the more particular first.
  private static let table: [(prefix: String, face: NamedFace)] = [
    ("AvenirNext-UltraLight", NamedFace(ascender: 1, descender: 0.366, width: 0.93)),
    ("AvenirNext-DemiBold", NamedFace(ascender: 1, descender: 0.366, width: 1)),
    ("AvenirNext-Bold", NamedFace(ascender: 1, descender: 0.366, width: 1.03)),
    ("AvenirNextCondensed", NamedFace(ascender: 1, descender: 0.366, width: 0.79)),
    ("AvenirNext", NamedFace(ascender: 1, descender: 0.366, width: 0.96)),
    ("Avenir", NamedFace(ascender: 1, descender: 0.366, width: 0.94)),
    ("Futura", NamedFace(ascender: 1.039, descender: 0.289, width: 0.98)),
    ("HelveticaNeue-Light", NamedFace(ascender: 0.967, descender: 0.226, width: 0.92)),
    ("HelveticaNeue-Bold", NamedFace(ascender: 0.967, descender: 0.226, width: 1.02)),
    ("HelveticaNeue", NamedFace(ascender: 0.967, descender: 0.226, width: 0.96)),
    ("Helvetica-Bold", NamedFace(ascender: 0.92, descender: 0.23, width: 1.01)),
    ("Helvetica", NamedFace(ascender: 0.92, descender: 0.23, width: 0.948)),
    ("OpenSans", NamedFace(ascender: 1.069, descender: 0.293, width: 0.99)),
  ]
}
