import BoardwalkTree

extension Sugar {
  /// `runtime "cornerRadius", value: 8`: what a value looks like says which type it has.
  ///
  /// `8` is an integer, `0.5` a real number, `yes` a truth; what looks otherwise than it is
  /// says so: `real(8)`, `string("8")`.
  static let runtimeValue = Sugar(name: "runtime attributes", for: [attribute]) { folding in
    guard folding.branch.name == attribute, let type = folding.branch["type"] else { return }
    if folding.branch.contents.isEmpty, let value = folding.branch["value"] {
      guard let said = text(value, type: type) else { return }
      folding.branch["type"] = nil
      folding.branch["value"] = nil
      folding.statement.fields.append(Field(name: "value", value: said))
    } else if type == "number", folding.branch.contents.count == 1,
      let number = folding.branch.branches.first, number.contents.isEmpty,
      number.attributes.map(\.name) == ["key", "value"], number["key"] == "value",
      let value = number["value"], isNumber(value), numberKinds.contains(number.name)
    {
      folding.branch["type"] = nil
      folding.branch.contents = []
      let isPlain = number.name == kind(ofNumber: value)
      folding.statement.fields.append(
        Field(name: "value", value: isPlain ? .plain(value) : .call(number.name, [value])))
    } else if folding.branch.contents.count == 1, let value = folding.branch.branches.first,
      value.name == type, value["key"] == "value", kinds.contains(type)
    {
      folding.branch["type"] = nil
    }
  } unfold: { unfolding in
    guard unfolding.branch.name == attribute, unfolding.field("type") == nil else { return }
    // Colours and sizes have become elements by now.
    let values = unfolding.inserted + unfolding.branch.branches
    if let value = values.first(where: { $0["key"] == "value" }), kinds.contains(value.name) {
      unfolding.branch["type"] = value.name
    }
    guard let said = unfolding.field("value") else { return }
    switch said {
    case .plain("YES"), .plain("NO"): unfolding.branch["type"] = "boolean"
    case .plain(let number) where isNumber(number):
      _ = unfolding.take("value")
      unfolding.branch["type"] = "number"
      unfolding.inserted.append(
        Branch(
          kind(ofNumber: number), [Attribute("key", "value"), Attribute("value", number)]))
    case .plain: unfolding.branch["type"] = "string"
    case .call(let kind, let numbers) where numbers.count == 1 && numberKinds.contains(kind):
      _ = unfolding.take("value")
      unfolding.branch["type"] = "number"
      unfolding.inserted.append(
        Branch(kind, [Attribute("key", "value"), Attribute("value", numbers[0])]))
    case .call("string", let texts) where texts.count == 1:
      _ = unfolding.take("value")
      unfolding.branch["type"] = "string"
      unfolding.branch["value"] = texts[0]
    default: break
    }
  }

  private static let numberKinds: Set<String> = ["integer", "real"]
  private static let kinds: Set<String> = ["color", "size", "point", "rect", "range"]

  private static let attribute = "userDefinedRuntimeAttribute"

  private static func text(_ value: String, type: String) -> FieldValue? {
    let isTruth = value == "YES" || value == "NO"
    switch type {
    case "boolean": return isTruth ? .plain(value) : nil
    case "string": return isTruth || isNumber(value) ? .call("string", [value]) : .plain(value)
    default: return nil
    }
  }

  private static func kind(ofNumber text: String) -> String {
    text.utf8.contains(UInt8(ascii: ".")) ? "real" : "integer"
  }
}
