/// How strongly a view keeps to the size of its content; nil for UIKit's usual priorities.
package struct ContentPriorities: ArchivedContent {
  package let horizontalHugging, verticalHugging: Double?
  package let horizontalCompressionResistance, verticalCompressionResistance: Double?

  /// What `element` says.
  package init(_ element: ArchivedElement) {
    horizontalHugging = element.number("horizontalHuggingPriority")
    verticalHugging = element.number("verticalHuggingPriority")
    horizontalCompressionResistance = element.number("horizontalCompressionResistancePriority")
    verticalCompressionResistance = element.number("verticalCompressionResistancePriority")
  }
}
