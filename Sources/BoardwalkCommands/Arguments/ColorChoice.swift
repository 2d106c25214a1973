/// The use of colors in a human-readable report.
enum ColorChoice: String, Sendable, CaseIterable {
  /// On a terminal, unless `NO_COLOR` is set.
  case auto
  case always
  case never

  /// Whether a report has colors; `default` decides for ``auto``.
  func hasColors(default: Bool) -> Bool {
    switch self {
    case .auto: `default`
    case .always: true
    case .never: false
    }
  }
}

extension Arguments {
  /// The use of colors in the report.
  var colorChoice: ColorChoice { self["--color"].flatMap(ColorChoice.init) ?? .auto }
}
