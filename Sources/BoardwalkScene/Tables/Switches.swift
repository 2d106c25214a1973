import BoardwalkDocument
import BoardwalkSchema

/// The attributes that are either on or off, found by a look at their bytes.
enum Switches {
  /// Whether `name` is one of them.
  static func has(_ name: String) -> Bool { names.find(name) != nil }

  private static let names = NameTable(Schema.switches.sorted())
}
