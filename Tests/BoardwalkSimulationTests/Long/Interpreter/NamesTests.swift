import BoardwalkBehavior
import BoardwalkSimulation
import Testing

@testable import BoardwalkSimulation

@Suite("Predefined names")
struct NamesTests {
  @Test("checked names equal evaluated names")
  func names() {
    #expect(KnownNames.controllerProperties == ControllerProperty.names)
    let impure = [
      "random", "NSLocalizedString", "stride", "swap", "type", "&", KnownNames.tuple,
      KnownNames.hasMethod,
    ]
    #expect(KnownNames.functions == Set(PureFunction.table.keys).union(impure))
  }

  @Test("every property of controllers, views and items is readable")
  func reading() throws {
    let names =
      ControllerProperty.names.sorted().map { "log \"\\(\($0))\"" }
      + ViewProperty.names.sorted().map { "log \"\\(nameLabel.\($0))\"" }
      + PartProperty.names(of: "navigationItem").sorted().map { "log \"\\(navigationItem.\($0))\"" }
      + PartProperty.names(of: "tabBarItem").sorted().map { "log \"\\(tabBarItem.\($0))\"" }
    var app = try ScriptedApp(
      "behavior DetailViewController { viewDidLoad {\n\(names.joined(separator: "\n"))\n} }\n")
    try app.tap("Rusty Spork")
    #expect(app.simulation.exception == nil, "\(String(describing: app.simulation.exception))")
    #expect(app.logs.count == names.count)
  }

  @Test("a written property reads back")
  func writing() throws {
    let values = [
      ("text", "\"A\"", "A"), ("placeholder", "\"B\"", "B"), ("image", "\"C\"", "C"),
      ("isHidden", "true", "true"), ("isEnabled", "false", "false"), ("isOn", "true", "true"),
      ("alpha", "0.5", "0.5"), ("value", "0.25", "0.25"), ("borderStyle", ".line", "line"),
      ("accessoryType", ".checkmark", "checkmark"), ("accessoryType", ".none", "none"),
      ("backgroundColor", ".systemBlue", "systemBlue"), ("textColor", ".label", "label"),
      ("date", "date(\"2025-05-01\")", "2025-05-01"), ("selectedSegmentIndex", "1", "1"),
      ("keyboardType", ".URL", "URL"), ("returnKeyType", ".go", "go"),
      ("transform", "scale(2, 3)", "{a: 2, d: 3}"),
    ]
    let lines = values.map { name, value, _ in
      "nameLabel.\(name) = \(value)\nlog \"\\(nameLabel.\(name))\""
    }
    var app = try ScriptedApp(
      "behavior DetailViewController { viewDidLoad {\n\(lines.joined(separator: "\n"))\n} }\n")
    try app.tap("Rusty Spork")
    #expect(app.logs == values.map(\.2))
  }
}
