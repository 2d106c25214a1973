/// `storyboard` and `xib` for documents of iOS.
enum DocumentKindSugar {
  static let rule = SugarRule(name: "kinds of documents", for: ["document"]) { resugaring in
    guard resugaring.element.name == "document",
      let word = types.first(where: { $0.value == resugaring.element["type"] })?.key
    else { return }
    resugaring.element["type"] = nil
    resugaring.statement.kind = word
  } desugar: { desugaring in
    guard let type = types[desugaring.statement.kind] else { return }
    desugaring.rename("document")
    desugaring.element["type"] = type
  }

  /// The types of documents by the words for them.
  static let types = [
    "storyboard": "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB",
    "xib": "com.apple.InterfaceBuilder3.CocoaTouch.XIB",
  ]
}
