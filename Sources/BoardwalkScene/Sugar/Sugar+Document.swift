import BoardwalkTree

extension Sugar {
  /// `storyboard, tools: 23504, plugIn: 23506, device: retina6_12` for the root of the document: what
  /// it is, what wrote it, what it needs, and the device it is shown on.
  static let document = Sugar(name: "document", for: ["document"]) { folding in
    guard folding.branch.name == "document",
      words.values.contains(folding.branch["type"] ?? "")
    else { return }
    var first: [Field] = []
    if let tools = folding.branch.take("toolsVersion") {
      first.append(Field(name: "tools", value: .plain(tools)))
    }
    foldDependencies(&folding, &first)
    foldDevice(&folding, &first)
    folding.statement.fields = first + folding.statement.fields
  } unfold: { unfolding in
    guard unfolding.branch.name == "document", words[unfolding.statement.kind] != nil else {
      return
    }
    if case .plain(let tools) = unfolding.take("tools") {
      unfolding.branch["toolsVersion"] = tools
    }
    if case .plain(let plugIn) = unfolding.take("plugIn") {
      unfoldDependencies(plugIn, &unfolding)
    }
    if let device = unfolding.take("device") { unfoldDevice(device, &unfolding) }
  }

  private static let words = [
    "storyboard": "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB",
    "xib": "com.apple.InterfaceBuilder3.CocoaTouch.XIB",
  ]

  /// `storyboard` and `xib` for documents of iOS.
  static let documentKind = Sugar(name: "kinds of documents", for: ["document"]) { folding in
    guard folding.branch.name == "document",
      let word = words.first(where: { $0.value == folding.branch["type"] })?.key
    else { return }
    folding.branch["type"] = nil
    folding.statement.kind = word
  } unfold: { unfolding in
    guard let type = words[unfolding.statement.kind] else { return }
    unfolding.branch.name = "document"
    unfolding.branch["type"] = type
  }

  // MARK: Dependencies

  private static func foldDependencies(_ folding: inout Folding, _ fields: inout [Field]) {
    let all = folding.branch.branches.filter { $0.name == "dependencies" }
    guard all.count == 1, let said = Dependencies(all[0]) else { return }
    folding.branch.contents.removeAll { $0 == .branch(all[0]) }
    fields.append(Field(name: "plugIn", value: .plain(said.plugIn)))
    folding.statement.marks += said.marks
  }

  private static func unfoldDependencies(_ plugIn: String, _ unfolding: inout Unfolding) {
    let marks = Dependencies.words.filter { unfolding.takeMark($0) }
    unfolding.inserted.append(Dependencies(plugIn: plugIn, marks: marks).element)
  }

  // MARK: Device

  private static func foldDevice(_ folding: inout Folding, _ fields: inout [Field]) {
    let all = folding.branch.branches.filter { $0.name == "device" }
    guard all.count == 1, let id = all[0]["id"], Spelling.isWord(id) else { return }
    for marks in [[], ["landscape"], ["dark"], ["landscape", "dark"]]
    where device(id, marks, folding.context.tools) == all[0] {
      folding.branch.contents.removeAll { $0 == .branch(all[0]) }
      fields.append(
        Field(name: "device", value: marks.isEmpty ? .plain(id) : .call(id, marks)))
      return
    }
  }

  private static func unfoldDevice(_ value: FieldValue, _ unfolding: inout Unfolding) {
    let tools = unfolding.context.tools
    switch value {
    case .plain(let id): unfolding.inserted.append(device(id, [], tools))
    case .call(let id, let marks): unfolding.inserted.append(device(id, marks, tools))
    }
  }

  private static func device(_ id: String, _ marks: [String], _ tools: ToolsVersion) -> Branch {
    var device = Branch("device", [Attribute("id", id)])
    device["orientation"] = marks.contains("landscape") ? "landscape" : "portrait"
    if tools.writesAppearance {
      device["appearance"] = marks.contains("dark") ? "dark" : "light"
    } else {
      device.contents = [.branch(Branch("adaptation", [Attribute("id", "fullscreen")]))]
    }
    return device
  }
}
