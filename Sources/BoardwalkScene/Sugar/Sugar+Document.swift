import BoardwalkDocument

extension Sugar {
  /// `storyboard, tools: 22505, plugIn: 22504, device: retina4_7` for the root of the document: what it
  /// is, what wrote it, what it needs, and the device it is shown on. What a new document has goes
  /// without saying.
  static let document = Sugar(name: "document", for: ["document"]) { folding in
    guard folding.branch.name == .document,
      words.values.contains(folding.branch[.type] ?? "")
    else { return }
    let tools = folding.branch.take(.toolsVersion)
    var first: [Field] = []
    if tools != NewDocument.tools {
      first.append(Field(name: "tools", value: tools.map(FieldValue.plain) ?? .absent))
    }
    let isNew = first.isEmpty
    foldDependencies(&folding, &first, isNew)
    foldDevice(&folding, &first, isNew)
    folding.statement.fields = first + folding.statement.fields
  } unfold: { unfolding in
    guard unfolding.tag.name == .document, words[unfolding.statement.kind] != nil else {
      return
    }
    let tools = unfolding.take(.tools)
    let isNew = tools == nil
    if case .plain(let version) = tools ?? .plain(NewDocument.tools) {
      unfolding.tag[.toolsVersion] = version
    }
    let children = unfolding.contents.compactMap { unfolding.understood.name(of: $0) }
    var usual = isNew && !children.contains("dependencies") ? NewDocument.plugIn : nil
    if case .plain(let plugIn) = unfolding.take("plugIn") ?? usual.map(FieldValue.plain) {
      unfoldDependencies(plugIn, &unfolding)
    }
    usual = isNew && !children.contains("device") ? NewDocument.device : nil
    if let device = unfolding.take("device") ?? usual.map(FieldValue.plain), device != .absent {
      unfoldDevice(device, &unfolding)
    }
  }

  private static let words = [
    "storyboard": "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB",
    "xib": "com.apple.InterfaceBuilder3.CocoaTouch.XIB",
  ]

  /// `storyboard` and `xib` for documents of iOS.
  static let documentKind = Sugar(name: "kinds of documents", for: ["document"]) { folding in
    guard folding.branch.name == .document,
      let word = words.first(where: { $0.value == folding.branch[.type] })?.key
    else { return }
    folding.branch[.type] = nil
    folding.statement.kind = word
  } unfold: { unfolding in
    guard let type = words[unfolding.statement.kind] else { return }
    unfolding.call("document")
    unfolding.tag[.type] = type
  }

  // MARK: Dependencies

  private static func foldDependencies(
    _ folding: inout Folding, _ fields: inout [Field], _ isNew: Bool
  ) {
    let all = folding.branch.branches.filter { $0.name == "dependencies" }
    if all.isEmpty, isNew { fields.append(Field(name: "plugIn", value: .absent)) }
    guard all.count == 1,
      let said = Dependencies(all[0], needed: Capability.needed(by: folding.branch))
    else { return }
    folding.branch.contents.removeAll { $0 == .branch(all[0]) }
    if !isNew || said.plugIn != NewDocument.plugIn {
      fields.append(Field(name: "plugIn", value: .plain(said.plugIn)))
    }
    folding.statement.marks += said.marks
  }

  private static func unfoldDependencies(_ plugIn: String, _ unfolding: inout Unfolding) {
    let isMarked = unfolding.statement.hasMarks
    let marks = isMarked ? Dependencies.words.filter { unfolding.statement.hasMark($0) } : []
    var needed = unfolding.understood.neededCapabilities
    let document = unfolding.tag
    Capability.note(document.name, in: &needed) { document[$0] }
    unfolding.insert(Dependencies(plugIn: plugIn, marks: marks, needed: needed).element)
  }

  // MARK: Device

  private static func foldDevice(
    _ folding: inout Folding, _ fields: inout [Field], _ isNew: Bool
  ) {
    let all = folding.branch.branches.filter { $0.name == "device" }
    if all.isEmpty, isNew { fields.append(Field(name: "device", value: .absent)) }
    guard all.count == 1, let id = all[0][.id], Spelling.isWord(id) else { return }
    for marks in [[], ["landscape"], ["dark"], ["landscape", "dark"]]
    where device(id, marks, folding.context.tools) == all[0] {
      folding.branch.contents.removeAll { $0 == .branch(all[0]) }
      let value = marks.isEmpty ? FieldValue.plain(id) : .call(id, marks)
      if !isNew || value != .plain(NewDocument.device) {
        fields.append(Field(name: "device", value: value))
      }
      return
    }
  }

  private static func unfoldDevice(_ value: FieldValue, _ unfolding: inout Unfolding) {
    let tools = unfolding.context.tools
    switch value {
    case .plain(let id): unfolding.insert(device(id, [], tools))
    case .call(let id, let marks): unfolding.insert(device(id, marks, tools))
    }
  }

  private static func device(_ id: String, _ marks: [String], _ tools: ToolsVersion) -> Branch {
    var device = Branch("device", [Attribute(.id, id)])
    device["orientation"] = marks.contains("landscape") ? "landscape" : "portrait"
    if tools.writesAppearance {
      device["appearance"] = marks.contains("dark") ? "dark" : "light"
    } else {
      device.contents = [.branch(Branch("adaptation", [Attribute(.id, "fullscreen")]))]
    }
    return device
  }
}
