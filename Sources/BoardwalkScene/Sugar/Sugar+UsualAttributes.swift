import BoardwalkDocument
import BoardwalkSchema

extension Sugar {
  /// Attributes that Interface Builder gives every new object go without saying. Where one is absent,
  /// the value that this means is said, or `absent`.
  static let usualAttributes = Sugar(
    name: "usual attributes", for: UsualAttributes.kinds
  ) { folding in
    let branch = folding.branch
    let hasMask = branch.branches.contains { $0.name == .autoresizingMask }
    let usual = UsualAttributes.of(branch.name, folding.owner, hasMask: hasMask, branch)
    for attribute in usual {
      if let value = branch[attribute.name] {
        if value == attribute.value { folding.branch[attribute.name] = nil }
      } else {
        let said = silence(of: attribute, in: branch.name)
        folding.statement.fields.append(Field(name: attribute.name, value: said))
      }
    }
  } unfold: { unfolding in
    let kind = unfolding.tag.name
    let hasMask = unfolding.hasChild(.autoresizingMask, key: "autoresizingMask")
    for attribute in UsualAttributes.of(kind, unfolding.owner, hasMask: hasMask, unfolding) {
      switch unfolding.field(attribute.name) {
      case nil:
        if unfolding.tag[attribute.name] == nil {
          unfolding.tag.attributes.append(attribute)
        }
      case .absent, silence(of: attribute, in: kind): _ = unfolding.take(attribute.name)
      default: break
      }
    }
  }

  /// How it is said that the usual `attribute` is absent in an element called `kind`.
  private static func silence(of attribute: Attribute, in kind: Name) -> FieldValue {
    let schema = Schema.element(kind.text)?.attribute(attribute.name.text)
    return schema?.valueIfAbsent.map(FieldValue.plain) ?? .absent
  }
}
