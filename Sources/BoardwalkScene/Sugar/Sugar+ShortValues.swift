import BoardwalkTree

extension Sugar {
  /// `style: value1` for the styles of cells, whose names say three times what they are; and words
  /// for two values that Interface Builder says by saying nothing.
  static let shortValues = Sugar(
    name: "short values", for: ["button", "textField", "tableViewCell"]
  ) { folding in
    if let silent = silences[folding.branch.name] {
      let unset = Field(name: silent.name, value: .call("unset", []))
      guard let index = folding.statement.fields.firstIndex(of: unset) else { return }
      folding.statement.fields[index].value = .plain(silent.value)
    }
    guard folding.branch.name == "tableViewCell", let style = folding.branch["style"],
      style.hasPrefix(prefix), style.utf8.count > prefix.utf8.count
    else { return }
    let short = style.dropFirst(prefix.utf8.count)
    folding.branch["style"] = short.prefix(1).lowercased() + short.dropFirst()
  } unfold: { unfolding in
    if let silent = silences[unfolding.branch.name] {
      let said = Field(name: silent.name, value: .plain(silent.value))
      guard let index = unfolding.statement.fields.firstIndex(of: said) else { return }
      unfolding.statement.fields[index].value = .call("unset", [])
    }
    guard unfolding.branch.name == "tableViewCell",
      let index = unfolding.statement.fields.firstIndex(where: { $0.name == "style" }),
      case .plain(let style) = unfolding.statement.fields[index].value, !style.hasPrefix(prefix)
    else { return }
    unfolding.statement.fields[index].value =
      .plain(prefix + style.prefix(1).uppercased() + style.dropFirst())
  }

  private static let prefix = "IBUITableViewCellStyle"

  private static let silences = [
    "button": Attribute("buttonType", "custom"), "textField": Attribute("borderStyle", "none"),
  ]
}
