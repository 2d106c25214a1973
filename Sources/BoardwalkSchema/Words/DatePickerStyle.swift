/// The style of a date picker, as `UIDatePickerStyle`.
package enum DatePickerStyle: String, Sendable, Hashable, CaseIterable {
  case automatic, wheels, compact, inline
}
