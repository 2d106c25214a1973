import BoardwalkBehavior

/// The code of a segue's class whose behavior is written as text.
struct InterpretedSegue: SegueBehavior, Hashable {
  private let behavior: InterpretedBehavior

  init(_ behavior: InterpretedBehavior) { self.behavior = behavior }

  func perform(_ segue: StoryboardSegue, from source: inout RunningController<StockBehavior>) {
    guard let handler = behavior.handlers(of: "perform").first else { return }
    let names: [String: Value] = [
      "segue": .segue(segue), "source": .controller(segue.source),
      "destination": .controller(segue.destination), "identifier": Value(segue.identifier),
    ]
    let id = source.id
    _ = source.act { simulation in
      var interpreter = Interpreter(behavior, as: id, names, of: handler.owner)
      return interpreter.run(handler.body, on: &simulation)
    }
  }
}
