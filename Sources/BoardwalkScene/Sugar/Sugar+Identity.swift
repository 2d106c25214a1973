import BoardwalkTree

extension Sugar {
  /// `#Abc-12-xyz` for the attribute `id`; a device is called by it.
  static let id = Sugar(name: "id") { folding in
    guard let id = folding.branch["id"], !id.isEmpty else { return }
    guard id.utf8.allSatisfy(isIDPart) else { return }
    folding.branch["id"] = nil
    if devices.contains(folding.branch.name), Spelling.isWord(id) {
      folding.statement.name = id
    } else {
      folding.statement.id = id
    }
  } unfold: { unfolding in
    if devices.contains(unfolding.branch.name), let name = unfolding.statement.name {
      unfolding.branch["id"] = name
      unfolding.statement.name = nil
    } else if let id = unfolding.statement.id {
      unfolding.branch["id"] = id
      unfolding.statement.id = nil
    }
  }

  private static let devices: Set<String> = ["device", "adaptation"]

  private static func isIDPart(_ byte: UInt8) -> Bool {
    byte == 0x2D || byte == 0x5F || byte >= 0x30 && byte <= 0x39 || byte >= 0x41 && byte <= 0x5A
      || byte >= 0x61 && byte <= 0x7A
  }

  /// The name that other statements use for an object, before its id.
  static let name = Sugar(name: "name") { folding in
    guard let id = folding.statement.id, folding.statement.name == nil else { return }
    folding.statement.name = folding.context.names.byID[id]
  } unfold: { _ in
    // Which object a name means was found before; see `SceneNames`.
  }

  /// `role: kind` for the attribute `key`. Where the key is the usual one of its kind, it goes
  /// without saying.
  static let role = Sugar(name: "role") { folding in
    let usual = folding.statement.marks.contains("plain") ? nil : UsualKeys.all[folding.branch.name]
    guard let key = folding.branch.take("key") else {
      if usual != nil { folding.statement.marks.append("keyless") }
      return
    }
    if key != usual { folding.statement.role = key }
  } unfold: { unfolding in
    let isKeyless = unfolding.takeMark("keyless")
    if let role = unfolding.statement.role {
      unfolding.branch["key"] = role
      unfolding.statement.role = nil
    } else if !isKeyless, !unfolding.isPlain, let usual = UsualKeys.all[unfolding.branch.name] {
      unfolding.branch["key"] = usual
    }
  }

  /// `name: Class`, its module the document's own.
  static let customClass = Sugar(name: "custom class") { folding in
    guard let className = folding.branch["customClass"], Spelling.isWord(className),
      let id = folding.branch["id"], folding.context.names.byID[id] != nil
    else { return }
    let module = folding.branch["customModule"]
    let provider = folding.branch["customModuleProvider"]
    guard module == nil && provider == nil || isOwn(module, provider, folding.context) else {
      return
    }
    folding.statement.className = className
    folding.branch["customClass"] = nil
    folding.branch["customModule"] = nil
    folding.branch["customModuleProvider"] = nil
    if module == nil, folding.context.module != nil { folding.statement.marks.append("objc") }
  } unfold: { unfolding in
    guard let className = unfolding.statement.className else { return }
    unfolding.branch["customClass"] = className
    unfolding.statement.className = nil
    guard !unfolding.takeMark("objc"), let module = unfolding.context.module else { return }
    unfolding.branch["customModule"] = module
    unfolding.branch["customModuleProvider"] = "target"
  }

  private static func isOwn(
    _ module: String?, _ provider: String?, _ context: SceneContext
  ) -> Bool {
    module != nil && module == context.module && provider == "target"
  }
}
