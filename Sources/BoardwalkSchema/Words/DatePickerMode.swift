/// The mode of a date picker, as `UIDatePicker.Mode`.
package enum DatePickerMode: String, Sendable, Hashable, CaseIterable {
  case time, date, dateAndTime, countDownTimer
}
