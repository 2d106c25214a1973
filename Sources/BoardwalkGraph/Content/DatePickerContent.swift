import BoardwalkSchema

/// The properties of a date picker.
package struct DatePickerContent: ArchivedContent {
  /// The style; nil if none is written.
  package let style: DatePickerStyle?

  /// The mode; nil if it is not written.
  package let mode: DatePickerMode?

  /// The date that it begins with, in seconds since the beginning of 2001; nil for the present one.
  package let date: Double?

  /// Decodes `element`.
  package init(_ element: ArchivedElement) {
    style = element.word("style")
    mode = element.word("datePickerMode")
    date = element.child("date", key: "date")?.number("timeIntervalSinceReferenceDate")
  }
}
