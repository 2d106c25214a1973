/// A value as Swift makes it: `UIFont.systemFont(ofSize: 17)`, `UIImage(named: "Logo")`.
struct SwiftCall {
  /// The function or type, without a qualifying type.
  private let name: String
  private let arguments: [SwiftArgument]

  /// The call of `name`, after a dot or a type, with `text` in its parentheses.
  init(_ name: String, _ text: Substring) {
    let parts = name.split(separator: ".")
    self.name = parts.last.map(String.init) ?? name
    arguments = SwiftArgument.all(in: text)
    receiver = parts.dropLast().last.map(String.init)
  }

  /// The receiver of the call.
  private let receiver: String?

  /// Whether `name` is a known initializer or function of Swift.
  static func isKnown(_ name: String) -> Bool {
    guard Spelling.hasPoint(name) else { return known.contains(name) }
    return known.contains(name.split(separator: ".").last.map(String.init) ?? name)
  }

  /// The equivalent value of scenes, for an attribute with the measure `measure`, if any; nil if
  /// there is none.
  func meaning(as measure: String?) -> String? {
    switch name {
    case "systemFont": value("ofSize").map { "system(\($0)\(weight))" }
    case "boldSystemFont": value("ofSize").map { "boldSystem(\($0))" }
    case "italicSystemFont": value("ofSize").map { "italicSystem(\($0))" }
    case "preferredFont": value("forTextStyle").map { "." + Self.word($0) }
    case "system" where arguments.contains { $0.label == "size" }:
      value("size").map { "system(\($0)\(weight))" }
    case "system":
      arguments.first.flatMap { $0.label == nil ? "system(\($0.value)\(weight))" : nil }
    case "UIFont": font
    case "UIImage", "Image", "systemName", "systemImage", "sfSymbol": image
    case "UIColor", "Color", "init", "colorLiteral": color
    case "imageLiteral": value("resourceName")
    case "withAlphaComponent", "opacity": translucent
    case "CGSize": values(["width", "height"]).map { "size(\($0))" }
    case "CGPoint": values(["x", "y"]).map { "point(\($0))" }
    case "CGRect": values(["x", "y", "width", "height"]).map { "rect(\($0))" }
    case "UIEdgeInsets" where measure == "edgeInsets":
      values(["top", "left", "bottom", "right"]).map { "edgeInsets(\($0))" }
    case "UIEdgeInsets":
      values(["left", "top", "right", "bottom"]).map { "inset(\($0))" }
    case "NSDirectionalEdgeInsets":
      values(["top", "leading", "bottom", "trailing"]).map { "directionalEdgeInsets(\($0))" }
    case "NSLocalizedString", "String", "LocalizedStringKey":
      arguments.first.flatMap { $0.value.hasPrefix("\"") ? $0.value : nil }
    default: unlabeled
    }
  }

  /// The value without labels, if it has the form of a scene's value.
  private var unlabeled: String? {
    guard let names = ValueCalls.names(of: name) else { return nil }
    var values: [Int: String] = [:]
    for (place, argument) in arguments.enumerated() {
      guard let place = argument.label.map({ names.firstIndex(of: $0) }) ?? place else {
        return nil
      }
      values[place] = argument.value
    }
    let all = names.indices.prefix(values.count).compactMap { values[$0] }
    return all.count == arguments.count ? "\(name)(\(all.joined(separator: ", ")))" : nil
  }

  private static let known: Set<String> = [
    "systemFont", "boldSystemFont", "italicSystemFont", "preferredFont", "UIFont", "UIImage",
    "Image", "systemName", "systemImage", "sfSymbol", "UIColor", "Color", "init",
    "withAlphaComponent", "opacity", "CGSize", "CGPoint", "CGRect", "UIEdgeInsets",
    "NSDirectionalEdgeInsets", "NSLocalizedString", "String", "LocalizedStringKey",
  ]

  /// The value with `label`, or the only argument without a label.
  private func value(_ label: String) -> String? {
    let argument = arguments.first { $0.label == label }
    return argument?.value
      ?? (arguments.count == 1 && arguments[0].label == nil ? arguments[0].value : nil)
  }

  /// The values with `labels`, in that order.
  private func values(_ labels: [String]) -> String? {
    let values = labels.compactMap { label in arguments.first { $0.label == label }?.value }
    return values.count == labels.count ? values.joined(separator: ", ") : nil
  }

  /// The last word of `UIFont.Weight.bold`.
  private static func word(_ text: String) -> String {
    text.split(separator: ".").last.map(String.init) ?? text
  }

  private var weight: String {
    arguments.first { $0.label == "weight" }.map { ", " + Self.word($0.value) } ?? ""
  }

  private var font: String? {
    guard let name = value("name"), let size = value("size"), name.hasPrefix("\"") else {
      return nil
    }
    let family = name.prefix { $0 != "-" }
    return "custom(\(name), \(family.hasSuffix("\"") ? family : family + "\""), \(size))"
  }

  private var image: String? {
    guard let argument = arguments.first else { return nil }
    let isText = argument.value.hasPrefix("\"")
    let isSymbol = name.hasPrefix("s") && argument.label == nil && Spelling.isWord(argument.value)
    guard isText || isSymbol else { return nil }
    guard name.hasPrefix("s") || argument.label == "systemName" else { return argument.value }
    let symbol = isText ? String(argument.value.dropFirst().dropLast()) : argument.value
    return "system(\(Spelling.argument(symbol)))"
  }

  private var color: String? {
    if let name = value("named"), name.hasPrefix("\"") { return "named(\(name))" }
    let alpha = arguments.first { $0.label == "alpha" || $0.label == "opacity" }?.value
    let rest = alpha.flatMap { ["1", "1.0"].contains($0) ? nil : ", \($0)" } ?? ""
    if let parts = values(["red", "green", "blue"]) { return "rgb(\(parts)\(rest))" }
    return values(["white"]).map { "white(\($0)\(rest))" }
  }

  /// `UIColor.black.withAlphaComponent(0.5)`.
  private var translucent: String? {
    guard let receiver, let alpha = arguments.first?.value,
      case .call(let space, let parts) = PlainColors.value(of: receiver)
    else { return nil }
    return "\(space)(\((parts + [alpha]).joined(separator: ", ")))"
  }
}
