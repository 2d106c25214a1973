import BoardwalkTree

extension Sugar {
  /// `name: Class`, its module the document's own.
  static let customClass = Sugar(name: "custom class") { folding in
    guard let className = folding.branch["customClass"], Spelling.isWord(className),
      let id = folding.branch["id"], isID(id), folding.context.names.byID[id] != nil
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
