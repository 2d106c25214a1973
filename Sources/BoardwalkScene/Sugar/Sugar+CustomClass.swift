import BoardwalkDocument

extension Sugar {
  /// `name: Class`, its module the document's own; `name: Module.Class` of another module.
  static let customClass = Sugar(name: "custom class", saidBy: .className) { folding in
    guard let className = folding.branch[.customClass], isSimple(className),
      let id = folding.statement.id ?? folding.branch[.id], isID(id),
      let name = folding.context.names.byID[id],
      // It would read as an attribute whose comma is missing.
      className.first?.isUppercase == true
        || !KnownAttributes.isOwn(name, of: folding.branch.name.text)
    else { return }
    let module = folding.branch[.customModule]
    switch (module, folding.branch[.customModuleProvider]) {
    case (nil, nil):
      folding.statement.className = className
      if folding.context.module != nil { folding.statement.marks.append("objc") }
    case (let module?, "target") where module == folding.context.module:
      folding.statement.className = className
    case (let module?, nil) where isSimple(module):
      folding.statement.className = "\(module).\(className)"
    default: return
    }
    for name in [Name.customClass, .customModule, .customModuleProvider] {
      folding.branch[name] = nil
    }
  } unfold: { unfolding in
    guard let className = unfolding.statement.className else { return }
    if let dot = className.utf8.lastIndex(of: UInt8(ascii: ".")) {
      unfolding.tag[.customClass] = String(className[className.index(after: dot)...])
      unfolding.tag[.customModule] = String(className[..<dot])
      return
    }
    unfolding.tag[.customClass] = className
    guard !unfolding.statement.hasMark("objc"), let module = unfolding.context.module else {
      return
    }
    unfolding.tag[.customModule] = module
    unfolding.tag[.customModuleProvider] = "target"
  }

  /// Whether `word` can stand on one side of the point between a module and a class.
  private static func isSimple(_ word: String) -> Bool {
    Spelling.isWord(word) && !word.utf8.contains(UInt8(ascii: "."))
  }
}
