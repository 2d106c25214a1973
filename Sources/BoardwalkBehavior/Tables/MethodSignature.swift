/// The signature of a method or call, as Swift writes it: `show(_:sender:)`.
package enum MethodSignature {
  /// The signature of `name` with `labels`; nil and `_` are no label.
  package static func text(_ name: String, _ labels: [String?]) -> String {
    "\(name)(\(labels.map { "\($0 ?? "_"):" }.joined()))"
  }
}
