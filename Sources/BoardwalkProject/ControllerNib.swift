/// The xib from which a view controller without a nib name loads its view (LIFE-02).
package enum ControllerNib {
  /// The names that it may have for the class `className`, with or without “Controller”: the first
  /// that exists is loaded.
  package static func names(forClass className: String) -> [String] {
    let suffix = "Controller"
    return (className.hasSuffix(suffix) ? [String(className.dropLast(suffix.count))] : [])
      + [className]
  }
}
