import BoardwalkBase
import BoardwalkBehavior
import BoardwalkDocument
import BoardwalkProject
import BoardwalkSchema
import BoardwalkSimulation

/// Compares the names in behaviors with those that they, and the documents, declare.
struct BehaviorNames: Sendable {
  private let project: Project
  let documents: DocumentedClasses
  private let described: BehaviorClassTable
  let classes: BehaviorClasses
  private let members: BehaviorMembers
  private let outletsOfSources: Set<String>

  /// The members of classes, as the file whose names are compared names them.
  private var classMembers: BehaviorClassMembers

  private var guesses = NameGuesses()

  /// What names mean in one file, computed on demand.
  private struct FileNames {
    /// The members of classes.
    var members: [String: Set<String>] = [:]

    /// The names that the handlers of reusable views know.
    var inReusableViews: Set<String>?

    /// The identifiers that classes register; nil where they are unknown.
    var registered: [String: Set<String>?] = [:]
  }

  private var ofFile = FileNames()

  private init(_ project: Project) {
    self.project = project
    documents = DocumentedClasses(project)
    described = BehaviorClassTable(project)
    classes = BehaviorClasses(project, documents, described)
    members = BehaviorMembers(project, documents)
    classMembers = BehaviorClassMembers(project, documents, described)
    let properties = project.sources?.types.flatMap(\.properties) ?? []
    outletsOfSources = Set(properties.filter(\.isOutlet).map(\.name))
  }

  /// The undeclared names, and those that only UIKit declares, by file.
  static func findings(in project: Project) -> [(file: SourceFile, finding: Finding)] {
    guard !project.behaviors.isEmpty, !project.hidesNames,
      project.behaviors.allSatisfy(\.findings.isEmpty)
    else { return [] }
    return BehaviorNames(project).findings
  }

  private var findings: [(file: SourceFile, finding: Finding)] {
    var taken: [String: Set<String>] = [:]
    var result: [(file: SourceFile, finding: Finding)] = []
    var names = self
    for file in project.behaviors {
      names.classMembers.path = file.file.path
      names.ofFile = FileNames()
      let app = described.appFolder(of: file.file.path)
      // The parser reports duplicates in a file.
      let before = taken[app] ?? []
      result += names.findings(inShared: file).map { (file.file, $0) }
      for type in file.classes {
        let ofClass = classes.findings(in: type, at: file.file.path)
        // The outlets of a misnamed class are unknown, so its names are not checked.
        let isMisnamed = ofClass.contains { $0.range == type.range }
        var findings = ofClass + (isMisnamed ? [] : names.findings(in: type).distinct)
        if before.contains(type.name) {
          findings.append(
            .unknownName("\(type.name) has more than one behavior", type.range, guess: nil))
        }
        taken[app, default: []].insert(type.name)
        result += findings.map { (file.file, $0) }
      }
    }
    return result
  }

  /// The errors in the initial values of the variables that all classes share.
  private mutating func findings(inShared file: BehaviorFile) -> [Finding] {
    let scope = BehaviorScope(type: nil, declared: classMembers.sharedNames, locals: [])
    return file.shared.flatMap { findings(in: $0.value, scope) }.distinct
  }

  /// The errors in the names of `type`.
  private mutating func findings(in type: ClassBehavior) -> [Finding] {
    guard classMembers.isController(type) else { return members.words(inView: type) }
    let declared = classMembers.names(of: type)
    var result = type.states.flatMap {
      findings(in: $0.value, BehaviorScope(type: type, declared: declared, locals: []))
    }
    for block in type.blocks + type.setters {
      result += findings(
        in: block.body, BehaviorScope(type: type, declared: declared, locals: Set(block.parameters))
      )
    }
    for handler in type.handlers {
      result += identifierFindings(of: handler, in: type) + members.words(in: handler)
      result += handler.options.flatMap { members.words(in: $0.value, for: $0.name) }
      let locals = Set(handler.parameters + (HandlerForm.named(handler.form)?.allNames ?? []))
      var scope = BehaviorScope(
        type: type, declared: declared, locals: locals,
        destinations: destinations(of: handler, of: type))
      if Self.reusableViews.contains(handler.form) {
        scope.isOpen = !project.isWhole || documents.viewOutlets.isEmpty
        scope.namesOfView = membersOfReusableViews()
      }
      result += findings(in: handler.body, scope)
    }
    return result
  }

  private static let reusableViews: Set<String> = ["cell", "header", "footer"]
  private static let cellParts = [
    "cell", "textLabel", "detailTextLabel", "imageView", "contentView",
  ]

  /// The names that the handlers of reusable views know: in a cell a name may be that of an outlet
  /// or of a property of the cell.
  private mutating func membersOfReusableViews() -> Set<String> {
    let names =
      ofFile.inReusableViews
      ?? ModeledMembers.views.union(Self.cellParts).union(documents.viewOutlets)
      .union(classMembers.viewMembers)
    ofFile.inReusableViews = names
    return names
  }

  /// The classes of the destination of the segue that `handler` prepares; nil if they are unknown.
  private func destinations(of handler: Handler, of type: ClassBehavior) -> Set<String>? {
    guard handler.form == "prepare", let segue = handler.subject else { return nil }
    let classes = documents.classes[type.name]?.segues[segue]
    return classes?.contains("") == true ? nil : classes
  }

  /// The errors in the identifiers and names of handlers.
  private mutating func identifierFindings(
    of handler: Handler, in type: ClassBehavior
  ) -> [Finding] {
    guard let subject = handler.subject, let range = handler.subjectRange else { return [] }
    switch handler.form {
    case let form where Self.reusableViews.contains(form):
      return reuseIdentifier(of: handler, in: type)
    case "prepare", "shouldPerformSegue": return segue(subject, range, of: type)
    case "didSet" where !type.states.contains { $0.name == subject }:
      return [
        .unknownName(
          "\(type.name) has no state '\(subject)'", range,
          guess: guesses.closest(to: subject, in: type.states.map(\.name)))
      ]
    default: return []
    }
  }

  private mutating func segue(
    _ identifier: String, _ range: Range<Int>, of type: ClassBehavior
  ) -> [Finding] {
    // `unknown-segue-identifier` reports identifiers that the sources also use.
    guard let documented = documents.classes[type.name], documented.segues[identifier] == nil,
      project.sources?.quotes(identifier) != true
    else { return [] }
    let guess = guesses.closest(to: identifier, in: documented.segues.keys.sorted())
    return [
      .unknownName(
        "the scenes of \(type.name) have no segue \"\(identifier)\"", range, guess: guess,
        isText: true)
    ]
  }
}

/// Statements and values.
extension BehaviorNames {
  private mutating func findings(in body: [BehaviorStatement], _ scope: BehaviorScope) -> [Finding]
  {
    var scope = scope
    var result: [Finding] = []
    for statement in body {
      if case .name(_, let value) = statement.action {
        // Its scope is not copied: thousands of them may follow each other.
        result += findings(in: value, scope)
        scope.declare(statement.boundNames)
        continue
      }
      var inner = scope
      inner.declare(statement.boundNames)
      result += statement.values.flatMap { findings(in: $0, inner) }
      result += statement.blocks.flatMap { findings(in: $0, inner) }
      switch statement.action {
      case .choose, .visit, .loop: break
      default: scope.declare(statement.boundNames)
      }
      result += findings(in: statement.action, scope)
    }
    return result
  }

  /// The errors in the words and identifiers of `action` itself.
  private mutating func findings(in action: BehaviorStatement.Action, _ scope: BehaviorScope)
    -> [Finding]
  {
    switch action {
    case .assign(let value, to: let place):
      return place.lastName.map { members.words(in: value, for: $0) } ?? []
    case .perform(let command):
      // The keys of a user info are the app's own.
      guard command.verb != .post else { return [] }
      var result = command.options.flatMap { members.words(in: $0.value, for: $0.name) }
      if command.verb == .performSegue, let subject = command.subject, let type = scope.type,
        case .text(let identifier) = subject.form
      {
        result += segue(identifier, subject.range, of: type).map { finding in
          var finding = finding
          finding.isReportedByRun = true
          return finding
        }
      }
      return result
    case .answer(let value?), .evaluate(let value): return block(value, scope)
    case .name, .choose, .require, .answer, .attempt, .visit, .loop, .atEnd: return []
    }
  }

  /// The finding for a line that only names a block: the block does not run.
  private func block(_ value: ValueExpression, _ scope: BehaviorScope) -> [Finding] {
    guard case .name(let name) = value.form, !scope.isLocal(name),
      scope.type?.blocks.contains(where: { $0.name == name }) ?? false
    else { return [] }
    return [
      .unknownName("the block '\(name)' is never called", value.range, guess: "run \(name)")
    ]
  }

  private mutating func findings(in value: ValueExpression, _ scope: BehaviorScope) -> [Finding] {
    func all(_ values: [ValueExpression], knowing more: [String] = []) -> [Finding] {
      var scope = scope
      if !more.isEmpty { scope.declare(more) }
      return values.flatMap { findings(in: $0, scope) }
    }
    switch value.form {
    case .name(let name): return self.name(name, value.range, scope)
    case .member(let base, let name, at: let range):
      return all([base]) + member(name, range, of: base, scope)
    case .call(let callee, let arguments):
      return call(callee, arguments, scope) + all(arguments.map(\.value))
    case .binary(let comparison, let left, let right)
    where comparison == .equal || comparison == .notEqual:
      let words = [(left, right), (right, left)].flatMap { place, value in
        place.lastName.map { members.words(in: value, for: $0) } ?? []
      }
      return words + all([left, right])
    case .transform(let item, in: let list, to: let value):
      return all([list]) + all([value], knowing: [item])
    case .filter(let item, in: let list, where: let condition):
      return all([list]) + all([condition], knowing: [item])
    case .closure(let block, using: _):
      var inner = scope
      inner.declare(block.parameters + [block.name])
      return findings(in: block.body, inner)
    case .instantiate(let identifier, from: nil): return scene(identifier, scope)
    default: return all(value.parts)
    }
  }

  private mutating func name(
    _ name: String, _ range: Range<Int>, _ scope: BehaviorScope, isCalled: Bool = false
  ) -> [Finding] {
    if let constant = Self.foreignConstants[name] {
      return [.unknownName("no value is named '\(name)'", range, guess: constant)]
    }
    guard !scope.knows(name) else { return [] }
    if name.first?.isUppercase == true { return className(name, range) }
    if let controller = SystemClass.named("UIViewController"), controller.hasSwiftMember(name) {
      return [.unmodeled(name, of: controller, range)]
    }
    // `unconnected-outlet` reports outlets that no document connects.
    guard !outletsOfSources.contains(name) else { return [] }
    let others = isCalled ? KnownNames.functions : ["true", "false", "nil"]
    // A single name may be a statement.
    let guess = guesses.closest(
      to: name,
      in: scope.names.union(others).sorted()
        + Verb.allCases.map(\.rawValue))
    guard guess != nil || !scope.isOpen else { return [] }
    return [
      .unknownName("no state, outlet or property is named '\(name)'", range, guess: guess)
    ]
  }

  /// The finding for the class `name`, written at `range`, whose members a run knows under a similar
  /// name; other classes are the app's.
  private func className(_ name: String, _ range: Range<Int>) -> [Finding] {
    let known = KnownNames.application.union([ModeledMembers.userDefaults])
    guard !known.contains(name), SystemClass.named(name) == nil, !classes.isDeclared(name),
      let guess = Misspelling(name).closest(
        in: known.filter { $0.first?.isUppercase == true }.sorted())
    else { return [] }
    return [.unknownName("no class is named '\(name)'", range, guess: guess)]
  }

  /// Constants as other languages write them.
  private static let foreignConstants = [
    "True": "true", "TRUE": "true", "YES": "true", "False": "false", "FALSE": "false",
    "NO": "false", "Nil": "nil", "None": "nil", "NULL": "nil",
  ]

  private mutating func call(
    _ callee: ValueExpression, _ arguments: [ValueExpression.Argument], _ scope: BehaviorScope
  ) -> [Finding] {
    switch callee.form {
    case .name(let name)
    where KnownNames.functions.contains(name) || KnownNames.controllerMethods.contains(name):
      return []
    // A method of UIKit's that the class handles.
    case .name(let name) where HandlerForm.called(name, arguments) != nil: return []
    case .name(let name) where name.first?.isUppercase != true:
      return self.name(name, callee.range, scope, isCalled: true)
    case .name(let name) where name.first?.isUppercase == true:
      return newObject(name, callee.range, arguments)
        + arguments.flatMap { argument in
          argument.label.map { members.words(in: argument.value, for: $0) } ?? []
        }
    case .member(let base, _, at: _) where base.form == .name("super"): return []
    case .member(let base, let name, at: let range):
      return findings(in: base, scope)
        + [members.call(name, range, on: members.owner(of: base, in: scope))].compactMap { $0 }
        + members.labels(of: arguments, on: base)
    default: return findings(in: callee, scope)
    }
  }

  /// The error in `base.name`.
  private mutating func member(
    _ name: String, _ range: Range<Int>, of base: ValueExpression, _ scope: BehaviorScope
  ) -> [Finding] {
    if case .name("destination") = base.form, let destinations = scope.destinations,
      destinations.count == 1, let destination = destinations.first,
      let type = described.type(destination, visibleFrom: classMembers.path)
    {
      return member(name, range, ofControllerOf: type)
    }
    if case .name("self") = base.form, let type = scope.type {
      return member(name, range, ofControllerOf: type)
    }
    // A color of the system or of the app.
    if base.form == .name("UIColor") { return [] }
    return [members.property(name, range, of: members.owner(of: base, in: scope))].compactMap { $0 }
  }

  private mutating func member(
    _ name: String, _ range: Range<Int>, ofControllerOf type: ClassBehavior
  ) -> [Finding] {
    let known = ofFile.members[type.name] ?? classMembers.members(of: type)
    ofFile.members[type.name] = known
    guard !known.contains(name) else { return [] }
    return [
      .unknownName(
        "\(type.name) has no state, outlet or property '\(name)'", range,
        guess: guesses.closest(to: name, in: known.sorted()))
    ]
  }

  /// The error in the storyboard identifier of a scene of the same storyboard.
  private mutating func scene(_ identifier: ValueExpression, _ scope: BehaviorScope) -> [Finding] {
    guard project.isWhole, case .text(let text) = identifier.form, !documents.scenes.contains(text)
    else { return findings(in: identifier, scope) }
    let scenes = documents.scenes
    return [
      .unknownName(
        "no scene has the storyboard identifier \"\(text)\"", identifier.range,
        guess: guesses.closest(to: text, in: scenes.sorted()), isText: true)
    ]
  }
}

extension [Finding] {
  /// The findings without repeated messages, each at its first place.
  fileprivate var distinct: [Finding] {
    var seen: Set<String> = []
    return filter { seen.insert($0.message).inserted }
  }
}

/// Reuse identifiers of cells, headers and footers.
extension BehaviorNames {
  /// The finding for the reuse identifier of the view of `handler` in `type`: its scenes have
  /// prototypes or the class registers some, none has the identifier, and it is not created with a
  /// style.
  private mutating func reuseIdentifier(
    of handler: Handler, in type: ClassBehavior
  ) -> [Finding] {
    let registered = ofFile.registered[type.name] ?? type.registeredIdentifiers
    ofFile.registered[type.name] = .some(registered)
    guard let registered, let identifier = handler.subject, let range = handler.subjectRange,
      !handler.options.contains(where: { $0.name == "style" })
    else { return [] }
    let known = registered.union(documents.classes[type.name]?.cells ?? [])
    guard !known.isEmpty, !known.contains(identifier) else { return [] }
    return [
      .unknownName(
        "the scenes of \(type.name) have no \(handler.form) \"\(identifier)\"", range,
        guess: guesses.closest(to: identifier, in: known.sorted()), isText: true)
    ]
  }
}

extension ClassBehavior {
  /// The identifiers that it registers classes and nibs for; nil if one of them is not a plain
  /// text.
  fileprivate var registeredIdentifiers: Set<String>? {
    var identifiers: Set<String>? = []
    for body in bodies {
      body.forEachStatement { statement in
        guard case .perform(let command) = statement.action, command.verb == .register else {
          return
        }
        guard case .text(let identifier)? = command.phrase(.for)?.form else {
          return identifiers = nil
        }
        identifiers?.insert(identifier)
      }
    }
    return identifiers
  }
}

/// New objects of UIKit: `UIAlertAction(title: "Delete", style: .destructive)`.
extension BehaviorNames {
  /// The findings for the class `name`, written at `range`, of a new object, and for the labels of
  /// `arguments`; words that resemble no known one may be the app's.
  func newObject(
    _ name: String, _ range: Range<Int>, _ arguments: [ValueExpression.Argument]
  ) -> [Finding] {
    guard let labels = KnownNames.initializers[name] else {
      guard name.hasPrefix("UI") || name.hasPrefix("NS"), SystemClass.named(name) == nil,
        !classes.isDeclared(name),
        let guess = Misspelling(name).closest(in: KnownNames.initializers.keys.sorted())
      else { return [] }
      return [.unknownName("no class is named '\(name)'", range, guess: guess)]
    }
    return Finding.misspelledLabels(of: arguments, known: labels.sorted(), "\(name) takes")
  }
}
