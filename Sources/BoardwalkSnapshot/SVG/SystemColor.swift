/// A color of the system's: what it looks like in light and in dark interfaces.
///
/// In dark ones backgrounds are lighter where they lie over others, on sheets and popovers.
struct SystemColor: Sendable {
  /// The name that documents use, less `Color`.
  let name: String

  let light: Paint
  let dark: Paint
  let elevated: Paint

  /// The color called `name`; `dark` and `elevated` are as `light`, and `elevated` as `dark`, where
  /// they are not given.
  init(_ name: String, _ light: Paint, dark: Paint? = nil, elevated: Paint? = nil) {
    self.name = name
    self.light = light
    self.dark = dark ?? light
    self.elevated = elevated ?? self.dark
  }

  /// The color called `name`, such as `systemBlueColor` or `label`; nil if the system has none.
  static func named(_ name: String) -> SystemColor? {
    table[name.hasSuffix("Color") ? String(name.dropLast("Color".count)) : name]
  }

  private static let table = Dictionary(
    all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
}
