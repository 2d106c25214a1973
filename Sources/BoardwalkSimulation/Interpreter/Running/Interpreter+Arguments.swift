import BoardwalkBehavior

/// The arguments of calls, and the values of those that a call leaves out.
extension Interpreter {
  /// Gives the names `parameters` to `arguments`, which have the labels `labels`: in order, or as
  /// `signature` says if a call may leave some out.
  mutating func name(
    _ arguments: [Value], _ labels: [String?], by parameters: [String],
    _ signature: [BlockParameter], on simulation: inout Simulation
  ) throws(Fault) {
    guard !signature.isEmpty else {
      names.merge(zip(parameters, arguments)) { $1 }
      return
    }
    var next = 0
    for parameter in signature {
      let count = Self.count(for: parameter, in: arguments, labels, from: next)
      let given = arguments[next..<(next + count)]
      next += count
      if parameter.isVariadic {
        names[parameter.name] = .list(Array(given))
      } else if let value = given.first {
        names[parameter.name] = value
      } else if let value = parameter.defaultValue {
        names[parameter.name] = try self.value(of: value, on: &simulation)
      }
    }
  }

  /// The number of `arguments` from `start` on that are for `parameter`.
  private static func count(
    for parameter: BlockParameter, in arguments: [Value], _ labels: [String?], from start: Int
  ) -> Int {
    guard start < arguments.count else { return 0 }
    let label = labels.indices.contains(start) ? labels[start] : nil
    // A closure after the parentheses has no label.
    let isLast = start == arguments.count - 1
    let isTrailing = isLast && label == nil && arguments[start].caller != nil
    guard
      label == (parameter.label == "_" ? nil : parameter.label)
        || isTrailing && parameter.defaultValue == nil
        || labels.isEmpty
    else { return parameter.defaultValue == nil && !parameter.isVariadic ? 1 : 0 }
    guard parameter.isVariadic else { return 1 }
    let rest = labels.dropFirst(start + 1).prefix { $0 == nil }
    return 1 + rest.count
  }
}
