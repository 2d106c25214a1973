import BoardwalkDocument

/// Colors as one value: `.systemRed`, `.red`, `rgb(1, 0.5, 0)`, `rgb8(255, 128, 0)`, `white(0.5,
/// 0.8)`, `named("Accent")`, `nil`. The alpha of an opaque color may be omitted.
enum ColorText {
  /// A color space, the names of its calls, and the attributes that identify it.
  private struct Space {
    let call: String
    let components: [String]
    let marks: [Attribute]
  }

  private static let rgb = ["red", "green", "blue"]
  private static let white = ["white"]

  private static let spaces = [
    Space(call: "rgb", components: rgb, marks: custom("sRGB")),
    Space(call: "white", components: white, marks: custom("genericGamma22GrayColorSpace")),
    Space(call: "displayP3", components: rgb, marks: custom("displayP3")),
    Space(
      call: "calibratedRGB", components: rgb, marks: [Attribute("colorSpace", "calibratedRGB")]),
    Space(
      call: "calibratedWhite", components: white,
      marks: [Attribute("colorSpace", "calibratedWhite")]),
    Space(call: "deviceRGB", components: rgb, marks: [Attribute("colorSpace", "deviceRGB")]),
    Space(
      call: "deviceWhite", components: white, marks: [Attribute("colorSpace", "deviceWhite")]),
  ]

  private static let spacesByCall = Dictionary(
    uniqueKeysWithValues: spaces.map { ($0.call, $0) })

  /// The components of each call apart from alpha; `rgb8` counts them from 0 to 255.
  static let components = spacesByCall.mapValues(\.components).merging(["rgb8": rgb]) { $1 }

  private static func custom(_ name: String) -> [Attribute] {
    [Attribute("colorSpace", "custom"), Attribute("customColorSpace", name)]
  }

  /// The value of `color`, whose first attribute is its key; nil if it has no short form.
  static func value(of color: ElementNode) -> FieldValue? {
    let attributes = Array(color.attributes.dropFirst())
    if color.name == "nil" { return attributes.isEmpty ? .plain("nil") : nil }
    guard color.name == "color", let first = attributes.first else { return nil }
    switch attributes.map(\.name) {
    case ["systemColor"]: return system(first.value)
    case ["systemColor", "cocoaTouchSystemColor"]:
      guard Spelling.isWord(first.value), Spelling.isWord(attributes[1].value) else { return nil }
      return .call("system", attributes.map(\.value))
    case ["cocoaTouchSystemColor"]:
      return Spelling.isWord(first.value) ? .call("system", [first.value]) : nil
    case ["name"]: return .call("named", [first.value])
    default: return inSpace(attributes)
    }
  }

  /// UIKit's `.label` is `labelColor` in documents, unless it is not a system color.
  private static func system(_ name: String) -> FieldValue? {
    guard Spelling.isWord(name), name.hasSuffix("Color"), name.utf8.count > 5,
      PlainColors.value(of: String(name.dropLast(5))) == nil
    else { return nil }
    return .call("." + name.dropLast(5), [])
  }

  private static func inSpace(_ attributes: [Attribute]) -> FieldValue? {
    for space in spaces {
      let count = space.components.count
      guard attributes.count == count + 1 + space.marks.count,
        attributes.suffix(space.marks.count) == space.marks[...],
        attributes.prefix(count).map(\.name) == space.components,
        attributes[count].name == "alpha"
      else { continue }
      let values = attributes.prefix(count + 1).map(\.value)
      guard
        values.allSatisfy({ NumberText.isNumber($0) && NumberText.full(NumberText.short($0)) == $0 }
        )
      else { return nil }
      let alpha = values[count] == "1" ? [] : [NumberText.short(values[count])]
      let bytes = values.prefix(count).compactMap(NumberText.byte)
      if space.call == "rgb", bytes.count == count, !bytes.allSatisfy(["0", "255"].contains) {
        return .call("rgb8", bytes + alpha)
      }
      return .call(space.call, values.prefix(count).map(NumberText.short) + alpha)
    }
    return nil
  }

  /// The element of `value` as the part `key` of another; nil if it is not a color.
  static func element(_ value: FieldValue, key: String) -> ElementNode? {
    let key = Attribute("key", key)
    guard case .call(let name, let arguments) = value else {
      return value == .plain("nil") ? ElementNode("nil", [key]) : nil
    }
    if arguments.isEmpty, name.utf8.first == UInt8(ascii: ".") {
      let word = Spelling.withoutSign(name)
      if let parts = PlainColors.value(of: word) { return element(parts, key: key.value) }
      return ElementNode("color", [key, Attribute("systemColor", word + "Color")])
    }
    switch (name, arguments.count) {
    case ("named", 1): return ElementNode("color", [key, Attribute("name", arguments[0])])
    case ("system", 1...) where Spelling.isNumber(arguments[0]): return nil
    case ("system", 1):
      return ElementNode("color", [key, Attribute("cocoaTouchSystemColor", arguments[0])])
    case ("system", 2):
      return ElementNode(
        "color",
        [
          key, Attribute("systemColor", arguments[0]),
          Attribute("cocoaTouchSystemColor", arguments[1]),
        ])
    default: break
    }
    let isBytes = name == "rgb8"
    guard let space = spacesByCall[isBytes ? "rgb" : name] else { return nil }
    let count = space.components.count
    guard arguments.count == count || arguments.count == count + 1 else { return nil }
    var attributes: [Attribute] = []
    attributes.reserveCapacity(count + 2 + space.marks.count)
    attributes.append(key)
    for (component, argument) in zip(space.components, arguments) {
      let value = isBytes ? NumberText.part(ofByte: argument) : NumberText.full(argument)
      attributes.append(Attribute(component, value))
    }
    let alpha = arguments.count > count ? NumberText.full(arguments[count]) : "1"
    attributes.append(Attribute("alpha", alpha))
    attributes += space.marks
    return ElementNode("color", attributes)
  }
}
