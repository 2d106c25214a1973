import BoardwalkBase
import BoardwalkBehavior
import Testing

@Suite("Interpreter coverage")
struct ExerciseTests {
  @Test("an exercise has the effect documented in Grammar.md", arguments: Exercise.all)
  func runs(_ exercise: Exercise) throws {
    var app = try ScriptedApp(exercise.behavior, scene: exercise.scene) {
      $0.device = exercise.device ?? $0.device
    }
    var logs = app.logs
    for step in exercise.steps {
      try app.take(step)
      logs += app.logs
    }
    #expect(logs == exercise.logs)
    #expect(Set(app.simulation.texts).isSuperset(of: exercise.shows))
    #expect(app.simulation.exception == nil || exercise.row == .statement(.throw))
  }

  @Test("every call and statement has an exercise")
  func complete() {
    let rows = Set(Exercise.all.map(\.row))
    for form in HandlerForm.all { #expect(rows.contains(.call(form.word)), "\(form.word)") }
    for verb in Verb.allCases { #expect(rows.contains(.statement(verb)), "\(verb)") }
  }

  @Test("every exercise uses its call or statement", arguments: Exercise.all)
  func isUsed(_ exercise: Exercise) {
    let file = BehaviorFile(SourceFile(path: "a.behavior", text: exercise.behavior))
    let handlers = file.classes.flatMap(\.handlers)
    let bodies = handlers.map(\.body) + file.classes.flatMap(\.blocks).map(\.body)
    switch exercise.row {
    case .call(let word): #expect(handlers.contains { $0.form == word })
    case .statement(let verb): #expect(bodies.flatMap(\.verbs).contains(verb))
    }
  }
}

extension [BehaviorStatement] {
  /// The verbs of all statements, those inside others too.
  fileprivate var verbs: [Verb] {
    flatMap { statement -> [Verb] in
      switch statement.action {
      case .perform(let command):
        [command.verb] + (command.body ?? []).verbs + (command.then ?? []).verbs
      case .choose(let branches, let otherwise):
        branches.flatMap(\.body.verbs) + otherwise.verbs
      case .require(_, let otherwise): otherwise.verbs
      case .attempt(let body, let branches): body.verbs + branches.flatMap(\.body.verbs)
      case .atEnd(let body), .visit(_, in: _, let body), .loop(_, let body, testsFirst: _):
        body.verbs
      case .name, .assign, .answer, .evaluate: []
      }
    }
  }
}
