extension Element {
  /// The text `key`, from an attribute, or from an element if it has several lines.
  func writtenText(_ key: String) -> String? {
    self[key] ?? child("string", key: key)?.text ?? child("mutableString", key: key)?.text
  }

  /// The name of the image, from an attribute, or from an element if the image has a configuration.
  var imageName: String? { self["image"] ?? child("imageReference", key: "image")?["image"] }
}
