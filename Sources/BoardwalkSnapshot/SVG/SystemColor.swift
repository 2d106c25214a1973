/// A system color in light and dark interfaces.
///
/// In dark ones elevated backgrounds, on sheets and popovers, are lighter.
struct SystemColor: Sendable {
  /// The name that documents use, less `Color`.
  let name: String

  let light: Paint
  let dark: Paint
  let elevated: Paint

  /// The color named `name`; `dark` and `elevated` are as `light`, and `elevated` as `dark`, where
  /// they are not given.
  init(_ name: String, _ light: Paint, dark: Paint? = nil, elevated: Paint? = nil) {
    self.name = name
    self.light = light
    self.dark = dark ?? light
    self.elevated = elevated ?? self.dark
  }

  /// The color named `name`, such as `systemBlueColor` or `label`; nil if the system has none.
  static func named(_ name: String) -> SystemColor? {
    table[name.hasSuffix("Color") ? String(name.dropLast("Color".count)) : name]
  }

  private static let table = Dictionary(
    all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
}

/// The system's colors, as Apple's Human Interface Guidelines list them.
extension SystemColor {
  // MARK: Colors of the pictures themselves

  static let label = SystemColor("label", .black, dark: .white)
  static let secondaryLabel = SystemColor(
    "secondaryLabel", Paint(0x3C3C43, alpha: 0.6), dark: Paint(0xEBEBF5, alpha: 0.6))
  static let tertiaryLabel = SystemColor(
    "tertiaryLabel", Paint(0x3C3C43, alpha: 0.3), dark: Paint(0xEBEBF5, alpha: 0.3))
  static let separator = SystemColor(
    "separator", Paint(0x3C3C43, alpha: 0.29), dark: Paint(0x545458, alpha: 0.6))
  static let opaqueSeparator = SystemColor(
    "opaqueSeparator", Paint(0xC6C6C8), dark: Paint(0x38383A))
  static let systemBackground = SystemColor(
    "systemBackground", .white, dark: .black, elevated: Paint(0x1C1C1E))
  static let systemGroupedBackground = SystemColor(
    "systemGroupedBackground", Paint(0xF2F2F7), dark: .black, elevated: Paint(0x1C1C1E))
  static let secondarySystemGroupedBackground = SystemColor(
    "secondarySystemGroupedBackground", .white, dark: Paint(0x1C1C1E), elevated: Paint(0x2C2C2E))
  static let tertiarySystemFill = SystemColor(
    "tertiarySystemFill", Paint(0x767680, alpha: 0.12), dark: Paint(0x767680, alpha: 0.24))
  static let quaternarySystemFill = SystemColor(
    "quaternarySystemFill", Paint(0x747480, alpha: 0.08), dark: Paint(0x767680, alpha: 0.18))
  static let systemRed = SystemColor("systemRed", Paint(0xFF3B30), dark: Paint(0xFF453A))
  static let systemGreen = SystemColor("systemGreen", Paint(0x34C759), dark: Paint(0x30D158))
  static let systemBlue = SystemColor("systemBlue", Paint(0x007AFF), dark: Paint(0x0A84FF))
  static let systemGray = SystemColor("systemGray", Paint(0x8E8E93))
  static let systemGray5 = SystemColor("systemGray5", Paint(0xE5E5EA), dark: Paint(0x2C2C2E))

  // MARK: All

  static let all: [SystemColor] =
    [
      label, secondaryLabel, tertiaryLabel, separator, opaqueSeparator, systemBackground,
      systemGroupedBackground, secondarySystemGroupedBackground, tertiarySystemFill,
      quaternarySystemFill, systemRed, systemGreen, systemBlue, systemGray, systemGray5,
    ] + texts + backgrounds + hues + plain

  private static let texts = [
    SystemColor(
      "quaternaryLabel", Paint(0x3C3C43, alpha: 0.18), dark: Paint(0xEBEBF5, alpha: 0.16)),
    SystemColor("placeholderText", tertiaryLabel.light, dark: tertiaryLabel.dark),
    SystemColor("link", Paint(0x007AFF), dark: Paint(0x0984FF)),
    // Made for one appearance, these are the same in both.
    SystemColor("darkText", .black), SystemColor("lightText", Paint(0xFFFFFF, alpha: 0.6)),
    SystemColor("text", .black, dark: .white),
  ]

  private static let backgrounds = [
    SystemColor(
      "secondarySystemBackground", Paint(0xF2F2F7), dark: Paint(0x1C1C1E),
      elevated: Paint(0x2C2C2E)),
    SystemColor(
      "tertiarySystemBackground", .white, dark: Paint(0x2C2C2E), elevated: Paint(0x3A3A3C)),
    SystemColor(
      "tertiarySystemGroupedBackground", Paint(0xF2F2F7), dark: Paint(0x2C2C2E),
      elevated: Paint(0x3A3A3C)),
    SystemColor(
      "groupTableViewBackground", Paint(0xF2F2F7), dark: .black, elevated: Paint(0x1C1C1E)),
    SystemColor("tableBackground", .white, dark: .black, elevated: Paint(0x1C1C1E)),
    SystemColor(
      "tableCellGroupedBackground", .white, dark: Paint(0x1C1C1E), elevated: Paint(0x2C2C2E)),
    SystemColor("scrollViewTexturedBackground", Paint(0x6F7179)),
    SystemColor("viewFlipsideBackground", Paint(0x1F2124)),
    SystemColor("systemFill", Paint(0x787880, alpha: 0.2), dark: Paint(0x787880, alpha: 0.36)),
    SystemColor(
      "secondarySystemFill", Paint(0x787880, alpha: 0.16), dark: Paint(0x787880, alpha: 0.32)),
  ]

  private static let hues = [
    SystemColor("systemOrange", Paint(0xFF9500), dark: Paint(0xFF9F0A)),
    SystemColor("systemYellow", Paint(0xFFCC00), dark: Paint(0xFFD60A)),
    SystemColor("systemMint", Paint(0x00C7BE), dark: Paint(0x63E6E2)),
    SystemColor("systemTeal", Paint(0x30B0C7), dark: Paint(0x40C8E0)),
    SystemColor("systemCyan", Paint(0x32ADE6), dark: Paint(0x64D2FF)),
    SystemColor("systemIndigo", Paint(0x5856D6), dark: Paint(0x5E5CE6)),
    SystemColor("systemPurple", Paint(0xAF52DE), dark: Paint(0xBF5AF2)),
    SystemColor("systemPink", Paint(0xFF2D55), dark: Paint(0xFF375F)),
    SystemColor("systemBrown", Paint(0xA2845E), dark: Paint(0xAC8E68)),
    SystemColor("systemGray2", Paint(0xAEAEB2), dark: Paint(0x636366)),
    SystemColor("systemGray3", Paint(0xC7C7CC), dark: Paint(0x48484A)),
    SystemColor("systemGray4", Paint(0xD1D1D6), dark: Paint(0x3A3A3C)),
    SystemColor("systemGray6", Paint(0xF2F2F7), dark: Paint(0x1C1C1E)),
  ]

  /// Colors with fixed components.
  private static let plain = [
    SystemColor("black", .black), SystemColor("white", .white), SystemColor("clear", .clear),
    SystemColor("gray", Paint(0x808080)), SystemColor("darkGray", Paint(0x555555)),
    SystemColor("lightGray", Paint(0xAAAAAA)), SystemColor("red", Paint(0xFF0000)),
    SystemColor("green", Paint(0x00FF00)), SystemColor("blue", Paint(0x0000FF)),
    SystemColor("cyan", Paint(0x00FFFF)), SystemColor("yellow", Paint(0xFFFF00)),
    SystemColor("magenta", Paint(0xFF00FF)), SystemColor("orange", Paint(0xFF8000)),
    SystemColor("purple", Paint(0x800080)), SystemColor("brown", Paint(0x996633)),
  ]
}
