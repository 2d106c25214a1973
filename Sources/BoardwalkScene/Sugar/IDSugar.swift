import BoardwalkBase
import BoardwalkDocument

enum IDSugar {
  /// `#Abc-12-xyz` for the attribute `id`; it names a device.
  static let rule = SugarRule(name: "id") { resugaring in
    guard let id = resugaring.element["id"], isID(id) else { return }
    resugaring.element["id"] = nil
    if devices.contains(resugaring.element.name), Spelling.isWord(id) {
      resugaring.statement.name = id
    } else {
      resugaring.statement.id = id
    }
  } desugar: { desugaring in
    if let name = desugaring.statement.name, devices.contains(desugaring.element.name) {
      desugaring.element["id"] = name
      desugaring.statement.name = nil
    } else if let id = desugaring.statement.id {
      desugaring.element["id"] = id
      desugaring.statement.id = nil
    }
  }

  private static let devices = ["device", "adaptation"]

  /// Whether `text` can follow `#`.
  static func isID(_ text: String) -> Bool {
    !text.isEmpty && !Spelling.hasPoint(text) && text.utf8.allSatisfy(ByteClass.wordPart.contains)
  }
}
