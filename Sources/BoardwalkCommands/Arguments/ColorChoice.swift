/// When a human-readable report has colors.
enum ColorChoice: String, Sendable, CaseIterable {
  /// On a terminal, unless `NO_COLOR` is set.
  case auto
  case always
  case never

  /// Whether a report has colors; `isUsual` is the default.
  func hasColors(usually isUsual: Bool) -> Bool {
    switch self {
    case .auto: isUsual
    case .always: true
    case .never: false
    }
  }
}

extension Arguments {
  /// When the report has colors.
  var colorChoice: ColorChoice { self["--color"].flatMap(ColorChoice.init) ?? .auto }
}
