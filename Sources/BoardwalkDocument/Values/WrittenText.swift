extension Element {
  /// The text called `key`, which an attribute holds, or an element where it has several lines.
  func writtenText(_ key: String) -> String? {
    self[key] ?? child("string", key: key)?.text ?? child("mutableString", key: key)?.text
  }

  /// The name of the image, which an element holds where it is also configured.
  var imageName: String? { self["image"] ?? child("imageReference", key: "image")?["image"] }
}
