import BoardwalkDocument

extension Sugar {
  /// `when width: regular, height: compact` for the variation in those size classes.
  static let sizeClass = Sugar(name: "size classes", for: ["variation"]) { folding in
    guard folding.branch.name.text == "variation", let key = folding.branch["key"],
      let classes = classes(of: key), axes.allSatisfy({ folding.branch[Name($0)] == nil })
    else { return }
    folding.branch["key"] = nil
    folding.statement.name = classes[0].axis
    folding.statement.className = classes[0].word
    if classes.count > 1 {
      folding.branch.attributes.insert(Attribute(Name(classes[1].axis), classes[1].word), at: 0)
    }
  } unfold: { unfolding in
    guard unfolding.tag.name.text == "variation", let axis = unfolding.statement.name,
      let word = unfolding.statement.className
    else { return }
    unfolding.statement.name = nil
    unfolding.statement.className = nil
    var words = [axis: word]
    for other in axes where other != axis {
      guard case .plain(let word) = unfolding.field(Name(other)), sizes.contains(word) else {
        continue
      }
      _ = unfolding.take(Name(other))
      words[other] = word
    }
    // Interface Builder says the height first.
    let parts = axes.reversed().compactMap { axis in words[axis].map { "\(axis)Class=\($0)" } }
    unfolding.tag["key"] = parts.joined(separator: "-")
  }

  /// What a size class is of, and the classes.
  static let axes = ["width", "height"]
  static let sizes: Set<String> = ["regular", "compact"]

  /// The size classes that `key` speaks of, that of the width first; nil where it is another.
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
