import BoardwalkSchema

/// The form that an attribute's value needs.
package enum ValueFormat: UInt8, Sendable {
  /// A number: `12`, `-0.5`, `1e-3`.
  case number

  /// A number on its own, which may also be infinite or no number at all.
  case scalar

  /// A number, or the word for no limit.
  case numberOrInfinite

  /// A number from 0 to 1000.
  case priority

  /// A number, a ratio or a fraction.
  case multiplier

  /// `YES` or `NO`.
  case boolean

  /// The format of attributes whose form is `form`; nil if these may have any value.
  init?(_ form: ValueForm) {
    switch form {
    case .number: self = .number
    case .scalar: self = .scalar
    case .numberOrInfinite: self = .numberOrInfinite
    case .priority: self = .priority
    case .multiplier: self = .multiplier
    case .boolean, .flag: self = .boolean
    case .word, .identity, .text, .image, .reference, .choice: return nil
    }
  }

  /// The expected value, with its article.
  package var displayName: String {
    switch self {
    case .number, .scalar, .numberOrInfinite: "a number"
    case .priority: "a priority from 0 to 1000"
    case .multiplier: "a number, a ratio such as 16:9 or a fraction such as 1/2"
    case .boolean: "YES or NO"
    }
  }

  /// Whether `value`, in UTF-8, is of this form.
  package func accepts(_ value: ArraySlice<UInt8>) -> Bool {
    value.withUnsafeBufferPointer { accepts($0) }
  }

  private func accepts(_ value: UnsafeBufferPointer<UInt8>) -> Bool {
    switch self {
    case .boolean: value.spells("YES") || value.spells("NO")
    case .number: value.isNumber
    case .numberOrInfinite: value.isNumber || value.spells("infinite")
    case .scalar:
      value.isNumber
        || ["inf", "-inf", "nan", "infinity", "-infinity"].contains { value.spells($0) }
    case .priority: value.isNumber && (0...1000).contains(Double(value.text) ?? -1)
    case .multiplier: value.isNumber || Multiplier(value.text) != nil
    }
  }
}
