import BoardwalkDocument

enum DocumentSugar {
  /// `storyboard, tools: 22505, plugIn: 22504, device: retina4_7` for the root of the document: its
  /// kind, the versions that wrote it, its dependencies and its device. Defaults of a new document
  /// may be omitted.
  static let rule = SugarRule(name: "document", for: ["document"]) { resugaring in
    guard resugaring.element.name == "document",
      DocumentKindSugar.types.values.contains(resugaring.element["type"] ?? "")
    else { return }
    let tools = resugaring.element.take("toolsVersion")
    var first: [Field] = []
    if tools != NewDocument.tools {
      first.append(Field(name: "tools", value: tools.map(FieldValue.plain) ?? .absent))
    }
    let isNew = first.isEmpty
    raiseDependencies(&resugaring, &first, isNew)
    raiseDevice(&resugaring, &first, isNew)
    resugaring.statement.fields = first + resugaring.statement.fields
  } desugar: { desugaring in
    guard desugaring.element.name == "document",
      DocumentKindSugar.types[desugaring.statement.kind] != nil
    else { return }
    let tools = desugaring.take("tools")
    let isNew = tools == nil
    if case .plain(let version) = tools ?? .plain(NewDocument.tools) {
      desugaring.element["toolsVersion"] = version
    }
    let children = desugaring.element.elements.map(\.name)
    var usual = isNew && !children.contains("dependencies") ? NewDocument.plugIn : nil
    if case .plain(let plugIn) = desugaring.take("plugIn") ?? usual.map(FieldValue.plain) {
      lowerDependencies(plugIn, &desugaring)
    }
    usual = isNew && !children.contains("device") ? NewDocument.device : nil
    if let device = desugaring.take("device") ?? usual.map(FieldValue.plain), device != .absent {
      lowerDevice(device, &desugaring)
    }
  }

  // MARK: Dependencies

  private static func raiseDependencies(
    _ resugaring: inout Resugaring, _ fields: inout [Field], _ isNew: Bool
  ) {
    let all = resugaring.element.elements.filter { $0.name == "dependencies" }
    if all.isEmpty, isNew { fields.append(Field(name: "plugIn", value: .absent)) }
    guard all.count == 1,
      let dependencies = Dependencies(all[0], needed: Capability.needed(by: resugaring.element))
    else { return }
    resugaring.element.contents.removeAll { $0 == .element(all[0]) }
    if !isNew || dependencies.plugIn != NewDocument.plugIn {
      fields.append(Field(name: "plugIn", value: .plain(dependencies.plugIn)))
    }
    resugaring.statement.flags += dependencies.flags
  }

  private static func lowerDependencies(_ plugIn: String, _ desugaring: inout Desugaring) {
    let flags = Dependencies.words.filter(desugaring.statement.hasFlag)
    let needed = Capability.needed(by: desugaring.element)
    desugaring.insert(Dependencies(plugIn: plugIn, flags: flags, needed: needed).element)
  }

  // MARK: Device

  private static func raiseDevice(
    _ resugaring: inout Resugaring, _ fields: inout [Field], _ isNew: Bool
  ) {
    let all = resugaring.element.elements.filter { $0.name == "device" }
    if all.isEmpty, isNew { fields.append(Field(name: "device", value: .absent)) }
    guard all.count == 1, let id = all[0]["id"], Spelling.isWord(id) else { return }
    for flags in [[], ["landscape"], ["dark"], ["landscape", "dark"]]
    where device(id, flags, resugaring.context.tools) == all[0] {
      resugaring.element.contents.removeAll { $0 == .element(all[0]) }
      let value = flags.isEmpty ? FieldValue.plain(id) : .call(id, flags)
      if !isNew || value != .plain(NewDocument.device) {
        fields.append(Field(name: "device", value: value))
      }
      return
    }
  }

  private static func lowerDevice(_ value: FieldValue, _ desugaring: inout Desugaring) {
    let tools = desugaring.context.tools
    switch value {
    case .plain(let id): desugaring.insert(device(id, [], tools))
    case .call(let id, let flags): desugaring.insert(device(id, flags, tools))
    }
  }

  private static func device(_ id: String, _ flags: [String], _ tools: ToolsVersion) -> ElementNode
  {
    var device = ElementNode("device", [Attribute("id", id)])
    device["orientation"] = flags.contains("landscape") ? "landscape" : "portrait"
    if tools.writesAppearance {
      device["appearance"] = flags.contains("dark") ? "dark" : "light"
    } else {
      device.contents = [.element(ElementNode("adaptation", [Attribute("id", "fullscreen")]))]
    }
    return device
  }
}
