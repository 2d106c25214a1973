/// The form of an attribute's values.
package enum ValueForm: Sendable, Hashable {
  /// A name, or a word of an open set.
  case word

  /// The identifier of the object that has the attribute.
  case identity

  /// Text for people, or an identifier that code uses: in scenes it always has quotation marks.
  case text

  /// The name of an image.
  case image

  /// The identifier of another object, and the effect of a dangling one at run time; nil if it is
  /// unknown.
  case reference(broken: String?)

  /// `YES` or `NO`.
  case boolean

  /// `YES`, or absent: one member of a set of options.
  case flag

  /// A number.
  case number

  /// A number on its own, which may also be infinite or not a number.
  case scalar

  /// A number, or the word `infinite`.
  case numberOrInfinite

  /// A priority from 0 to 1000.
  case priority

  /// A number, a ratio or a fraction.
  case multiplier

  /// One of a few words.
  case choice([String])
}
