import BoardwalkBase

extension FlowCommand {
  static let snapshot = FlowCommand(
    name: "snapshot",
    forms: [
      "snapshot", "snapshot \"NAME\"", "snapshot tree \"NAME\"", "snapshot outline \"NAME\"",
      "snapshot svg \"NAME\"",
    ],
    summary: "draws the screen; a named snapshot is compared with its golden file"
  ) { (reader) throws(SyntaxError) in
    let form = try snapshotForm(&reader)
    if reader.next.endsStatement { return .snapshot(form, name: nil) }
    let range = reader.next.range
    let name = try reader.string("a name")
    if let fault = SnapshotName.fault(of: name) { throw SyntaxError(fault, at: range) }
    return .snapshot(form, name: name)
  }

  private static func snapshotForm(_ reader: inout TokenReader) throws(SyntaxError) -> SnapshotForm
  {
    guard case .word(let word) = reader.next.value else { return .wireframe }
    guard let form = SnapshotForm(rawValue: word) else {
      let words = SnapshotForm.allCases.map(\.rawValue)
      throw SyntaxError(
        "expected a name in double quotes, or \(words.joined(separator: ", "))",
        at: reader.range, suggestion: word.suggestion(among: words) ?? "\"\(word)\"")
    }
    reader.skip()
    return form
  }

  static let whereCommand = FlowCommand(
    name: "where", forms: ["where"], summary: "shows the containers, their controllers and the bar"
  ) { (_) throws(SyntaxError) in .outline }

  static let tree = FlowCommand(
    name: "tree", forms: ["tree"], summary: "lists the views on screen with their frames"
  ) { (_) throws(SyntaxError) in .tree }

  static let list = FlowCommand(
    name: "list", forms: ["list"],
    summary: "lists the elements that can be touched; ? is an alias"
  ) { (_) throws(SyntaxError) in .list }

  static let undo = FlowCommand(
    name: "undo", forms: ["undo"], summary: "undoes the last step"
  ) { (_) throws(SyntaxError) in .undo }

  static let help = FlowCommand(
    name: "help", forms: ["help"], summary: "lists the commands"
  ) { (_) throws(SyntaxError) in .help }

  static let quit = FlowCommand(
    name: "quit", forms: ["quit"], summary: "ends the run"
  ) { (_) throws(SyntaxError) in .quit }
}

extension FlowCommand {
  static let expect = FlowCommand(
    name: "expect",
    forms: ["expect EXPECTATION", "expect EXPECTATION, EXPECTATION"],
    summary: "checks the screen, the controllers, or the callbacks of the last step"
  ) { (reader) throws(SyntaxError) in
    var expectations: [Placed<FlowExpectation>] = []
    repeat { expectations.append(try reader.expectation()) } while reader.consume(symbol: ",")
    return .expect(expectations)
  }
}
