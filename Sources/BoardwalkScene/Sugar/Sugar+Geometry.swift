import BoardwalkTree

extension Sugar {
  /// `(x, y, width x height)` for the frame of a view.
  static let frame = Sugar(name: "frame") { folding in
    var rest = folding
    guard let rect = rest.takeChild("rect", key: "frame"), rect.contents.isEmpty,
      rect.attributes.map(\.name) == ["key", "x", "y", "width", "height"]
    else { return }
    let numbers = rect.attributes.dropFirst().map(\.value)
    guard numbers.allSatisfy(isNumber) else { return }
    folding.branch = rest.branch
    folding.statement.frame = numbers
  } unfold: { unfolding in
    guard let frame = unfolding.statement.frame, frame.count == 4 else { return }
    unfolding.statement.frame = nil
    let names = ["x", "y", "width", "height"]
    unfolding.inserted.append(
      (Branch(
        "rect", [Attribute("key", "frame")] + zip(names, frame).map { Attribute($0, $1) })))
  }

  static func isNumber(_ text: String) -> Bool { Double(text) != nil && Spelling.isNumber(text) }

  /// `mask: width+height` for the autoresizing mask; the usual one goes without saying.
  static let mask = Sugar(name: "autoresizing mask") { folding in
    let usual = usualMask(of: folding.branch)
    guard let mask = folding.takeChild("autoresizingMask", key: "autoresizingMask") else {
      if usual != nil {
        folding.statement.fields.append(Field(name: "mask", value: .call("unset", [])))
      }
      return
    }
    let flags = mask.attributes.dropFirst().map(\.name)
    guard flags != usual else { return }
    folding.statement.fields.append(
      Field(name: "mask", value: flags.isEmpty ? .call(".none", []) : .call("mask", flags)))
  } unfold: { unfolding in
    var flags = usualMask(of: unfolding.branch)
    switch unfolding.take("mask") {
    case .call("unset", _): flags = nil
    case .call(".none", _): flags = []
    case .call("mask", let given): flags = given
    default: break
    }
    guard let flags else { return }
    unfolding.inserted.append(
      (Branch(
        "autoresizingMask",
        [Attribute("key", "autoresizingMask")] + flags.map { Attribute($0, "YES") })))
  }

  /// The mask that a view usually has: one that fills its controller follows its size, a cell or bar
  /// has none, one under constraints says nothing.
  private static func usualMask(of branch: Branch) -> [String]? {
    switch branch.name {
    case "tableViewCell", "tableViewCellContentView", "navigationBar", "tabBar",
      "collectionViewCellContentView":
      []
    case "collectionViewCell", "collectionReusableView": ["flexibleMaxX", "flexibleMaxY"]
    case _ where branch["key"] == "view": ["widthSizable", "heightSizable"]
    default: nil
    }
  }

  /// `insets: inset(0, 8, 0, 8)`: values of numbers alone, by their key.
  static let measure = Sugar(name: "measures") { folding in
    for content in folding.branch.contents {
      guard case .branch(let child) = content, let names = measures[child.name],
        child.contents.isEmpty, let key = child["key"], Spelling.isWord(key),
        child.attributes.map(\.name) == ["key"] + names
      else { continue }
      let numbers = child.attributes.dropFirst().map(\.value)
      guard numbers.allSatisfy(isNumber) else { continue }
      folding.branch.contents.removeAll { $0 == content }
      folding.statement.fields.append(Field(name: key, value: .call(child.name, numbers)))
    }
  } unfold: { unfolding in
    for field in unfolding.statement.fields {
      guard case .call(let kind, let numbers) = field.value, let names = measures[kind],
        names.count == numbers.count
      else { continue }
      unfolding.statement.fields.removeAll { $0 == field }
      unfolding.inserted.append(
        (Branch(
          kind, [Attribute("key", field.name)] + zip(names, numbers).map { Attribute($0, $1) })))
    }
  }

  private static let measures: [String: [String]] = [
    "point": ["x", "y"], "size": ["width", "height"],
    "inset": ["minX", "minY", "maxX", "maxY"],
    "edgeInsets": ["top", "left", "bottom", "right"],
    "directionalEdgeInsets": ["top", "leading", "bottom", "trailing"],
    "rect": ["x", "y", "width", "height"],
  ]
}
