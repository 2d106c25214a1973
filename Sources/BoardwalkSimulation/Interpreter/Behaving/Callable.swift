import BoardwalkBehavior

/// A block or an action of a class.
struct Callable {
  /// The names of its parameters.
  let parameters: [String]

  /// The parameters with their labels, if calls may leave some out.
  var signature: [BlockParameter] = []

  /// Whether it is a computed property.
  var isProperty = false

  /// Its statements.
  let body: [BehaviorStatement]

  /// The class that declares it.
  let owner: String

  private init(_ parameters: [String], _ body: [BehaviorStatement], owner: String) {
    self.parameters = parameters
    self.body = body
    self.owner = owner
  }

  /// The block or the action `name` of `type`, or the handler for UIKit's method that a call of `name`
  /// with `labels` calls; nil if it has none of these. Of several blocks it is the one with these
  /// labels.
  init?(_ name: String, _ labels: [String?] = [], in type: ClassBehavior) {
    if let block = type.block(name, labels) {
      self.init(block)
    } else if let action = type.handlers(of: "action").first(where: { $0.subject == name }) {
      self.init(action.parameters, action.body, owner: action.owner)
    } else if let form = HandlerForm.declared(as: MethodSignature.text(name, labels)),
      let handler = type.handlers(of: form.word).first(where: { $0.subject == nil })
    {
      let names = form.names(ofParameters: labels.count).map { $0 ?? "_" }
      self.init(names, handler.body, owner: handler.owner)
    } else {
      return nil
    }
  }

  /// The function `name` of `functions`, those of that name; of several the one with `labels`.
  init?(_ name: String, _ labels: [String?], among functions: [NamedBlock]) {
    let given = labels.map { $0 ?? "_" }
    guard let block = functions.first(where: { $0.labels == given }) ?? functions.first else {
      return nil
    }
    self.init(block)
  }

  /// The statements of `block`.
  init(_ block: NamedBlock) {
    self.init(block.parameters, block.body, owner: block.owner)
    signature = block.signature
    isProperty = block.isProperty
  }

  /// The callee of `super.name(…)` in `type`: a handler of that name, a block or an action; nil if
  /// the class has none.
  init?(super name: String, in type: ClassBehavior) {
    guard let handler = type.handlers(of: name).first(where: { $0.subject == nil }) else {
      self.init(name, in: type)
      return
    }
    let fixed = HandlerForm.named(name)?.parameters ?? []
    self.init(
      handler.parameters.isEmpty ? fixed : handler.parameters, handler.body, owner: handler.owner)
  }
}

extension ClassBehavior {
  /// The block `name`; of several, the one that a call with `labels` calls.
  fileprivate func block(_ name: String, _ labels: [String?]) -> NamedBlock? {
    // By index, since blocks are large to copy: each call looks at all of them.
    guard let place = blocks.indices.first(where: { blocks[$0].name == name }) else { return nil }
    let first = blocks[place]
    let given = labels.map { $0 ?? "_" }
    if first.labels == given, !first.isProperty || given.isEmpty { return first }
    let others = blocks.filter { $0.name == name }
    // A closure after the parentheses has no label.
    return others.first { $0.labels == given }
      ?? others.first { $0.labels.dropLast() == given.dropLast() && given.last == "_" } ?? first
  }
}
