import BoardwalkBehavior

/// What types inherit: the members of their superclasses, and those that extensions give their protocols.
extension ValueType {
  /// More ancestors than a readable type has; each type inherits the members of all of them.
  private static let ancestorLimit = 20

  /// The types of the app with the members that they inherit, except for those that they have
  /// themselves.
  static func inheriting(_ types: [String: ValueType]) -> [String: ValueType] {
    var rest = memberLimit
    var result = types
    for (name, type) in types.sorted(by: { $0.key < $1.key }) where !type.isExtension && rest > 0 {
      guard type.superclass != nil || !type.protocols.isEmpty else { continue }
      let full = type.inheriting(from: types)
      rest -= full.methods.count + full.fields.count - type.methods.count - type.fields.count
      result[name] = full
    }
    return result
  }

  /// More members than the types of an app inherit.
  private static let memberLimit = 20_000

  private func inheriting(from types: [String: ValueType]) -> ValueType {
    var result = self
    var ancestor = superclass
    var visited: Set<String> = [name]
    while let next = ancestor, let type = types[next], visited.insert(next).inserted,
      visited.count < Self.ancestorLimit
    {
      result.inherit(type)
      ancestor = type.superclass
    }
    for name in Self.protocols(of: result.protocols, among: types) {
      if let type = types[name], type.isExtension { result.inherit(type) }
      if !result.protocols.contains(name) { result.protocols.append(name) }
    }
    return result
  }

  /// `names` and the protocols that they inherit.
  fileprivate static func protocols(
    of names: [String], among types: [String: ValueType]
  ) -> [String] {
    var result: [String] = []
    var visited: Set<String> = []
    var pending = names
    while let name = pending.popLast(), result.count < ancestorLimit {
      guard visited.insert(name).inserted else { continue }
      result.append(name)
      if let type = types[name], type.isExtension { pending += type.protocols }
    }
    return result
  }

  /// Adds the members of `type` that it does not have itself.
  private mutating func inherit(_ type: ValueType) {
    let own = Set(methods.map(\.call))
    let hasInitializer = methods.contains { $0.block.name == "init" }
    methods += type.methods.filter { method in
      !own.contains(method.call) && !(hasInitializer && method.block.name == "init")
    }
    let stored = Set(fields.map(\.name))
    fields = type.fields.filter { !stored.contains($0.name) } + fields
    let known = Set(constants.map(\.name))
    constants += type.constants.filter { !known.contains($0.name) }
    protocols += type.isExtension ? [] : type.protocols + [type.name]
  }
}

extension ValueType.Method {
  /// What distinguishes it from other methods.
  fileprivate struct Call: Hashable {
    let name: String
    let labels: [String]?
  }

  fileprivate var call: Call { Call(name: block.name, labels: labels) }

  /// Whether it observes a property.
  var isObserver: Bool {
    ["didSet", "willSet"].contains { block.name.hasPrefix(KnownNames.observer($0, of: "")) }
  }
}

extension ClassBehavior {
  /// The class with all protocols that those of its declarations inherit among `types`.
  func conforming(among types: [String: ValueType]) -> ClassBehavior {
    guard !protocols.isEmpty else { return self }
    var result = self
    result.protocols = ValueType.protocols(of: protocols, among: types)
    return result
  }
}

extension Script {
  /// The method or the computed property `name` that an extension gives a protocol of the class `type`;
  /// nil if none does.
  func extensionMethod(_ name: String, _ labels: [String?], of type: ClassBehavior) -> Callable? {
    for known in type.protocols where known != type.superclass {
      guard let given = types[known], given.isExtension,
        let method = given.method(name, labels, isProperty: false)
          ?? given.method(name, labels, isProperty: true)
      else { continue }
      var block = method.block
      block.owner = type.name
      block.isProperty = method.labels == nil
      return Callable(block)
    }
    return nil
  }
}
