import BoardwalkTree

extension Sugar {
  /// `runtime "cornerRadius", value: 8`: what a value looks like says which type it has.
  ///
  /// `8` is an integer, `0.5` a real number, `yes` a truth, `"8"` must be said as `string("8")`.
  static let runtimeValue = Sugar(name: "runtime attributes") { folding in
    guard folding.branch.name == attribute, let type = folding.branch["type"] else { return }
    if folding.branch.contents.isEmpty, let value = folding.branch["value"] {
      guard let said = text(value, type: type) else { return }
      folding.branch["type"] = nil
      folding.branch["value"] = nil
      folding.statement.fields.append(Field(name: "value", value: said))
    } else if type == "number", folding.branch.contents.count == 1,
      let number = folding.branch.branches.first, number.contents.isEmpty,
      number.attributes.map(\.name) == ["key", "value"], number["key"] == "value",
      let value = number["value"], isNumber(value), number.name == kind(ofNumber: value)
    {
      folding.branch["type"] = nil
      folding.branch.contents = []
      folding.statement.fields.append(Field(name: "value", value: .plain(value)))
    }
  } unfold: { unfolding in
    guard unfolding.branch.name == attribute, unfolding.field("type") == nil,
      let said = unfolding.field("value")
    else { return }
    switch said {
    case .plain("YES"), .plain("NO"): unfolding.branch["type"] = "boolean"
    case .plain(let number) where isNumber(number):
      _ = unfolding.take("value")
      unfolding.branch["type"] = "number"
      unfolding.inserted.append(
        Branch(
          kind(ofNumber: number), [Attribute("key", "value"), Attribute("value", number)]))
    case .plain: unfolding.branch["type"] = "string"
    case .call("string", let texts) where texts.count == 1:
      _ = unfolding.take("value")
      unfolding.branch["type"] = "string"
      unfolding.branch["value"] = texts[0]
    default: break
    }
  }

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
