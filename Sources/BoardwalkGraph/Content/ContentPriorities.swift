/// The content hugging and compression resistance priorities of a view; nil for UIKit's defaults.
package struct ContentPriorities: ArchivedContent {
  package let horizontalHugging, verticalHugging: Double?
  package let horizontalCompressionResistance, verticalCompressionResistance: Double?

  /// Decodes `element`.
  package init(_ element: ArchivedElement) {
    horizontalHugging = element.number("horizontalHuggingPriority")
    verticalHugging = element.number("verticalHuggingPriority")
    horizontalCompressionResistance = element.number("horizontalCompressionResistancePriority")
    verticalCompressionResistance = element.number("verticalCompressionResistancePriority")
  }
}
