import BoardwalkDocument

// Objects of a scene beside its controller: gesture recognizers.
extension NibEncoder {
  /// The tap recognizers in the scene of `controller`.
  static func recognizers(in controller: Element) -> [Element] {
    let objects = controller.parent.map { Array($0.children) } ?? []
    return objects.filter { $0.name == ClassRules.tapRecognizer.element }
  }

  /// Encodes the recognizers of a scene, which its controller keeps alive.
  mutating func encodeSceneObjects(of controller: Element, _ object: Int) {
    let recognizers = Self.recognizers(in: controller)
    guard !recognizers.isEmpty else { return }
    var objects: [ArchivedValue] = []
    for recognizer in recognizers {
      guard let index = self.object(of: recognizer) else { continue }
      checkGeneration(recognizer, ClassRules.tapRecognizer)
      encode(recognizer, ClassRules.tapRecognizer)
      addTopLevel(recognizer)
      encodeConnections(of: recognizer)
      objects.append(.reference(index))
    }
    builder.set(
      "UITopLevelObjectsToKeepAliveFromStoryboard", builder.collection("NSArray", objects),
      of: object)
  }
}
