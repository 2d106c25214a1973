/// The units of durations in Swift: `.milliseconds(300)`.
package enum TimeUnit {
  /// The number of each unit in a second.
  package static let perSecond: [String: Double] = [
    "nanoseconds": 1e9, "microseconds": 1e6, "milliseconds": 1000, "seconds": 1,
  ]
}
