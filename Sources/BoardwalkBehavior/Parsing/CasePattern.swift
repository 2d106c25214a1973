/// The pattern of a case: what a value has to be, and the names that it gives to parts of it.
indirect enum CasePattern {
  /// `_`
  case any

  /// `let name`
  case binds(String)

  /// A value that it is equal to, or the range that it is in.
  case equals(ValueExpression)

  /// `is Name`
  case isKind(String, at: Range<Int>)

  /// `(a, b)`
  case tuple([CasePattern])

  /// `.failed(let message)`: a case of an enumeration with values.
  case enumerated(String, [CasePattern], at: Range<Int>)
}
