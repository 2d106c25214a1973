import BoardwalkDocument

/// The properties of controls with a range: sliders, steppers, progress views, and switches.
package struct RangeContent: ArchivedContent {
  /// The value; nil if none is written.
  package var value: Double?

  /// The least value.
  package let minimum: Double?

  /// The greatest value.
  package let maximum: Double?

  /// The step of a stepper.
  package let step: Double?

  /// Whether a stepper wraps.
  package var wraps: Bool

  /// The image at the minimum of a slider.
  package let minimumImage: String?

  /// The image at the maximum of a slider.
  package let maximumImage: String?

  /// The color of a switch that is on.
  package let onTintColor: ColorValue?

  /// Decodes `element`.
  package init(_ element: ArchivedElement) {
    value = element.number(anyOf: "value", "progress")
    minimum = element.number(anyOf: "minValue", "minimumValue")
    maximum = element.number(anyOf: "maxValue", "maximumValue")
    step = element.number("stepValue")
    wraps = element.flag("wraps") == true
    minimumImage = element["minimumValueImage"]
    maximumImage = element["maximumValueImage"]
    onTintColor = element.color("onTintColor")
  }
}
