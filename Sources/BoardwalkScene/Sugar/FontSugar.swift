import BoardwalkDocument

enum FontSugar {
  /// `font: .body`, `system(17)`, `system(17, bold)`, `boldSystem(17)`, `custom("Avenir-Book",
  /// "Avenir", 20)`. The font of a new label or text field may be omitted.
  static let rule = SugarRule(
    name: "fonts"
  ) { resugaring in
    let usual = DefaultFonts.all[resugaring.element.name]
    var rest = resugaring
    guard let font = rest.removeChild("fontDescription", key: "fontDescription") else {
      if usual != nil {
        resugaring.addField("font", .absent)
      }
      return
    }
    guard font.contents.isEmpty, let value = FontText.value(of: font) else { return }
    resugaring.element = rest.element
    if value != usual { resugaring.addField("font", value) }
  } desugar: { desugaring in
    guard let font = desugaring.field("font") else {
      if let usual = DefaultFonts.elements[desugaring.element.name],
        !desugaring.hasChild("fontDescription", key: "fontDescription")
      {
        desugaring.insert(usual)
      }
      return
    }
    if font == .absent {
      _ = desugaring.take("font")
    } else if let font = FontText.element(font) {
      _ = desugaring.take("font")
      desugaring.insert(font)
    }
  }
}
