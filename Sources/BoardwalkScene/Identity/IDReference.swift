import BoardwalkDocument
import BoardwalkSchema

/// The attributes whose value is the id of another object.
package enum IDReference {
  /// The attributes by their elements.
  static let byElement: [String: Set<String>] = {
    var result = Schema.table { element in
      let names = element.references.map(\.name)
      return names.isEmpty ? nil : Set(names)
    }
    for header in ["storyboard", "xib"] { result[header] = result["document"] }
    return result
  }()

  /// Whether `attribute` of elements named `element` refers to an object.
  package static func contains(_ attribute: String, of element: String) -> Bool {
    // Any object can be excluded or included by this attribute.
    attribute == "reference" || byElement[element]?.contains(attribute) ?? false
  }
}
