/// What it means that an attribute of new objects is absent. Interface Builder writes no attribute
/// that has the value of the class itself, so its absence is as good as that value.
enum SilentValues {
  /// The value that goes without an attribute `name` of elements called `kind`, whose new objects have
  /// `usual`; nil where nobody knows it.
  static func of(_ name: String, in kind: String, usual: String) -> String? {
    switch (usual, name) {
    case ("YES", _): "NO"
    case ("NO", _): "YES"
    case (_, "horizontalHuggingPriority"), (_, "verticalHuggingPriority"): "250"
    case (_, "textAlignment"): "left"
    case (_, "buttonType"): "custom"
    case (_, "borderStyle") where kind == "textField": "none"
    default: nil
    }
  }
}
