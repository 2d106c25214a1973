import BoardwalkDocument

/// Fonts in behaviors: `UIFont.systemFont(ofSize: 20, weight: .bold)`.
///
/// Monospaced fonts are measured as the system font.
enum FontValue {
  /// The class of fonts.
  static let className = "UIFont"

  /// The calls of the class.
  static let calls: [String: @Sendable ([Value]) -> Value] = [
    "systemFont": { system($0, type: "system") },
    "boldSystemFont": { system($0, type: "boldSystem") },
    "italicSystemFont": { system($0, type: "italicSystem") },
    "monospacedDigitSystemFont": { system($0, type: "system") },
    "monospacedSystemFont": { system($0, type: "system") },
    "preferredFont": {
      Value(Font(style: Font.style(named: $0.first?.word ?? "body"), pointSize: nil))
    },
  ]

  private static func system(_ arguments: [Value], type: String) -> Value {
    let weight = arguments.dropFirst().first?.word
    return Value(
      Font(
        type: type, weight: weight == "regular" ? nil : weight,
        pointSize: arguments.first?.double ?? Font.defaultSize))
  }
}

extension Value {
  /// A font as an object of its properties.
  init(_ font: Font?) {
    guard let font else {
      self = .nil
      return
    }
    self = .object(
      FontValue.className,
      [
        "fontName": Value(font.name), "familyName": Value(font.family),
        "textStyle": Value(font.style), "type": Value(font.type), "weight": Value(font.weight),
        "pointSize": font.pointSize.map { .number($0) } ?? .nil,
      ])
  }

  /// The font that the value is; nil for another value.
  var font: Font? {
    guard case .object(FontValue.className, let fields) = self else { return nil }
    func text(_ name: String) -> String? { fields[name]?.optionalText }
    return Font(
      name: text("fontName") ?? text("name"), family: text("familyName"), style: text("textStyle"),
      type: text("type"), weight: text("weight"),
      pointSize: (fields["pointSize"] ?? fields["size"])?.double)
  }
}
