import BoardwalkLanguage

extension FlowCommand {
  static let snapshot = FlowCommand(
    name: "snapshot", forms: ["snapshot", "snapshot \"NAME\""],
    summary: "draws what is on screen; a name lets golden files keep it"
  ) { (reader) throws(SyntaxError) in
    reader.next.endsStatement ? .snapshot(nil) : .snapshot(try reader.string("a name"))
  }

  static let whereCommand = FlowCommand(
    name: "where", forms: ["where"], summary: "shows the containers, what is in them, and the bar"
  ) { (_) throws(SyntaxError) in .outline }

  static let tree = FlowCommand(
    name: "tree", forms: ["tree"], summary: "lists the views on screen with their frames"
  ) { (_) throws(SyntaxError) in .tree }

  static let list = FlowCommand(
    name: "list", forms: ["list"], summary: "lists what can be tapped; ? does the same"
  ) { (_) throws(SyntaxError) in .list }

  static let undo = FlowCommand(
    name: "undo", forms: ["undo"], summary: "goes back to before the last line that did something"
  ) { (_) throws(SyntaxError) in .undo }

  static let help = FlowCommand(
    name: "help", forms: ["help"], summary: "lists the commands"
  ) { (_) throws(SyntaxError) in .help }

  static let quit = FlowCommand(
    name: "quit", forms: ["quit"], summary: "ends the walk"
  ) { (_) throws(SyntaxError) in .quit }
}
