/// The types of runtime attributes, each of which is the name of the attribute that has the value.
enum RuntimeTypes {
  /// The types whose value is in the attribute `value` of the XML.
  static let simple = ["boolean", "string", "localizedString", "image"]

  /// Numbers, which are separate elements.
  static let numbers = ["integer", "real"]

  /// Measures, which are elements with a number for each of their sides.
  static let measures = ["point", "size", "rect"]

  static let all = Set(simple + numbers + measures + ["color"])
}
