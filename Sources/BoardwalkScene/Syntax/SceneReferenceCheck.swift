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

  /// The kinds by which no object goes, because several in reach have no name.
  private var ambiguous: Set<String> = []

  /// Every name that is given somewhere in the file, to say of a name that it is out of reach.
  private var everywhere: Set<String> = []

  /// Kinds whose word behind the kind is no name of an object.
  private static let nameless: Set<String> = [
    "device", "adaptation", "outlet", "outlets", "outletCollection", "action", "segue",
  ]

  /// What is wrong with the names in `statements`, the header first.
  static func findings(in statements: [Statement]) -> [Finding] {
    var check = SceneReferenceCheck()
    check.run(statements)
    return check.errors.map(\.sceneFinding)
  }

  private mutating func run(_ statements: [Statement]) {
    guard let header = statements.first else { return }
    let rest = Array(statements.dropFirst())
    for statement in rest { collect(statement, into: &everywhere) }
    var global = NameScope()
    if DocumentHeader.isStoryboard(header) {
      for statement in rest { add(statement, to: &global) }
      for statement in rest {
        var local = NameScope(outer: global.own)
        for inner in statement.body { addAll(inner, to: &local) }
        addImplicit(in: [statement], to: &local)
        addResponder(of: statement, to: &local)
        addExit(of: statement, to: &local)
        check(statement, local)
      }
    } else {
      for statement in rest { addAll(statement, to: &global) }
      addImplicit(in: rest, to: &global)
      for statement in rest {
        var local = NameScope(outer: global.own)
        addResponder(of: statement, to: &local)
        check(statement, local)
      }
    }
  }

  // MARK: Names

  private static func name(of statement: Statement) -> String? {
    statement.target == nil && !nameless.contains(statement.kind) ? statement.name : nil
  }

  private func collect(_ statement: Statement, into names: inout Set<String>) {
    if let name = Self.name(of: statement) { names.insert(name) }
    for inner in statement.body { collect(inner, into: &names) }
  }

  private mutating func addAll(_ statement: Statement, to names: inout NameScope) {
    add(statement, to: &names)
    for inner in statement.body { addAll(inner, to: &names) }
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
      let end = sendsMessage ? target.firstIndex(of: ".") : nil
      check(target[..<(end ?? target.endIndex)], at: statement.places.target, names)
    }
    if let equation = statement.equation {
      check(anchor: equation.first, at: statement.places.first, names)
      if let second = equation.second { check(anchor: second, at: statement.places.second, names) }
    }
    for inner in statement.body { check(inner, names) }
  }

  private mutating func check(anchor: String, at range: Range<Int>, _ names: NameScope) {
    guard let dot = anchor.lastIndex(of: ".") else { return }
    check(anchor[..<dot], at: range, names)
  }

  private mutating func check(_ name: Substring, at range: Range<Int>, _ names: NameScope) {
    guard !name.hasPrefix("#"), names[String(name)] == nil else { return }
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
