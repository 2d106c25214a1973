import BoardwalkSchema

/// The classification of a name, found by one lookup.
struct KnownName: Sendable {
  /// The kind of elements with the name.
  private(set) var kind: ElementKind?

  /// Whether some elements refer to objects by attributes of the name.
  private(set) var isReference = false

  /// Whether attributes of the name name images.
  private(set) var isImage = false

  /// The part of a constraint that attributes of the name are.
  private(set) var constraintPart: ConstraintPart?

  /// The index in `AttributeFormats.all` of the forms of attributes of the name.
  private(set) var formats: Int16?

  /// All known names with their meanings. Names are looked up as bytes, which is much faster than
  /// hashing strings.
  private static let all: (names: NameTable, known: [KnownName]) = {
    var names: [String: KnownName] = [:]
    for kind in ElementKind.allCases { names[kind.rawValue, default: KnownName()].kind = kind }
    for reference in ReferenceAttribute.all {
      names[reference.attribute, default: KnownName()].isReference = true
    }
    for name in Schema.imageAttributes { names[name, default: KnownName()].isImage = true }
    for part in ConstraintPart.allCases {
      names[part.rawValue, default: KnownName()].constraintPart = part
    }
    for (place, (name, _)) in AttributeFormats.all.enumerated() {
      names[name, default: KnownName()].formats = Int16(place)
    }
    return (NameTable(names.keys), names.values.map { $0 })
  }()

  private init() {}

  /// The meaning of `name`, which may be unknown.
  init(_ name: String) {
    self = Self.all.names.find(name).map { Self.all.known[$0] } ?? KnownName()
  }
}
