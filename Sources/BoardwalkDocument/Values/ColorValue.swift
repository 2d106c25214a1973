/// A color as a document writes it.
public struct ColorValue: Sendable, Hashable, Codable {
  /// The name of a system color or of one in the app's asset catalog.
  public let name: String?

  /// Red, green, blue and alpha, from 0 to 1, if the document has them.
  public let components: [Double]?

  /// The space of the components, such as `sRGB` or `genericGamma22GrayColorSpace`.
  package let space: String?

  /// The color that `element` describes.
  init(_ element: Element) {
    self.init(attribute: { element[$0] }, number: element.number)
  }

  /// The color of an element whose attributes and finite numbers these look up.
  package init(attribute: (String) -> String?, number: (String) -> Double?) {
    name =
      attribute("systemColor") ?? attribute("name") ?? attribute("xcode11CocoaTouchSystemColor")
      ?? attribute("cocoaTouchSystemColor") ?? attribute("catalog")
    space = attribute("customColorSpace") ?? attribute("colorSpace")
    let alpha = number("alpha") ?? 1
    if let white = number("white") {
      components = [white, white, white, alpha]
    } else if let red = number("red"), let green = number("green"), let blue = number("blue") {
      components = [red, green, blue, alpha]
    } else {
      components = nil
    }
  }
}

extension ColorValue {
  /// The color `name`: a system color, such as `systemRedColor`, or one of the app's catalog.
  public static func named(_ name: String) -> ColorValue {
    ColorValue(name: name, components: nil, space: nil)
  }

  /// The color mixed from these parts, each from 0 to 1.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.init(name: nil, components: [red, green, blue, alpha], space: "sRGB")
  }

  /// The color `name`, or with `components` in `space`, or both.
  package init(name: String?, components: [Double]?, space: String?) {
    self.name = name
    self.components = components
    self.space = space
  }
}
