import BoardwalkLanguage
import BoardwalkSource

/// The names in reach of a statement, and the ids of the objects that have them.
private struct NameScope {
  /// Those of the whole file, shared by all scenes rather than copied for each.
  var outer: [String: String] = [:]

  var own: [String: String] = [:]

  subscript(name: String) -> String? { own[name] ?? outer[name] }
}

/// Finds names that nothing has, and names that two objects have.
struct SceneReferenceCheck {
  private(set) var errors: [SyntaxError] = []

  /// The statements behind the header.
  private let statements: ArraySlice<Statement>

  /// Every name that is given somewhere in the file, to say of a name that it is out of reach; found
  /// out when the first one is.
  private lazy var everywhere: Set<String> = {
    var names: Set<String> = []
    for statement in statements { Self.collect(statement, into: &names) }
    return names
  }()

  /// The kinds by which no object goes, because several in reach have no name.
  private var ambiguous: Set<String> = []

  /// Kinds whose word behind the kind is no name of an object.
  private static let nameless: Set<String> = [
    "device", "adaptation", "outlet", "outlets", "outletCollection", "action", "segue",
  ]

  /// What is wrong with the names in `statements`, the header first.
  static func findings(in statements: [Statement]) -> [Finding] {
    guard let header = statements.first else { return [] }
    var check = SceneReferenceCheck(statements.dropFirst())
    check.run(isStoryboard: DocumentHeader.isStoryboard(header))
    return check.errors.map(\.sceneFinding)
  }

  private init(_ statements: ArraySlice<Statement>) { self.statements = statements }

  private mutating func run(isStoryboard: Bool) {
    var global = NameScope()
    for index in statements.indices {
      if isStoryboard {
        add(statements[index], to: &global)
      } else {
        addAll(statements[index], to: &global)
      }
    }
    if !isStoryboard { addImplicit(in: Array(statements), to: &global) }
    for index in statements.indices {
      var local = NameScope(outer: global.own)
      if isStoryboard {
        addInner(of: statements[index], to: &local)
        addImplicit(in: [statements[index]], to: &local)
      }
      addResponder(of: statements[index], to: &local)
      if isStoryboard { addExit(of: statements[index], to: &local) }
      check(statements[index], local)
    }
  }

  // MARK: Names

  private static func name(of statement: Statement) -> String? {
    guard let name = statement.name, statement.target == nil else { return nil }
    return nameless.contains(statement.kind) ? nil : name
  }

  private static func collect(_ statement: Statement, into names: inout Set<String>) {
    if let name = name(of: statement) { names.insert(name) }
    for inner in statement.body { collect(inner, into: &names) }
  }

  private mutating func addAll(_ statement: Statement, to names: inout NameScope) {
    add(statement, to: &names)
    addInner(of: statement, to: &names)
  }

  private mutating func addInner(of statement: Statement, to names: inout NameScope) {
    statement.body.visitEach { addAll($0, to: &names) }
  }

  private mutating func add(_ statement: Statement, to names: inout NameScope) {
    guard let name = Self.name(of: statement) else { return }
    let id = statement.explicitID ?? ""
    guard let other = names[name] else {
      names.own[name] = id
      return
    }
    // Two objects with one id have one name, whatever is to be said of the id.
    guard id.isEmpty || id != other else { return }
    errors.append(
      SyntaxError(
        "choose another name: something in reach is called '\(name)' already",
        at: statement.places.name))
  }

  private mutating func addImplicit(in statements: [Statement], to names: inout NameScope) {
    let implicit = ImplicitNames(statements)
    ambiguous = implicit.ambiguous
    implicit.forEach(in: statements) { _, word in
      if names[word] == nil { names.own[word] = "" }
    }
  }

  private func addResponder(of statement: Statement, to names: inout NameScope) {
    let isSaid = statement.fields.contains { $0.name == "firstResponder" }
    let goesWithoutSaying =
      SceneFields.apply(to: statement) && SceneFields.needs("firstResponder", statement)
      && !statement.marks.contains("no-firstResponder")
    if isSaid || goesWithoutSaying { names.own["firstResponder"] = "" }
  }

  /// A scene has an exit as soon as something leads there; see `SceneExit`.
  private func addExit(of statement: Statement, to names: inout NameScope) {
    guard names["exit"] == nil, SceneFields.apply(to: statement) else { return }
    names.own["exit"] = ""
  }

  // MARK: References

  private mutating func check(_ statement: Statement, _ names: NameScope) {
    if let target = statement.target {
      let sendsMessage =
        statement.kind == "action" || statement.kind == "segue" && statement.name == "unwind"
      let end = sendsMessage ? target.utf8.firstIndex(of: UInt8(ascii: ".")) : nil
      check(target[..<(end ?? target.endIndex)], at: statement.places.target, names)
    }
    if let equation = statement.equation {
      check(anchor: equation.first, at: statement.places.first, names)
      if let second = equation.second { check(anchor: second, at: statement.places.second, names) }
    }
    statement.body.visitEach { check($0, names) }
  }

  private mutating func check(anchor: String, at range: Range<Int>, _ names: NameScope) {
    guard let dot = anchor.utf8.lastIndex(of: UInt8(ascii: ".")) else { return }
    check(anchor[..<dot], at: range, names)
  }

  private mutating func check(_ name: Substring, at range: Range<Int>, _ names: NameScope) {
    guard name.utf8.first != UInt8(ascii: "#"), names[String(name)] == nil else { return }
    let range = range.lowerBound..<range.lowerBound + name.utf8.count
    guard !ambiguous.contains(String(name)) else {
      errors.append(
        SyntaxError(
          "name the object that you mean: more than one \(name) without a name is in reach",
          at: range))
      return
    }
    guard name != "safeArea" else {
      errors.append(
        SyntaxError("add 'guide safeArea' to the view whose safe area you mean", at: range))
      return
    }
    guard !everywhere.contains(String(name)) else {
      errors.append(
        SyntaxError(
          "refer to something in the same scene, or to a controller: '\(name)' is in another",
          at: range))
      return
    }
    errors.append(
      SyntaxError(
        "refer to something that is there: nothing in reach is called '\(name)'", at: range,
        suggestion: Misspelling(String(name)).closest(
          in: names.own.keys.sorted() + names.outer.keys.sorted())))
  }
}
