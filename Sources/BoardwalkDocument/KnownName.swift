import BoardwalkSchema

/// The classification of a name, found by one lookup.
package struct KnownName: Sendable {
  /// The kind of elements with the name.
  package private(set) var kind: ElementKind?

  /// Whether elements with the name are view controllers.
  package private(set) var isViewController = false

  /// Whether neither elements nor attributes of the name are known.
  package var isUnknown: Bool { !isElement && !isAttribute }

  /// The index in `Schema.all` of the element with the name.
  package private(set) var element: Int16?

  /// Whether elements have the name: known ones, or parts of these.
  package private(set) var isElement = false

  /// Whether known elements have attributes of the name.
  package private(set) var isAttribute = false

  /// Whether some elements refer to objects by attributes of the name.
  package private(set) var isReference = false

  /// Whether attributes of the name name images.
  package private(set) var isImage = false

  /// The part of a constraint that attributes of the name are.
  package private(set) var constraintPart: ConstraintPart?

  /// The index in `AttributeFormats.all` of the forms of attributes of the name.
  package private(set) var formats: Int16?

  /// The index in `AttributeWords.all` of the words of attributes of the name.
  package private(set) var words: Int16?

  /// Whether attributes of the name usually have one of a few words.
  package private(set) var hasUsualWords = false

  /// All known names with their meanings. Names are looked up as bytes, which is much faster than
  /// hashing strings.
  private static let all: (names: NameTable, known: [KnownName]) = {
    var names: [String: KnownName] = [:]
    for name in Schema.elementNames { names[name, default: KnownName()].isElement = true }
    for (place, element) in Schema.all.enumerated() {
      names[element.name, default: KnownName()].element = Int16(place)
    }
    for name in Schema.attributes.keys { names[name, default: KnownName()].isAttribute = true }
    for name in Schema.usualWords.keys { names[name, default: KnownName()].hasUsualWords = true }
    for kind in ElementKind.allCases {
      names[kind.rawValue, default: KnownName()].kind = kind
      names[kind.rawValue]?.isViewController = kind.isViewController
    }
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
    for (place, (name, _)) in AttributeWords.all.enumerated() {
      names[name, default: KnownName()].words = Int16(place)
    }
    return (NameTable(names.keys), names.values.map { $0 })
  }()

  private init() {}

  /// The meaning of `name`, which may be unknown.
  init(_ name: String) {
    self = Self.all.names.find(name).map { Self.all.known[$0] } ?? KnownName()
  }
}
