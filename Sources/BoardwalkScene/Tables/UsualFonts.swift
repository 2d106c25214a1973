/// The fonts of new objects.
enum UsualFonts {
  static let all: NameMap<FieldValue> = [
    "label": .call("system", ["17"]), "textField": .call("system", ["14"]),
    "textView": .call("system", ["14"]),
  ]
}
