/// The system's colours in light appearance, by the names that documents use less `Color`.
enum SystemPaints {
  /// The colour called `name`, such as `systemBlueColor` or `label`; nil where the system has none.
  static func paint(named name: String) -> Paint? {
    let short = name.hasSuffix("Color") ? String(name.dropLast("Color".count)) : name
    return table[short]
  }

  private static let table: [String: Paint] = [
    // Text.
    "label": .black, "darkText": .black, "text": .black, "lightText": Paint(0xFFFFFF, alpha: 0.6),
    "secondaryLabel": Paint(0x3C3C43, alpha: 0.6), "tertiaryLabel": Paint(0x3C3C43, alpha: 0.3),
    "quaternaryLabel": Paint(0x3C3C43, alpha: 0.18),
    "placeholderText": Paint(0x3C3C43, alpha: 0.3), "link": Paint(0x007AFF),
    // Lines.
    "separator": Paint(0x3C3C43, alpha: 0.29), "opaqueSeparator": Paint(0xC6C6C8),
    // Backgrounds.
    "systemBackground": .white, "secondarySystemBackground": Paint(0xF2F2F7),
    "tertiarySystemBackground": .white, "systemGroupedBackground": Paint(0xF2F2F7),
    "secondarySystemGroupedBackground": .white,
    "tertiarySystemGroupedBackground": Paint(0xF2F2F7),
    "groupTableViewBackground": Paint(0xF2F2F7), "tableBackground": .white,
    "tableCellGroupedBackground": .white, "scrollViewTexturedBackground": Paint(0x6F7179),
    "viewFlipsideBackground": Paint(0x1F2124),
    // Fills.
    "systemFill": Paint(0x787880, alpha: 0.2), "secondarySystemFill": Paint(0x787880, alpha: 0.16),
    "tertiarySystemFill": Paint(0x767680, alpha: 0.12),
    "quaternarySystemFill": Paint(0x747480, alpha: 0.08),
    // Colours.
    "systemRed": Paint(0xFF3B30), "systemOrange": Paint(0xFF9500), "systemYellow": Paint(0xFFCC00),
    "systemGreen": Paint(0x34C759), "systemMint": Paint(0x00C7BE), "systemTeal": Paint(0x30B0C7),
    "systemCyan": Paint(0x32ADE6), "systemBlue": Paint(0x007AFF), "systemIndigo": Paint(0x5856D6),
    "systemPurple": Paint(0xAF52DE), "systemPink": Paint(0xFF2D55), "systemBrown": Paint(0xA2845E),
    "tint": Paint(0x007AFF), "AccentColor": Paint(0x007AFF),
    "systemGray": Paint(0x8E8E93), "systemGray2": Paint(0xAEAEB2), "systemGray3": Paint(0xC7C7CC),
    "systemGray4": Paint(0xD1D1D6), "systemGray5": Paint(0xE5E5EA), "systemGray6": Paint(0xF2F2F7),
    // Plain colours.
    "black": .black, "white": .white, "clear": .clear, "gray": Paint(0x808080),
    "darkGray": Paint(0x555555), "lightGray": Paint(0xAAAAAA), "red": Paint(0xFF0000),
    "green": Paint(0x00FF00), "blue": Paint(0x0000FF), "cyan": Paint(0x00FFFF),
    "yellow": Paint(0xFFFF00), "magenta": Paint(0xFF00FF), "orange": Paint(0xFF8000),
    "purple": Paint(0x800080), "brown": Paint(0x996633),
  ]
}
