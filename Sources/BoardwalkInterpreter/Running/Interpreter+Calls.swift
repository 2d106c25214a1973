import BoardwalkBehavior
import BoardwalkDocument
import BoardwalkStage

/// Parentheses: functions, blocks, what can be asked of values, and new objects.
extension Interpreter {
  mutating func call(
    _ callee: ValueExpression, with arguments: [ValueExpression.Argument], on stage: inout Stage
  ) throws(Fault) -> Value {
    var labels: [String?] = []
    var values: [Value] = []
    for argument in arguments {
      labels.append(argument.label)
      values.append(try value(of: argument.value, on: &stage))
    }
    switch callee.form {
    case .name(let name): return try call(name, labels, values, on: &stage)
    case .member(let base, let name, _):
      let base = try value(of: base, on: &stage)
      if base == .nil { return .nil }
      if case .controller(let other) = base {
        return try call(name, of: other, with: values, on: &stage)
      }
      if case .view(let view) = base, let list = view.list(on: stage),
        let answer = ListCall.answer(name, of: list, with: values, on: stage)
      {
        return answer
      }
      guard let answer = try ValueCall.answer(name, of: base, with: values) else {
        throw Fault("\(base.sort) has no answer to \(name)()")
      }
      return answer
    default: throw Fault("this cannot be called")
    }
  }

  private mutating func call(
    _ name: String, _ labels: [String?], _ values: [Value], on stage: inout Stage
  ) throws(Fault) -> Value {
    if case .block(let block, let owner)? = names[name] {
      return try call(block, of: owner, with: values, on: &stage)
    }
    if behavior.hasBlock(name) { return try call(name, of: id, with: values, on: &stage) }
    if name == "random" {
      guard values.count == 2, let low = values[0].integer, let high = values[1].integer,
        low <= high
      else { throw Fault("random(low, high) takes two whole numbers, the lesser one first") }
      return .number(Double(roll(low, high, on: &stage)))
    }
    if let answer = try PureFunction.answer(name, with: values) { return answer }
    guard name.first?.isUppercase == true else { throw Fault("there is no function '\(name)'") }
    let named = Dictionary(
      zip(labels, values).compactMap { label, value in label.map { ($0, value) } },
      uniquingKeysWith: { _, last in last })
    guard let kind = script.kind(of: name) else { return .object(name, named) }
    return try make(name, kind, labels, values, named, on: &stage)
  }

  /// A new controller of the class `name`.
  private func make(
    _ name: String, _ kind: ViewControllerKind, _ labels: [String?], _ values: [Value],
    _ named: [String: Value], on stage: inout Stage
  ) throws(Fault) -> Value {
    let isOwn = script.classes[name] != nil
    let className = isOwn ? name : nil
    if let root = named["rootViewController"]?.controller {
      return .controller(stage.makeNavigationController(around: root, class: className))
    }
    let made: ControllerID
    var labels = labels
    if kind == .collectionViewController {
      let layout = named["collectionViewLayout"]
      guard let new = stage.makeCollectionViewController(layout, class: className) else {
        return .nil
      }
      made = new
      // Every class has this initializer, which it inherits.
      let own = script.classes[name]?.handlers(of: "init").contains {
        $0.labels == ["collectionViewLayout"]
      }
      if own != true { labels = labels.filter { $0 != "collectionViewLayout" } }
    } else {
      made = stage.makeController(kind, class: className)
    }
    guard let code = stage.code(of: made, as: InterpretedBehavior.self) else {
      return .controller(made)
    }
    try code.initialize(made, labels.compactMap { $0 }, values, depth: depth + 1, on: &stage)
    return .controller(made)
  }
}

extension Stage {
  /// A collection view controller with the layout that `layout` is; without one the app ends (EXC-20).
  fileprivate mutating func makeCollectionViewController(
    _ layout: Value?, class className: String?
  ) -> ControllerID? {
    guard case .object(let name, let fields)? = layout else {
      return makeCollectionViewController(layout: nil, class: className)
    }
    let made = makeCollectionViewController(layout: FlowSettings(fields), class: className)
    if let made, name != "UICollectionViewFlowLayout",
      let list = list("collectionView", of: made)
    {
      setLayout(name, of: list)
    }
    return made
  }
}

extension InterpretedBehavior {
  /// Does what the initializer with the words `labels` does; without any, what `init` itself leads to
  /// (S4-05).
  fileprivate func initialize(
    _ id: ControllerID, _ labels: [String], _ values: [Value], depth: Int, on stage: inout Stage
  ) throws(Fault) {
    let all = script.classes[name]?.handlers(of: "init") ?? []
    let labels = labels.isEmpty && all.contains { $0.labels == ["nibName"] } ? ["nibName"] : labels
    let own = all.first { $0.labels == labels && !labels.isEmpty }
    guard own != nil || labels.isEmpty else {
      throw Fault(
        "-[\(name) init(\(labels.map { $0 + ":" }.joined()))]: unrecognized selector sent to instance"
      )
    }
    for handler in all where handler.labels.isEmpty || handler.labels == labels {
      let names = Dictionary(zip(handler.parameters, values)) { first, _ in first }
      var interpreter = Interpreter(self, as: id, names, depth: depth)
      _ = try interpreter.perform(handler.body, on: &stage)
    }
  }
}
