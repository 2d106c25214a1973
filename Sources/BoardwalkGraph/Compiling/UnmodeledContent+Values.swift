import BoardwalkDocument

extension UnmodeledContent {
  /// Takes `color` if a color's template says all of it.
  mutating func takeColor(_ color: Element?) {
    guard let color else { return }
    let isNamed = ["systemColor", "name"].contains { color[$0] != nil }
    let hasComponents = color["white"] != nil || color["red"] != nil
    guard !(color["customColorSpace"] == nil && color["colorSpace"] == "custom") else { return }
    var known: Set<String> = ["key", "customColorSpace"]
    if color["customColorSpace"] == nil || color["colorSpace"] == "custom" {
      known.insert("colorSpace")
    }
    if hasComponents { known.formUnion(["red", "green", "blue", "white", "alpha"]) }
    if isNamed {
      known.insert(color["systemColor"] != nil ? "systemColor" : "name")
    } else {
      known.insert("cocoaTouchSystemColor")
    }
    take(color, knowing: known)
  }

  /// Takes the values that are set by key path.
  mutating func takeRuntimeAttributes(of element: Element) {
    take(element.child("userDefinedRuntimeAttributes")) { _ in true }
  }

  /// Takes the connections of `object` that its scene has templates of.
  mutating func takeConnections(of object: Element, in context: CompileContext) {
    take(object.child("connections")) { context.isCompiled($0, of: object) }
  }
}
