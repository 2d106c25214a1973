import BoardwalkBase
import BoardwalkBehavior
import BoardwalkDocument
import BoardwalkProject
import BoardwalkSchema

/// Compares the names in behaviours with those that they, and the documents, have.
struct BehaviorNames: Sendable {
  private let project: Project
  let documents: DocumentedClasses
  private let described: DescribedClasses
  private let shared: Set<String>

  /// The file whose names are compared.
  private var path = ""

  private init(_ project: Project) {
    self.project = project
    documents = DocumentedClasses(project)
    described = DescribedClasses(project)
    shared = Set(project.behaviors.flatMap(\.shared).map(\.name))
  }

  /// The names that mean nothing, by the files in which they stand.
  static func findings(in project: Project) -> [(file: SourceFile, finding: Finding)] {
    project.behaviors.isEmpty ? [] : BehaviorNames(project).findings
  }

  private var findings: [(file: SourceFile, finding: Finding)] {
    var taken: [String: Set<String>] = [:]
    var result: [(file: SourceFile, finding: Finding)] = []
    for file in project.behaviors {
      var names = self
      names.path = file.file.path
      let app = described.appFolder(of: file.file.path)
      // What a file says twice, the reader reports.
      let before = taken[app] ?? []
      for type in file.classes {
        for finding in names.findings(in: type) { result.append((file.file, finding)) }
        taken[app, default: []].insert(type.name)
        guard before.contains(type.name) else { continue }
        let finding = finding("\(type.name) has more than one behavior", type.range, nil)
        result.append((file.file, finding))
      }
    }
    return result
  }

  func finding(
    _ message: String, _ range: Range<Int>, _ guess: String?, isText: Bool = false
  ) -> Finding {
    let guess = guess.map { isText ? "\"\($0)\"" : "'\($0)'" }
    return Finding(
      Rule.unknownBehaviorName.id, .error, message, at: range,
      notes: guess.map { [Finding.Note("did you mean \($0)?")] } ?? [],
      fixIt: guess.map { guess in
        FixIt(
          "write \(guess)", replace: range,
          with: isText ? guess : String(guess.dropFirst().dropLast()))
      })
  }

  private func findings(in type: ClassBehavior) -> [Finding] {
    guard isController(type) else { return [] }
    let known = names(of: type)
    var result: [Finding] = []
    for block in type.blocks {
      result += findings(in: block.body, of: type, knowing: known.union(block.parameters))
    }
    for handler in type.handlers {
      if handler.form == "cell" { result += cell(handler, of: type) }
      // In a cell names may be those of what its class or its nib has.
      guard !["cell", "header", "footer"].contains(handler.form) else { continue }
      result += heads(of: handler, of: type)
      var names = known.union(handler.parameters)
      names.formUnion(HandlerForm.named(handler.form)?.parameters ?? [])
      result += findings(
        in: handler.body, of: type, knowing: names,
        destinations: destinations(of: handler, of: type))
    }
    return result
  }

  /// Whether `type` is a view controller, or the app's delegate: of others it is not known what they
  /// have.
  private func isController(_ type: ClassBehavior) -> Bool {
    var name = type.superclass
    var visited: Set<String> = []
    while let current = name, visited.insert(current).inserted {
      if current == "UIApplicationDelegate" { return true }
      if current.hasPrefix("UI") { return isController(current) }
      name = described.type(current, meantBy: path)?.superclass
    }
    return true
  }

  private func isController(_ systemClass: String) -> Bool {
    SystemClass.named(systemClass)?.isViewController ?? false
  }

  /// All that a name can mean in `type`.
  private func names(of type: ClassBehavior) -> Set<String> {
    var names = KnownNames.controllerProperties.union(KnownNames.application).union(shared)
    var current: ClassBehavior? = type
    var visited: Set<String> = []
    while let type = current, visited.insert(type.name).inserted {
      names.formUnion(ownNames(of: type))
      current = type.superclass.flatMap { described.type($0, meantBy: path) }
    }
    return names
  }

  private func ownNames(of type: ClassBehavior) -> Set<String> {
    var names = documents.classes[type.name]?.outlets ?? []
    names.formUnion(type.states.map(\.name) + type.blocks.map(\.name))
    names.formUnion(type.handlers(of: "action").compactMap(\.subject))
    return names
  }

  /// The classes of what the segue that `handler` prepares for leads to; nil where it is not known.
  private func destinations(of handler: Handler, of type: ClassBehavior) -> Set<String>? {
    guard handler.form == "prepare", let segue = handler.subject else { return nil }
    let classes = documents.classes[type.name]?.segues[segue]
    return classes?.contains("") == true ? nil : classes
  }

  /// What is wrong with the identifiers and names that calls are for.
  private func heads(of handler: Handler, of type: ClassBehavior) -> [Finding] {
    guard let subject = handler.subject, let range = handler.subjectRange else { return [] }
    switch handler.form {
    case "prepare", "shouldPerformSegue": return segue(subject, range, of: type)
    case "didSet" where !type.states.contains { $0.name == subject }:
      return [
        finding(
          "\(type.name) has no state '\(subject)'", range,
          Misspelling(subject).closest(in: type.states.map(\.name)))
      ]
    default: return []
    }
  }

  private func segue(
    _ identifier: String, _ range: Range<Int>, of type: ClassBehavior
  ) -> [Finding] {
    guard let documented = documents.classes[type.name], documented.segues[identifier] == nil else {
      return []
    }
    let guess = Misspelling(identifier).closest(in: documented.segues.keys.sorted())
    return [
      finding(
        "the scenes of \(type.name) have no segue \"\(identifier)\"", range,
        guess, isText: true)
    ]
  }
}

/// Statements and values.
extension BehaviorNames {
  private func findings(
    in body: [Statement], of type: ClassBehavior, knowing known: Set<String>,
    destinations: Set<String>? = nil
  ) -> [Finding] {
    var known = known
    var result: [Finding] = []
    func look(_ value: ValueExpression?) {
      guard let value else { return }
      result += findings(in: value, of: type, known, destinations)
    }
    func enter(_ body: [Statement]?) {
      result += findings(in: body ?? [], of: type, knowing: known, destinations: destinations)
    }
    for statement in body {
      switch statement.action {
      case .name(let name, let value):
        look(value)
        known.insert(name)
      case .assign(let value, let place):
        look(value)
        look(place)
      case .choose(let branches, let otherwise):
        for branch in branches {
          look(branch.condition)
          enter(branch.body)
        }
        enter(otherwise)
      case .answer(let value): look(value)
      case .evaluate(let value): look(value)
      case .perform(let command):
        look(command.subject)
        command.phrases.forEach { look($0.value) }
        command.options.forEach { look($0.value) }
        enter(command.body)
        enter(command.then)
        if command.verb == .performSegue, let subject = command.subject,
          case .text(let identifier) = subject.form
        {
          result += segue(identifier, subject.range, of: type)
        }
      }
    }
    return result
  }

  private func findings(
    in value: ValueExpression, of type: ClassBehavior, _ known: Set<String>,
    _ destinations: Set<String>?
  ) -> [Finding] {
    func all(_ values: [ValueExpression], knowing more: [String] = []) -> [Finding] {
      values.flatMap { findings(in: $0, of: type, known.union(more), destinations) }
    }
    switch value.form {
    case .text, .number, .bool, .nil, .word: return []
    case .template(let pieces):
      return pieces.flatMap { piece -> [Finding] in
        guard case .value(let value) = piece else { return [] }
        return all([value])
      }
    case .list(let values): return all(values)
    case .record(let fields): return all(fields.map(\.value))
    case .name(let name): return self.name(name, value.range, known)
    case .member(let base, let name, let range):
      return all([base]) + member(name, range, of: base, destinations)
    case .element(let list, let index): return all([list, index])
    case .call(let callee, let arguments):
      if case .name(let name) = callee.form, KnownNames.functions.contains(name) {
        return all(arguments.map(\.value))
      }
      // What is asked of a value is known only once there is one.
      if case .member(let base, _, _) = callee.form {
        return all([base] + arguments.map(\.value))
      }
      return all([callee] + arguments.map(\.value))
    case .not(let value), .negative(let value), .map(_, over: let value): return all([value])
    case .binary(_, let left, let right): return all([left, right])
    case .choice(let condition, let first, let second): return all([condition, first, second])
    case .cast(let value, to: _, at: _, isForced: _): return all([value])
    case .filter(let item, in: let list, where: let condition):
      return all([list]) + all([condition], knowing: [item])
    case .instantiate(let identifier, from: let storyboard):
      guard storyboard == nil, project.isWhole, case .text(let text) = identifier.form,
        !documents.scenes.contains(text)
      else { return all([identifier] + (storyboard.map { [$0] } ?? [])) }
      let guess = Misspelling(text).closest(in: documents.scenes.sorted())
      return [
        finding(
          "no scene has the storyboard identifier \"\(text)\"", identifier.range,
          guess, isText: true)
      ]
    }
  }

  private func name(_ name: String, _ range: Range<Int>, _ known: Set<String>) -> [Finding] {
    // Classes begin with a capital.
    guard !known.contains(name), name.first?.isUppercase != true else { return [] }
    return [
      finding(
        "no state, outlet or property is named '\(name)'", range,
        Misspelling(name).closest(in: known.union(KnownNames.functions).sorted()))
    ]
  }

  /// What is wrong with `base.name`, where `base` is the destination of a segue that is known.
  private func member(
    _ name: String, _ range: Range<Int>, of base: ValueExpression, _ destinations: Set<String>?
  ) -> [Finding] {
    guard case .name("destination") = base.form, let destinations, destinations.count == 1,
      let destination = destinations.first, let type = described.type(destination, meantBy: path)
    else { return [] }
    let known = names(of: type).subtracting(shared).subtracting(KnownNames.application)
    guard !known.contains(name) else { return [] }
    return [
      finding(
        "\(destination) has no state, outlet or property '\(name)'",
        range, Misspelling(name).closest(in: known.sorted()))
    ]
  }
}
