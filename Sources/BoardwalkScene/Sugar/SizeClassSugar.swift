import BoardwalkDocument

enum SizeClassSugar {
  /// `when width: regular, height: compact` for the variation in those size classes.
  static let rule = SugarRule(name: "size classes", for: ["variation"]) { resugaring in
    guard resugaring.element.name == "variation", let key = resugaring.element["key"],
      let classes = classes(of: key), axes.allSatisfy({ resugaring.element[$0] == nil })
    else { return }
    resugaring.element["key"] = nil
    resugaring.statement.name = classes[0].axis
    resugaring.statement.className = classes[0].word
    if classes.count > 1 {
      resugaring.element.attributes.insert(Attribute(classes[1].axis, classes[1].word), at: 0)
    }
  } desugar: { desugaring in
    guard desugaring.element.name == "variation", let axis = desugaring.statement.name,
      let word = desugaring.statement.className
    else { return }
    desugaring.statement.name = nil
    desugaring.statement.className = nil
    var words = [axis: word]
    for other in axes where other != axis {
      guard case .plain(let word) = desugaring.field(other), sizes.contains(word) else {
        continue
      }
      _ = desugaring.take(other)
      words[other] = word
    }
    // Interface Builder writes the height first.
    let parts = axes.reversed().compactMap { axis in words[axis].map { "\(axis)Class=\($0)" } }
    desugaring.element["key"] = parts.joined(separator: "-")
  }

  /// The axes of size classes, and the classes.
  static let axes = ["width", "height"]
  static let sizes: Set<String> = ["regular", "compact"]

  /// The size classes of `key`, the width first; nil if it has another form.
  private static func classes(of key: String) -> [(axis: String, word: String)]? {
    for width in sizes {
      if key == "widthClass=\(width)" { return [("width", width)] }
      if key == "heightClass=\(width)" { return [("height", width)] }
      for height in sizes where key == "heightClass=\(height)-widthClass=\(width)" {
        return [("width", width), ("height", height)]
      }
    }
    return nil
  }
}
