import BoardwalkDocument
import Foundation

extension NibEncoder {
  /// The color that `element` describes.
  mutating func color(_ element: Element) -> ArchivedValue? {
    guard element.name == "color" else {
      // <nil key="…"/> represents an absent color.
      if element.name != "nil" { refuse(element) }
      return nil
    }
    if let name = element["systemColor"] ?? systemColorOfXcode11(element) {
      return systemColor(name, element)
    }
    if let name = element["cocoaTouchSystemColor"] { return legacySystemColor(name, element) }
    // The color of texts on a Mac is black (7 samples).
    if element["catalog"] == "System", element["name"] == "textColor", generation >= .xcode13 {
      return encode(ColorComponents(red: 0, green: 0, blue: 0), name: nil)
    }
    if let name = element["name"] { return namedColor(name, element) }
    return componentColor(element)
  }

  /// A color of an asset catalog, with the components that the document notes of it.
  private mutating func namedColor(_ name: String, _ element: Element) -> ArchivedValue? {
    let stored = document.resources.first {
      $0.element.name == "namedColor" && $0.element["name"] == name
    }?.element.child("color")
    guard generation >= .xcode11, element["catalog"] == nil,
      let components = stored.flatMap({ ColorComponents($0, isMatched: true) })
    else {
      refuse(element, .value(attribute: "name", name))
      return nil
    }
    return encode(
      components,
      [
        .init("UIDynamicCatalogName", builder.text(name)),
        .init("UIDynamicCatalogUseNibBundle", .bool(true)),
      ])
  }

  /// The default text color.
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
    return encode(components, name: SystemColors.name(of: name, in: generation))
  }

  private mutating func componentColor(_ element: Element) -> ArchivedValue? {
    let isMatched = document.root["colorMatched"] == "YES"
    guard
      let components = ColorComponents(
        element, isMatched: isMatched, isRounded: isRounded(element),
        matchesWhite: generation >= .xcode13)
    else {
      let space = element["customColorSpace"] ?? element["colorSpace"]
      refuse(element, .value(attribute: "colorSpace", space ?? "none"))
      return nil
    }
    return encode(components, name: SystemColors.name(of: components))
  }

  /// Whether the compiler rounds the components of a color: newer ones do in storyboards (24
  /// colors), but not in xibs (4) and in texts with attributes (5).
  private func isRounded(_ element: Element) -> Bool {
    generation >= .xcode13 && document.kind == .storyboard && element.parent?.name != "attributes"
  }

  /// A color that UIKit may have a name for.
  mutating func encode(_ color: ColorComponents, name: String?) -> ArchivedValue {
    encode(color, name.map { [.init("UISystemColorName", builder.text($0))] } ?? [])
  }

  /// A color whose identification precedes its components.
  private mutating func encode(
    _ color: ColorComponents, _ identity: [ArchivedObject.Entry]
  ) -> ArchivedValue {
    var entries = identity
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
    return builder.value("UIColor", entries)
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
