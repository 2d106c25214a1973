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

  /// The block or the action `name` of `type`; nil if it has neither.
  init?(_ name: String, in type: ClassBehavior) {
    if let block = type.blocks.first(where: { $0.name == name }) {
      self.init(block.parameters, block.body, owner: block.owner)
      signature = block.signature
      isProperty = block.isProperty
    } else if let action = type.handlers(of: "action").first(where: { $0.subject == name }) {
      self.init(action.parameters, action.body, owner: action.owner)
    } else {
      return nil
    }
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
