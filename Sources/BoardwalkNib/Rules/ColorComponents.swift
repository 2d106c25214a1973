import BoardwalkDocument
import Foundation

/// The components of a color, and the space that an archive stores them in.
struct ColorComponents: Sendable, Hashable {
  enum Space: Sendable, Hashable {
    case white, rgb
  }

  let space: Space
  let values: [Double]
  let alpha: Double

  private init(space: Space, values: [Double], alpha: Double) {
    self.space = space
    self.values = values
    self.alpha = alpha
  }

  init(white: Double, alpha: Double = 1) {
    self.init(space: .white, values: [white], alpha: alpha)
  }

  init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.init(space: .rgb, values: [red, green, blue], alpha: alpha)
  }
}

// MARK: - In a document

extension ColorComponents {
  /// The components of `element`; nil if no sample shows their conversion.
  ///
  /// The colors of a color-matched document are converted to sRGB, those of any other to the generic
  /// RGB of older documents. The compiler's device has sRGB (3 colors of 2 projects without color
  /// matching). Newer compilers first round components to ten digits, and convert white to white
  /// where `matchesWhite` is true.
  init?(
    _ element: Element, isMatched: Bool, isRounded: Bool = false, matchesWhite: Bool = false
  ) {
    let number = { (name: String) in
      element[name].flatMap(Double.init).map { isRounded ? Self.rounded($0) : $0 }
    }
    let alpha = number("alpha") ?? 1
    let space = element["customColorSpace"] ?? element["colorSpace"]
    if let white = number("white") {
      self.init(white: white, alpha: alpha, in: space, isMatched: isMatched)
      return
    }
    guard let red = number("red"), let green = number("green"), let blue = number("blue") else {
      return nil
    }
    if matchesWhite, isMatched, space == "calibratedRGB", red + green + blue > 0 {
      let converted = ColorConversion.genericRGBMatchingWhite.converted([red, green, blue])
      self.init(space: .rgb, values: converted, alpha: alpha)
      return
    }
    self.init([red, green, blue], alpha: alpha, in: space, isMatched: isMatched)
  }

  private static func rounded(_ number: Double) -> Double {
    Double(String(format: "%.10g", number)) ?? number
  }

  private init?(_ components: [Double], alpha: Double, in space: String?, isMatched: Bool) {
    let isExtreme = [[0, 0, 0], [1, 1, 1]].contains(components)
    switch space {
    // Black and white are the same in every space.
    case "sRGB" where isExtreme, "deviceRGB" where isExtreme, "calibratedRGB" where isExtreme,
      "displayP3" where isExtreme, "sRGB" where isMatched, "deviceRGB" where isMatched,
      "calibratedRGB" where !isMatched:
      self.init(space: .rgb, values: components, alpha: alpha)
    case "sRGB", "deviceRGB":
      self.init(
        space: .rgb, values: ColorConversion.toGenericRGB.converted(components), alpha: alpha)
    case "calibratedRGB":
      self.init(
        space: .rgb, values: ColorConversion.genericRGB.converted(components), alpha: alpha)
    case "displayP3" where isMatched:
      self.init(
        space: .rgb, values: ColorConversion.displayP3.converted(components), alpha: alpha)
    default: return nil
    }
  }

  private init?(white: Double, alpha: Double, in space: String?, isMatched: Bool) {
    switch (space, isMatched) {
    case ("genericGamma22GrayColorSpace", _): self.init(white: white, alpha: alpha)
    case ("calibratedWhite", true) where white == 0 || white == 1:
      self.init(white: white, alpha: alpha)
    case ("calibratedWhite", true):
      self.init(white: ColorConversion.fromGenericGray(white), alpha: alpha)
    // Without matching, a gray is stored as a red, a green and a blue.
    case ("calibratedWhite", false):
      self.init(red: white, green: white, blue: white, alpha: alpha)
    default: return nil
    }
  }
}
