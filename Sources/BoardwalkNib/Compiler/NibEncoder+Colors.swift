import BoardwalkDocument
import Foundation

extension NibEncoder {
  /// The color that `element` describes.
  mutating func color(_ element: Element) -> ArchivedValue? {
    guard element.name == "color" else {
      // <nil key="…"/> says that there is none.
      if element.name != "nil" { refuse(element) }
      return nil
    }
    if let name = element["systemColor"] ?? systemColorOfXcode11(element) {
      return systemColor(name, element)
    }
    if let name = element["cocoaTouchSystemColor"] { return legacySystemColor(name, element) }
    if element["name"] != nil || element["catalog"] != nil {
      refuse(element, .attribute("name"))
      return nil
    }
    return componentColor(element)
  }

  /// The color of texts that have none of their own.
  mutating func systemTextColor() -> ArchivedValue {
    let name = generation >= .xcode11 ? "labelColor" : "darkTextColor"
    return encode(systemComponents(name) ?? ColorComponents(white: 0), name: name)
  }

  /// The components of a color of the system. Xcode 14 alone has the labels' black as an RGB color.
  private func systemComponents(_ name: String) -> ColorComponents? {
    name == "labelColor" && generation == .xcode14
      ? ColorComponents(red: 0, green: 0, blue: 0) : SystemColors.components[name]
  }

  /// Whether `element` is white, or the background of the system in the light appearance.
  func isWhite(_ element: Element) -> Bool {
    let name =
      element["systemColor"] ?? systemColorOfXcode11(element)
      ?? element["cocoaTouchSystemColor"]
    if let name { return ["systemBackgroundColor", "whiteColor"].contains(name) }
    return ColorComponents(element, isMatched: true) == ColorComponents(white: 1)
  }

  private func systemColorOfXcode11(_ element: Element) -> String? {
    generation >= .xcode11 ? element["xcode11CocoaTouchSystemColor"] : nil
  }

  /// A color of the system, with the components that it has in the light appearance.
  private mutating func systemColor(_ name: String, _ element: Element) -> ArchivedValue? {
    let resource = document.resources.first {
      $0.element.name == "systemColor" && $0.element["name"] == name
    }
    let stored = resource?.element.child("color")
    let components =
      stored.flatMap { ColorComponents($0, isMatched: true) } ?? systemComponents(name)
    guard let components else {
      refuse(element, .value(attribute: "systemColor", name))
      return nil
    }
    return encode(components, name: name)
  }

  private mutating func legacySystemColor(_ name: String, _ element: Element) -> ArchivedValue? {
    guard let components = systemComponents(name) else {
      refuse(element, .value(attribute: "cocoaTouchSystemColor", name))
      return nil
    }
    return encode(components, name: name)
  }

  private mutating func componentColor(_ element: Element) -> ArchivedValue? {
    let isMatched = document.root["colorMatched"] == "YES"
    guard let components = ColorComponents(element, isMatched: isMatched) else {
      refuse(element, .value(attribute: "colorSpace", element["customColorSpace"] ?? "none"))
      return nil
    }
    let stored = generation >= .xcode13 ? components.rounded : components
    return encode(stored, name: SystemColors.name(of: stored))
  }

  mutating func encode(_ color: ColorComponents, name: String?) -> ArchivedValue {
    var entries: [ArchivedObject.Entry] = []
    if let name { entries.append(.init("UISystemColorName", builder.text(name))) }
    let alpha = color.alpha == 1 ? "" : " " + Self.short(color.alpha)
    switch color.space {
    case .white:
      entries += [.init("UIColorComponentCount", .int8(2))]
      entries += component("UIWhite", color.values[0]) + component("UIAlpha", color.alpha)
      entries += [
        .init("NSWhite", .data(Array((Self.short(color.values[0]) + alpha).utf8))),
        .init("NSColorSpace", .int8(4)),
      ]
    case .rgb:
      entries += [.init("UIColorComponentCount", .int8(4))]
      for (key, value) in zip(["UIRed", "UIGreen", "UIBlue"], color.values) {
        entries += component(key, value)
      }
      entries += component("UIAlpha", color.alpha)
      let numbers = color.values.map(Self.short).joined(separator: " ") + alpha
      entries += [.init("NSRGB", .data(Array(numbers.utf8))), .init("NSColorSpace", .int8(2))]
    }
    return builder.add("UIColor", entries)
  }

  /// A component in 32 bits; newer compilers add the 64 bits of one that does not fit.
  private func component(_ key: String, _ value: Double) -> [ArchivedObject.Entry] {
    let short = ArchivedObject.Entry(key, .float(Float(value)))
    guard generation >= .xcode11, Double(Float(value)) != value else { return [short] }
    return [short, .init(key + "-Double", .double(value))]
  }

  /// `value` with three significant digits, as C's `%.3g` prints it.
  private static func short(_ value: Double) -> String { String(format: "%.3g", value) }
}

/// The components of a color, and the space that an archive stores them in.
struct ColorComponents: Sendable, Hashable {
  enum Space: Sendable, Hashable {
    case white, rgb
  }

  let space: Space
  let values: [Double]
  let alpha: Double

  /// The components with ten digits behind the point, to which newer compilers round them.
  var rounded: ColorComponents {
    let round = { (value: Double) in (value * 1e10).rounded() / 1e10 }
    return ColorComponents(space: space, values: values.map(round), alpha: round(alpha))
  }

  private init(space: Space, values: [Double], alpha: Double) {
    self.space = space
    self.values = values
    self.alpha = alpha
  }

  init(white: Double, alpha: Double = 1) {
    space = .white
    values = [white]
    self.alpha = alpha
  }

  init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    space = .rgb
    values = [red, green, blue]
    self.alpha = alpha
  }

  /// The components that `element` names; nil where no sample shows how they are converted.
  ///
  /// A document that is color matched names colors that look alike on all screens. Those of the older
  /// calibrated spaces are converted for it, and only the extremes stay what they are.
  init?(_ element: Element, isMatched: Bool) {
    let number = { (name: String) in element[name].flatMap(Double.init) }
    let alpha = number("alpha") ?? 1
    let space = element["customColorSpace"] ?? element["colorSpace"]
    if let white = number("white") {
      self.init(white: white, alpha: alpha, in: space, isMatched: isMatched)
      return
    }
    guard let red = number("red"), let green = number("green"), let blue = number("blue") else {
      return nil
    }
    let isExtreme = [[0, 0, 0], [1, 1, 1]].contains([red, green, blue])
    let isConverted = space == "displayP3" || space == "calibratedRGB" && isMatched
    guard isConverted ? isExtreme : ["sRGB", "calibratedRGB", "deviceRGB"].contains(space) else {
      return nil
    }
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  private init?(white: Double, alpha: Double, in space: String?, isMatched: Bool) {
    switch (space, isMatched) {
    case ("genericGamma22GrayColorSpace", _): self.init(white: white, alpha: alpha)
    case ("calibratedWhite", true) where white == 0 || white == 1:
      self.init(white: white, alpha: alpha)
    // Without matching, a gray is stored as a red, a green and a blue.
    case ("calibratedWhite", false):
      self.init(red: white, green: white, blue: white, alpha: alpha)
    default: return nil
    }
  }
}

/// Colors that UIKit has names for.
enum SystemColors {
  /// The components in the light appearance.
  static let components: [String: ColorComponents] = [
    "blackColor": .init(white: 0), "whiteColor": .init(white: 1),
    "clearColor": .init(white: 0, alpha: 0),
    "darkTextColor": .init(white: 0), "lightTextColor": .init(white: 1, alpha: 0.6),
    "labelColor": .init(white: 0), "systemBackgroundColor": .init(white: 1),
    "tableBackgroundColor": .init(white: 1), "tertiarySystemBackgroundColor": .init(white: 1),
    "secondarySystemBackgroundColor": .init(
      red: 0.94901960784313721, green: 0.94901960784313721, blue: 0.96862745098039216),
    "groupTableViewBackgroundColor": .init(
      red: 0.94901960784313721, green: 0.94901960784313721, blue: 0.96862745098039216),
    "systemBlueColor": .init(red: 0, green: 0.47843137254901963, blue: 1),
  ]

  /// The name of a gray that UIKit has a constant for.
  static func name(of components: ColorComponents) -> String? {
    guard components.space == .white else { return nil }
    return ["blackColor", "whiteColor", "clearColor"].first { Self.components[$0] == components }
  }
}
