import BoardwalkDocument

extension Sugar {
  /// `font: .body`, `system(17)`, `system(17, bold)`, `boldSystem(17)`,
  /// `custom("Avenir-Book", "Avenir", 20)`. What a new label or text field has goes without saying.
  static let font = Sugar(
    name: "fonts", saidBy: .fields, silentIn: Set(UsualFonts.all.sortedNames)
  ) { folding in
    let usual = UsualFonts.all[folding.branch.name]
    var rest = folding
    guard let font = rest.takeChild("fontDescription", key: "fontDescription") else {
      if usual != nil {
        folding.statement.fields.append(Field(name: "font", value: .absent))
      }
      return
    }
    guard font.contents.isEmpty, let value = FontText.value(of: font) else { return }
    folding.branch = rest.branch
    if value != usual { folding.statement.fields.append(Field(name: "font", value: value)) }
  } unfold: { unfolding in
    guard let said = unfolding.field(.font) else {
      if let usual = UsualFonts.elements[unfolding.tag.name],
        !unfolding.hasChild(.fontDescription, key: "fontDescription")
      {
        unfolding.insert(usual)
      }
      return
    }
    if said == .absent {
      _ = unfolding.take(.font)
    } else if let font = FontText.element(said) {
      _ = unfolding.take(.font)
      unfolding.insert(font)
    }
  }
}
