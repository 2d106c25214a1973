import BoardwalkDocument

enum CustomClassSugar {
  /// `name: Class`, its module the document's own; `name: Module.Class` of another module.
  static let rule = SugarRule(name: "custom class") { resugaring in
    guard let className = resugaring.element["customClass"], isSimple(className),
      let id = resugaring.statement.id ?? resugaring.element["id"], IDSugar.isID(id),
      let name = resugaring.context.names.name(of: id),
      // It would read as an attribute without a comma.
      className.first?.isUppercase == true
        || !KnownAttributes.isOwn(name, of: resugaring.element.name)
    else { return }
    let module = resugaring.element["customModule"]
    switch (module, resugaring.element["customModuleProvider"]) {
    case (nil, nil):
      resugaring.statement.className = className
      if resugaring.context.module != nil { resugaring.statement.flags.append("objc") }
    case (let module?, "target") where module == resugaring.context.module:
      resugaring.statement.className = className
    case (let module?, nil) where isSimple(module):
      resugaring.statement.className = "\(module).\(className)"
    default: return
    }
    for name in ["customClass", "customModule", "customModuleProvider"] {
      resugaring.element[name] = nil
    }
  } desugar: { desugaring in
    guard let className = desugaring.statement.className else { return }
    if let dot = className.utf8.lastIndex(of: UInt8(ascii: ".")) {
      desugaring.element["customClass"] = String(className[className.index(after: dot)...])
      desugaring.element["customModule"] = String(className[..<dot])
      return
    }
    desugaring.element["customClass"] = className
    guard !desugaring.statement.hasFlag("objc"), let module = desugaring.context.module else {
      return
    }
    desugaring.element["customModule"] = module
    desugaring.element["customModuleProvider"] = "target"
  }

  /// Whether `word` can be a module or a class beside the dot.
  private static func isSimple(_ word: String) -> Bool {
    Spelling.isWord(word) && !word.utf8.contains(UInt8(ascii: "."))
  }
}
